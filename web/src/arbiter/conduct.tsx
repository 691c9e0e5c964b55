/** What is remembered of both players, and the appeal that waits to be decided. */
import { useState } from 'preact/hooks';
import { count } from '../core/numbers';
import { SIDES } from '../core/sides';
import { t } from '../core/texts';
import type { Color, Conduct, GameResult } from '../core/wire';
import type { Game } from '../game/game';
import { Outcomes } from '../game/outcomes';
import { sideName } from '../game/words';

const COUNTED = ['illegal_moves', 'warnings', 'refusals', 'devices', 'untimely_offers'] as const;

export function Records({ game }: { game: Game }) {
  const { conduct } = game.model.view;
  if (!conduct) return null;
  return (
    <div class="two records">
      {SIDES.map((side) => (
        <Of key={side} game={game} side={side} record={conduct[side]} />
      ))}
    </div>
  );
}

function Of({ game, side, record }: { game: Game; side: Color; record: Conduct }) {
  const counted = COUNTED.filter((one) => record[one] > 0);
  const name = game.model.presence?.players[side === 'white' ? 0 : 1]?.name;
  return (
    <section class="record" data-record={side}>
      <h3>
        {sideName(side)} <bdi>{name}</bdi>
      </h3>
      {counted.length + record.penalties.length === 0 && <p class="lead">{t('screen-record-empty')}</p>}
      <ul>
        {counted.map((one) => (
          <li key={one}>
            {t('screen-record', { what: one })}: {count(record[one])}
          </li>
        ))}
        {record.penalties.map((penalty, index) => (
          <li key={index}>{penalty}</li>
        ))}
      </ul>
    </section>
  );
}

/** Upheld, with the result that then stands where it is about one, or rejected. */
export function Appealed({ game }: { game: Game }) {
  const [result, setResult] = useState<GameResult | undefined>(undefined);
  const { appeal, phase } = game.model.view;
  if (!appeal || !game.may('decide_appeal')) return null;
  return (
    <section class="card question appealed" aria-label={t('screen-appeal')}>
      <div class="card-body">
        <h2>{t('screen-appeal-waits', { side: appeal.by, to: appeal.to })}</h2>
        {phase === 'over' && (
          <Outcomes chosen={result} choose={(one) => setResult(one === result ? undefined : one)} />
        )}
        <button
          type="button"
          class="button wide"
          data-run="uphold"
          onClick={() => game.act([{ do: 'decide_appeal', upheld: true, ...(result ? { result } : {}) }])}
        >
          {t('screen-appeal-upheld')}
        </button>
        <button
          type="button"
          class="plain wide"
          data-run="reject"
          onClick={() => game.act([{ do: 'decide_appeal', upheld: false }])}
        >
          {t('screen-appeal-rejected')}
        </button>
      </div>
    </section>
  );
}
