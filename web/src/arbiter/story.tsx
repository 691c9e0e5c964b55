/** The story of a game as it is read: the newest first, each line with the position that followed it. */
import { useState } from 'preact/hooks';
import type { StoryLine } from '../core/api';
import { timeOfDay } from '../core/numbers';
import { t } from '../core/texts';
import { ToldView } from '../game/card';
import type { Game } from '../game/game';
import { useStory } from '../game/story';
import { Correct } from './correct';

interface Props {
  game: Game;
  /** The line whose position is on the board. */
  at: number | undefined;
  look: (line: StoryLine | undefined) => void;
}

export function StoryTab({ game, at, look }: Props) {
  const [rulings, setRulings] = useState(false);
  const lines = useStory(game, rulings, game.model.version) ?? [];
  return (
    <>
      <label class="choice">
        <input type="checkbox" checked={rulings} onChange={() => setRulings(!rulings)} />
        <span>{t('screen-rulings-only')}</span>
      </label>
      {lines.length === 0 && <p class="lead">{t('screen-story-empty')}</p>}
      <ol class="story" reversed>
        {lines.map((line) => (
          <li key={line.seq}>
            <button
              type="button"
              class="story-line"
              aria-pressed={at === line.seq}
              onClick={() => look(at === line.seq ? undefined : line)}
            >
              {line.at !== null && <time>{timeOfDay(line.at)}</time>}
              <span class={`by by-${line.by}`} aria-hidden="true" />
              <span>{line.text}</span>
            </button>
            {line.told.map((told) => (
              <div key={told.seq} class={`line ${told.kind}`}>
                <p>{told.text}</p>
                <ToldView told={told} title={false} />
                {told.kind === 'ruling' && line.ruled && <Correct game={game} ruling={told.seq} />}
              </div>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}
