/** What an arbiter imposes and declares: penalties, the result. */
import { useState } from 'preact/hooks';
import { inDigits } from '../core/numbers';
import { SIDES } from '../core/sides';
import { t } from '../core/texts';
import type { Act, Color, GameResult, GivenScore } from '../core/wire';
import type { Game } from '../game/game';
import { sideName } from '../game/words';
import { AskFirst } from './ask-first';

interface SidesProps {
  game: Game;
  chosen?: Color | undefined;
  choose: (side: Color) => void;
}

/** Both players, to choose one of them. */
export function Sides({ game, chosen, choose }: SidesProps) {
  return (
    <div class="two">
      {SIDES.map((side, index) => (
        <button
          key={side}
          type="button"
          class="cell"
          data-side={side}
          aria-pressed={chosen === undefined ? undefined : chosen === side}
          onClick={() => choose(side)}
        >
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
  const [player, setPlayer] = useState<Color | undefined>(undefined);
  const timed = kind.endsWith('_time');
  const choose = (one: string) => {
    setKind(one);
    setPlayer(undefined);
  };
  const acts: Act[] = player
    ? [{ do: 'penalise', list: [{ kind, player, ...(timed ? { ms: minutes * MINUTE } : {}) }] }]
    : [];
  const impose = () => {
    game.act(acts);
    choose('');
  };
  return (
    <>
      <fieldset>
        <legend>{t('screen-penalty')}</legend>
        {PENALTIES.map((one) => (
          <label key={one} class="choice">
            <input
              type="radio"
              name="penalty"
              value={one}
              checked={kind === one}
              onChange={() => choose(one)}
            />
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
      {kind !== '' && <Sides game={game} chosen={player} choose={setPlayer} />}
      {player && <AskFirst game={game} wish={{ acts }} enter={impose} back={() => setPlayer(undefined)} />}
    </>
  );
}

/** Results, and those with points of their own, which are declared as lost by both. */
const RESULTS: readonly { shown: string; result: GameResult; score?: GivenScore }[] = [
  { shown: '1-0', result: '1-0' },
  { shown: '1/2-1/2', result: '1/2-1/2' },
  { shown: '0-1', result: '0-1' },
  { shown: '0-0', result: '0-0' },
  { shown: '1/2-0', result: '0-0', score: { white: '1/2', black: '0' } },
  { shown: '0-1/2', result: '0-0', score: { white: '0', black: '1/2' } },
];

/** The act that gives a result: declared while the game is played, corrected once it is over. */
function given(shown: string, over: boolean): Act[] {
  const found = RESULTS.find((one) => one.shown === shown);
  if (!found) return [];
  const { result, score } = found;
  if (over && !score) return [{ do: 'correct', result }];
  return [{ do: 'declare', result, ...(score ? { score } : {}) }];
}

export function Result({ game }: { game: Game }) {
  const [result, setResult] = useState('');
  const over = game.model.view.phase === 'over';
  const acts = given(result, over);
  return (
    <>
      {over && <p>{t('screen-desk-correct-result')}</p>}
      <div class="cells">
        {RESULTS.map(({ shown: one }) => (
          <button
            key={one}
            type="button"
            class="cell"
            data-result={one}
            aria-pressed={one === result}
            onClick={() => setResult(one)}
          >
            <bdo dir="ltr">{inDigits(one)}</bdo>
          </button>
        ))}
      </div>
      {result !== '' && (
        <AskFirst
          game={game}
          wish={{ acts }}
          enter={() => {
            game.act(acts);
            setResult('');
          }}
          back={() => setResult('')}
        />
      )}
    </>
  );
}
