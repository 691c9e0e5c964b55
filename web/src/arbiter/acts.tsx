/** What an arbiter enters: incidents in three taps, penalties, the result. */
import { useState } from 'preact/hooks';
import type { Man, Square } from '../board/squares';
import type { Color } from '../core/api';
import { t } from '../core/texts';
import type { Game } from '../game/game';
import { standing } from '../game/model';
import { sideName, squareName } from '../game/words';

const FIGURES: Readonly<Record<Man, string>> = {
  K: '♔',
  Q: '♕',
  R: '♖',
  B: '♗',
  N: '♘',
  P: '♙',
  k: '♚',
  q: '♛',
  r: '♜',
  b: '♝',
  n: '♞',
  p: '♟',
};

/** What is seen at boards, the likeliest first. */
const FACTS = [
  'illegal_move',
  'touched',
  'flag',
  'device',
  'displaced_piece',
  'wrong_setting',
  'wrong_position',
  'written_ahead',
] as const;

/** The rest, behind a word. */
const RARER = [
  'wrong_hand',
  'default',
  'wrong_colours',
  'board_turned',
  'pawn_on_last_rank',
  'king_captured',
  'unrecorded',
] as const;

const SIDES: readonly Color[] = ['white', 'black'];

function Sides({ game, choose }: { game: Game; choose: (side: Color) => void }) {
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

export function Incident({ game }: { game: Game }) {
  const [fact, setFact] = useState('');
  const [toucher, setToucher] = useState<Color | undefined>(undefined);
  const [rarer, setRarer] = useState(false);
  const back = () => {
    setFact('');
    setToucher(undefined);
  };
  const observe = (more: { side: Color; square?: Square }) => {
    game.act([{ do: 'observe', fact, ...more }]);
    back();
  };
  if (toucher) {
    return (
      <section aria-label={t('screen-touched-which')}>
        <p>{t('screen-touched-which')}</p>
        <div class="men-cells" dir="ltr">
          {[...standing(game.model)].sort().map(([square, man]) => (
            <button
              key={square}
              type="button"
              class="cell"
              aria-label={squareName(square, man, new Set(), undefined)}
              onClick={() => observe({ side: toucher, square })}
            >
              <span aria-hidden="true">
                {FIGURES[man]} {square}
              </span>
            </button>
          ))}
        </div>
        <button type="button" class="plain" onClick={back}>
          {t('screen-back')}
        </button>
      </section>
    );
  }
  if (fact) {
    return (
      <section aria-label={t('screen-whose')}>
        <p>{t('screen-fact', { fact })}</p>
        <Sides game={game} choose={(side) => (fact === 'touched' ? setToucher(side) : observe({ side }))} />
        <button type="button" class="plain" onClick={back}>
          {t('screen-back')}
        </button>
      </section>
    );
  }
  return (
    <>
      <div class="cells">
        {[...FACTS, ...(rarer ? RARER : [])].map((one) => (
          <button key={one} type="button" class="cell" data-fact={one} onClick={() => setFact(one)}>
            {t('screen-fact', { fact: one })}
          </button>
        ))}
      </div>
      <button type="button" class="quiet" aria-expanded={rarer} onClick={() => setRarer(!rarer)}>
        {t('screen-more')}
      </button>
    </>
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
