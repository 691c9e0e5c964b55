/** The clocks of one board: set only while they stand, the old figure beside the new one. */
import { useState } from 'preact/hooks';
import type { Color } from '../core/api';
import { clockText, inDigits } from '../core/numbers';
import { t } from '../core/texts';
import type { Game } from '../game/game';
import { shownNow } from '../game/model';
import { sideName } from '../game/words';
import { readTime } from './questions';

const SIDES: readonly Color[] = ['white', 'black'];

export function Clocks({ game }: { game: Game }) {
  const { view } = game.model;
  const [typed, setTyped] = useState<Partial<Record<Color, string>>>({});
  if (view.phase === 'running') {
    return (
      <>
        <p>{t('screen-clocks-run')}</p>
        <button type="button" class="button wide" onClick={() => game.act([{ do: 'stop' }])}>
          {t('screen-run', { what: 'stop' })}
        </button>
      </>
    );
  }
  const wanted = SIDES.flatMap((side) => {
    const ms = readTime(typed[side] ?? '');
    return ms === undefined ? [] : [{ do: 'adjust', side, ms }];
  });
  const apply = (go: boolean) => {
    game.act([...wanted, ...(go ? [{ do: 'resume' }] : [])]);
    setTyped({});
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply(false);
      }}
    >
      {SIDES.map((side) => {
        const now = shownNow(game.model, side, performance.now());
        const old = now === undefined ? '' : inDigits(clockText(now));
        return (
          <label key={side} class="field">
            <span>
              {sideName(side)} <bdi dir="ltr">{typed[side] ? <s>{old}</s> : old}</bdi>
            </span>
            <input
              dir="ltr"
              inputmode="numeric"
              placeholder="1:30:00"
              value={typed[side] ?? ''}
              onInput={(event) => setTyped({ ...typed, [side]: event.currentTarget.value })}
            />
          </label>
        );
      })}
      <div class="answers">
        <button type="submit" class="button" disabled={wanted.length === 0}>
          {t('screen-apply')}
        </button>
        {view.phase === 'standing' && (
          <button type="button" class="plain" disabled={wanted.length === 0} onClick={() => apply(true)}>
            {t('screen-apply-run')}
          </button>
        )}
      </div>
    </form>
  );
}
