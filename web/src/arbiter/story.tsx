/** The story of a game as it is read: the newest first, one line an entry; what was ruled, the articles and the position lie behind a tap. */
import { useState } from 'preact/hooks';
import { inDigits, timeOfDay } from '../core/numbers';
import { t } from '../core/texts';
import type { StoryLine, Told } from '../core/wire';
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

/** What every move is answered with says nothing that the line does not say. */
const PLAIN: ReadonlySet<string> = new Set([
  'move_made',
  'move_completed',
  'game_continues',
  'no_intervention',
]);

/** What was answered and is worth a word: each once, however often it was said on the way. */
export function worded(told: readonly Told[]): Told[] {
  const same = (one: Told) => (other: Told) =>
    other.tag === one.tag && other.player === one.player && other.text === one.text;
  return told.filter((one, at) => !PLAIN.has(one.tag) && told.findIndex(same(one)) === at);
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
          <Line
            key={line.seq}
            game={game}
            line={line}
            open={at === line.seq}
            turn={() => look(at === line.seq ? undefined : line)}
          />
        ))}
      </ol>
    </>
  );
}

interface LineProps {
  game: Game;
  line: StoryLine;
  open: boolean;
  turn: () => void;
}

function Line({ game, line, open, turn }: LineProps) {
  const told = worded(line.told);
  const ruled = line.ruled ? told : [];
  const [first] = ruled;
  const text = line.text ?? first?.text ?? '';
  const back = line.correction?.how === 'taken_back';
  return (
    <li class={back ? 'is-back' : ''} data-seq={line.seq}>
      <button type="button" class="story-line" aria-expanded={open} onClick={turn}>
        {line.at !== null && <time>{timeOfDay(line.at)}</time>}
        <span class={`by by-${line.by}`} aria-hidden="true" />
        <span class="story-text">
          <span class="said">{text}</span>
          {ruled.map((one) => (
            <Verdict key={one.seq} told={one} />
          ))}
          {back && <span class="verdict back">{t('screen-desk-taken-back')}</span>}
        </span>
      </button>
      {open && (
        <div class="story-more">
          {ruled.map((one) => (
            <div key={one.seq} class={`line ${one.kind}`} data-tag={one.tag}>
              <ToldView told={one} title={true} brief={true} />
            </div>
          ))}
          <Correct game={game} correction={line.correction} />
        </div>
      )}
    </li>
  );
}

/** What was ruled, in few words, with its first article. */
function Verdict({ told }: { told: Told }) {
  const [cite] = told.cites;
  return (
    <span class={`verdict ${told.kind}`}>
      {told.title}
      {cite && <bdi dir="ltr">{inDigits(cite.text)}</bdi>}
    </span>
  );
}
