/** What is on paper: the scoresheet. */

import { clockText, count, inDigits } from '../core/numbers';
import { t } from '../core/texts';
import type { SheetMove } from '../core/wire';
import type { Game } from './game';

/** Number, White, Black from the start edge; every move keeps its own direction. */
export function Sheet({ game }: { game: Game }) {
  const { sheet } = game.model;
  if (!sheet) return null;
  // Where nobody may point at a flag, times are whole minutes here as on the clocks.
  const minutes = game.model.view.clock?.flag_may_be_shown === false;
  const rows = Array.from({ length: Math.ceil(sheet.length / 2) }, (_, row) => row);
  return (
    <section class="paper" aria-label={t('screen-sheet')}>
      <h2>{t('screen-sheet')}</h2>
      {rows.length === 0 ? (
        <p class="lead">{t('screen-sheet-empty')}</p>
      ) : (
        // A list that scrolls is reached by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by its keys
        <ol class="sheet-rows" tabIndex={0}>
          {rows.map((row) => (
            <li key={row}>
              <span class="row-number">{count(row + 1)}</span>
              <Written move={sheet[row * 2]} minutes={minutes} />
              <Written move={sheet[row * 2 + 1]} minutes={minutes} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** A move, and what its player had left after it. */
function Written({ move, minutes }: { move: SheetMove | undefined; minutes: boolean }) {
  const left = move?.left;
  const time = minutes ? `${Math.ceil((left ?? 0) / 60_000)}′` : clockText(left ?? 0);
  return (
    <span class="written">
      <bdi dir="auto">{move?.text}</bdi>
      {left !== null && left !== undefined && <small dir="ltr">{inDigits(time)}</small>}
    </span>
  );
}
