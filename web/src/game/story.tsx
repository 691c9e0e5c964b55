/** What happened, as it is read, the newest first: what was ruled while the game is played, all of it afterwards. */
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../core/api';
import { timeOfDay } from '../core/numbers';
import { t } from '../core/texts';
import type { Entry, StoryLine, Told, Story as Written } from '../core/wire';
import { ToldView } from './card';
import type { Game } from './game';

/** Whoever does something is not asked after again at every hand. */
const PAUSE = 300;
/** So many lines are read. */
const LINES = 200;

/** The story from the server, read again when `of` changes; what was read last stays where there is no line. */
export function useStory(game: Game, rulings: boolean, of: unknown, wanted = true): StoryLine[] | undefined {
  const [lines, setLines] = useState<StoryLine[] | undefined>(undefined);
  const { welcome } = game.model;
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const path = `/api/v1/games/${welcome.game}/story?limit=${LINES}${rulings ? '&rulings=true' : ''}`;
    const timer = setTimeout(() => {
      ask<Written>(path).then(
        (found) => current && setLines(found.lines),
        () => undefined,
      );
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [of, rulings, wanted]);
  return lines;
}

interface Line {
  seq: number;
  at: number | null;
  text?: string | null;
  told: Told[];
}

/**
 * While the game is played this screen knows what was ruled; afterwards the server tells everything. `most`: so many of
 * the newest, and the others behind a word.
 */
export function Story({ game, bare, most }: { game: Game; bare?: boolean; most?: number }) {
  const [earlier, setEarlier] = useState(false);
  const over = game.model.view.phase === 'over';
  const all = useStory(game, false, over, over);
  const known: Line[] = all ?? game.model.story.filter((entry: Entry) => entry.told.length > 0).reverse();
  const shown = most === undefined || earlier ? known : known.slice(0, most);
  return (
    <section class="paper" aria-label={t('screen-story')}>
      {!bare && <h2>{t('screen-story')}</h2>}
      {known.length === 0 ? (
        <p class="lead">{t('screen-story-empty')}</p>
      ) : (
        // A list that scrolls is reached by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by its keys
        <ol class="story" reversed tabIndex={0}>
          {shown.map((line) => (
            <li key={line.seq}>
              {line.at !== null && <time>{timeOfDay(line.at)}</time>}
              {line.text && <p>{line.text}</p>}
              {line.told.map((told) => (
                <details key={told.seq} class={`line ${told.kind}`}>
                  <summary>
                    <strong>{told.title}</strong> {told.cause}
                  </summary>
                  <ToldView told={told} title={false} />
                </details>
              ))}
            </li>
          ))}
        </ol>
      )}
      {shown.length < known.length && (
        <button type="button" class="plain" onClick={() => setEarlier(true)}>
          {t('screen-story-earlier', { count: known.length - shown.length })}
        </button>
      )}
    </section>
  );
}
