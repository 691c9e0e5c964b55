/** What an arbiter imposes and declares: penalties, the result. */
import { useState } from 'preact/hooks';
import type { Color } from '../core/api';
import { t } from '../core/texts';
import type { Game } from '../game/game';
import { sideName } from '../game/words';

const SIDES: readonly Color[] = ['white', 'black'];

/** Both players, to choose one of them. */
export function Sides({ game, choose }: { game: Game; choose: (side: Color) => void }) {
  return (
    <div class="two">
      {SIDES.map((side, index) => (
        <button key={side} type="button" class="cell" onClick={() => choose(side)}>
          <strong>{sideName(side)}</strong>
          <bdi>{game.model.presence?.players[index]?.name}</bdi>
        </button>
      ))}
    </div>
  );
}

const PENALTIES = ['warning', 'opponent_time', 'own_time', 'loss'] as const;
const MINUTE = 60_000;

export function Penalties({ game }: { game: Game }) {
  const [kind, setKind] = useState<string>('');
  const [minutes, setMinutes] = useState(2);
  const timed = kind.endsWith('_time');
  const penalise = (player: Color) => {
    const penalty = { kind, player, ...(timed ? { ms: minutes * MINUTE } : {}) };
    game.act([{ do: 'penalise', list: [penalty] }]);
    setKind('');
  };
  return (
    <>
      <fieldset>
        <legend>{t('screen-penalty')}</legend>
        {PENALTIES.map((one) => (
          <label key={one} class="choice">
            <input type="radio" name="penalty" checked={kind === one} onChange={() => setKind(one)} />
            <span>{t('screen-penalty-kind', { kind: one })}</span>
          </label>
        ))}
      </fieldset>
      {timed && (
        <label class="field">
          <span>{t('screen-minutes')}</span>
          <input
            type="number"
            min="1"
            max="60"
            value={minutes}
            onInput={(event) => setMinutes(Math.max(1, Number(event.currentTarget.value)))}
          />
        </label>
      )}
      {kind !== '' && <Sides game={game} choose={penalise} />}
    </>
  );
}

/** Results, and those with points of their own, which are declared as lost by both. */
const RESULTS = [
  ['1-0'],
  ['1/2-1/2'],
  ['0-1'],
  ['0-0'],
  ['1/2-0', '1/2', '0'],
  ['0-1/2', '0', '1/2'],
] as const;

export function Result({ game }: { game: Game }) {
  const [result, setResult] = useState('');
  const over = game.model.view.phase === 'over';
  return (
    <>
      <div class="cells">
        {RESULTS.map(([one]) => (
          <button
            key={one}
            type="button"
            class="cell"
            aria-pressed={one === result}
            disabled={over}
            onClick={() => setResult(one)}
          >
            <bdo dir="ltr">{one}</bdo>
          </button>
        ))}
      </div>
      {result !== '' && !over && (
        <button
          type="button"
          class="button wide"
          onClick={() => {
            const [, white, black] = RESULTS.find(([one]) => one === result) ?? [];
            const score = white === undefined ? {} : { score: { white, black } };
            game.act([{ do: 'declare', result: white === undefined ? result : '0-0', ...score }]);
            setResult('');
          }}
        >
          {t('screen-declare', { result })}
        </button>
      )}
    </>
  );
}
