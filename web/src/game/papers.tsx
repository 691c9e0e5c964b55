/** What is on paper: the scoresheet, and the story of the game. */
import type { Entry } from '../core/api';
import { count, timeOfDay } from '../core/numbers';
import { t } from '../core/texts';
import { ToldView } from './card';
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

/** The story as one line an entry, the newest first; entries of which this viewer is told nothing are left out. */
export function Story({ entries, rulingsOnly }: { entries: readonly Entry[]; rulingsOnly: boolean }) {
  const shown = entries.filter((entry) => entry.told.length > 0 || (!rulingsOnly && entry.text));
  return (
    <section class="paper" aria-label={t('screen-story')}>
      <h2>{t('screen-story')}</h2>
      {shown.length === 0 ? (
        <p class="lead">{t('screen-story-empty')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by its keys
        <ol class="story" reversed tabIndex={0}>
          {[...shown].reverse().map((entry) => (
            <li key={entry.seq}>
              {entry.at !== null && <time>{timeOfDay(entry.at)}</time>}
              {entry.text && <p>{entry.text}</p>}
              {entry.told.map((told) => (
                <div key={told.seq} class={`line ${told.kind}`}>
                  <p>{told.text}</p>
                  <ToldView told={told} title={false} />
                </div>
              ))}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
