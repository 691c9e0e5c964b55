/** What is on paper: the scoresheet. */
import { count } from '../core/numbers';
import { t } from '../core/texts';
import type { Game } from './game';

/** Number, White, Black from the start edge; every move keeps its own direction. */
export function Sheet({ game }: { game: Game }) {
  const { sheet } = game.model;
  if (!sheet) return null;
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
              <bdi dir="auto">{sheet[row * 2]?.text}</bdi>
              <bdi dir="auto">{sheet[row * 2 + 1]?.text}</bdi>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
