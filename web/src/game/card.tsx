/**
 * A ruling as a card: the verdict in at most four words, what happened, what to do now, what is done already, and the
 * article last. Where there is little room it has a place of its own that holds two lines, and all of it on a tap.
 */
import { useState } from 'preact/hooks';
import { Dialog } from '../core/dialog';
import { inDigits, timeToTheSecond } from '../core/numbers';
import { t } from '../core/texts';
import type { Cite, Deed, Entry, Told } from '../core/wire';
import type { Game } from './game';
import { card, headOf, isDone } from './model';
import { sideName } from './words';

/** Decisions after which nothing irregular has been found. */
const REGULAR: ReadonlySet<string> = new Set([
  'claim_upheld',
  'claim_admissible',
  'game_over',
  'move_announced',
  'move_made',
  'no_obligation',
]);

/** What the program rules where it is the arbiter. */
const BY_PROGRAM: ReadonlySet<string> = new Set(['move_taken_back', 'finish_required']);

interface Props {
  game: Game;
  call?: () => void;
  /** It has the place of a bar and a strip, and no more. */
  brief?: boolean;
  /** To whom it is turned, where two sit opposite each other. */
  turned?: boolean;
}

export function RulingCard({ game, call, brief, turned }: Props) {
  const found = card(game.model);
  const [open, setOpen] = useState<number | undefined>(undefined);
  const [whole, setWhole] = useState(false);
  const first = found && headOf(found.told);
  if (!found || !first) return null;
  const { entry, told } = found;
  const kind = told.some((one) => !REGULAR.has(one.tag)) ? 'irregular' : 'regular';
  // It lies open if the clocks stand, and folded if they run; a tap on it changes that.
  // What the program has taken back, or asks for, is read at once: whoever it is about has the move again.
  const folds = game.model.view.phase === 'running' && !told.some((one) => BY_PROGRAM.has(one.tag));
  const unfolded = open === entry.seq ? folds : !folds;
  const read = () => game.putAway(entry.seq);
  const asks = call && game.model.welcome.arbiter && game.model.welcome.sides.length > 0 ? call : undefined;
  return (
    <section
      class={`card ${kind}${brief ? ' brief' : ''}${unfolded ? ' open' : ''}`}
      data-tag={first.tag}
      aria-label={t('screen-ruling')}
    >
      <div class="card-row">
        <button
          type="button"
          class="card-head"
          aria-expanded={unfolded}
          onClick={() => setOpen(open === entry.seq ? undefined : entry.seq)}
        >
          <span class="shape" aria-hidden="true" />
          <Head entry={entry} told={first} dated={unfolded && !brief} />
          <span class="chevron" aria-hidden="true" />
        </button>
        {brief && unfolded && (
          <button type="button" class="plain card-read" onClick={read}>
            {t('screen-card-read')}
          </button>
        )}
      </div>
      {unfolded && brief && <Brief game={game} first={first} told={told} open={() => setWhole(true)} />}
      {unfolded && !brief && (
        <div class="card-body">
          <Whole game={game} first={first} told={told} />
          <p class="card-foot">
            {asks && <AskArbiter game={game} ask={asks} />}
            <button type="button" class="plain card-read" onClick={read}>
              {t('screen-card-read')}
            </button>
          </p>
        </div>
      )}
      {whole && (
        <Dialog title={first.title} close={() => setWhole(false)} turned={turned ?? false}>
          <p class="card-of">
            <Dated entry={entry} told={first} />
          </p>
          <Whole game={game} first={first} told={told} />
          {asks && <AskArbiter game={game} ask={asks} />}
        </Dialog>
      )}
    </section>
  );
}

function AskArbiter({ game, ask }: { game: Game; ask: () => void }) {
  return (
    <button type="button" class="plain" disabled={game.blocked} onClick={ask}>
      {t('screen-ask-arbiter')}
    </button>
  );
}

/** The verdict; of an open card with room also about whose move, and when it was. */
function Head({ entry, told, dated }: { entry: Entry; told: Told; dated: boolean }) {
  return (
    <span class="card-of">
      <strong>{told.title}</strong>
      {dated && <Dated entry={entry} told={told} />}
    </span>
  );
}

function Dated({ entry, told }: { entry: Entry; told: Told }) {
  const { number, at } = entry;
  const side = told.player && sideName(told.player);
  return (
    <>
      {side && <span>{number === undefined ? side : t('screen-ruling-of', { number, side })}</span>}
      {at !== null && <time dir="auto">{timeToTheSecond(at)}</time>}
    </>
  );
}

/** Each deed and each article once, whichever of the rulings brought it. */
const once = <T,>(all: T[], key: (one: T) => string): T[] => [
  ...new Map(all.map((one) => [key(one), one])).values(),
];

const deedsOf = (told: Told[]): Deed[] =>
  once(
    told.flatMap((one) => one.deeds),
    (deed) => deed.text,
  );

const citesOf = (first: Told, told: Told[]): Cite[] =>
  once(
    [first, ...told].flatMap((one) => one.cites),
    (cite) => cite.href,
  );

interface WholeProps {
  game: Game;
  first: Told;
  told: Told[];
}

/** What is seen on the board, said in the line under it, or only counted: not among what has two lines. */
const SAID: ReadonlySet<string> = new Set([
  'restore',
  'must_move',
  'must_capture',
  'must_castle',
  'count_illegal_move',
  'remove_increment',
]);

/** Two lines: what happened, what was done about it, and the number of the article. All of it opens by a tap. */
function Brief({ game, first, told, open }: WholeProps & { open: () => void }) {
  const deeds = deedsOf(told).filter((deed) => !SAID.has(deed.tag));
  const todo = deeds.filter((deed) => !isDone(deed, game.model));
  const done = deeds.filter((deed) => deed.done);
  const said = [first.cause || first.text, ...[...todo, ...done].map((deed) => deed.text)];
  const article = citesOf(first, told)[0]?.text;
  return (
    <button type="button" class="card-brief" onClick={open}>
      <span>{said.join(' ')}</span>
      {article && <bdi class="article-number">{inDigits(article)}</bdi>}
    </button>
  );
}

export function Whole({ game, first, told }: WholeProps) {
  const deeds = deedsOf(told);
  return (
    <div class="told">
      <p class="found">{first.cause || first.text}</p>
      <Deeds deeds={deeds} done={(deed) => isDone(deed, game.model)} />
      <FirstCite cites={citesOf(first, told)} />
    </div>
  );
}

/** The first article only, the others behind a word. */
function FirstCite({ cites }: { cites: Cite[] }) {
  const others = cites.slice(1);
  return (
    <>
      <Cites cites={cites.slice(0, 1)} brief={true} />
      {others.length > 0 && (
        <details class="more-cites">
          <summary>{t('screen-more-articles', { count: others.length })}</summary>
          <Cites cites={others} />
        </details>
      )}
    </>
  );
}

/** What to do now, then what has been done already. */
function Deeds({ deeds, done }: { deeds: Deed[]; done: (deed: Deed) => boolean }) {
  if (deeds.length === 0) return null;
  const ordered = [...deeds.filter((deed) => !done(deed)), ...deeds.filter(done)];
  return (
    <ol class="deeds">
      {ordered.map((deed) => (
        <li key={deed.text} class={done(deed) ? 'done' : 'todo'}>
          {deed.text}
        </li>
      ))}
    </ol>
  );
}

/** One answer in a story. `brief`: the first article only, the others behind a word. */
export function ToldView({ told, title, brief }: { told: Told; title: boolean; brief?: boolean }) {
  return (
    <div class="told">
      {title && <p class="found">{told.text}</p>}
      <Deeds deeds={told.deeds} done={(deed) => deed.done} />
      {brief ? <FirstCite cites={told.cites} /> : <Cites cites={told.cites} />}
    </div>
  );
}

export function Cites({ cites, brief }: { cites: Cite[]; brief?: boolean }) {
  return (
    <ul class={`cites${brief ? ' brief' : ''}`}>
      {cites.map((cite) => (
        <li key={cite.href}>
          <a href={cite.href} target="_blank" rel="noopener">
            {brief && cite.book ? (
              <bdi>{t('screen-article', { book: cite.book, article: inDigits(cite.text) })}</bdi>
            ) : (
              <bdi dir="ltr">{cite.text}</bdi>
            )}
          </a>{' '}
          <span>{cite.summary}</span>
        </li>
      ))}
    </ul>
  );
}
