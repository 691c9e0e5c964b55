/** The screen of one game: for a player, for two at one device, for whoever looks on. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Color, colorOf } from '../board/squares';
import { clockText, inDigits, timeOfDay } from '../core/numbers';
import { say } from '../core/say';
import { plain, t } from '../core/texts';
import { Actions, type Open } from './actions';
import { BoardView } from './board-view';
import { RulingCard } from './card';
import { takes } from './commands';
import type { Game } from './game';
import { shownNow, standing } from './model';
import { MoveField } from './move-field';
import { Sheet, Story } from './papers';
import { Promotion, Reserve } from './reserve';
import { Restore } from './restore';
import { SentenceLine } from './sentence';
import { Strip } from './strip';
import { sideName } from './words';

const other = (side: Color): Color => (side === 'white' ? 'black' : 'white');

export function Screen({ game, reader }: { game: Game; reader: boolean }) {
  const { welcome, view } = game.model;
  const [flipped, setFlipped] = useState(false);
  const [open, setOpen] = useState<Open>(undefined);
  const own: Color = welcome.sides[0] ?? 'white';
  const near = flipped ? other(own) : own;
  const far = other(near);
  const placement = standing(game.model);
  const plays = welcome.sides.length > 0;
  /** Whose voice and lever it is: the one of this device, or of the two the one whose clock runs. */
  const acting = game.shared ? (view.clock?.running ?? view.turn) : own;
  const lever = (side: Color) => welcome.sides.includes(side) && levers(game);
  const root = useRef<HTMLDivElement>(null);
  useKeys(root, game, acting, setOpen);

  const board = (
    <section class="board-part" aria-label={t('screen-board')}>
      <BoardView
        view={view}
        placement={placement}
        side={near}
        {...(plays && view.phase !== 'over'
          ? {
              hands: {
                tell: (gesture) => game.hands(gesture),
                takes: (square) => !game.blocked && takes(welcome, view, placement.get(square)),
              },
            }
          : {})}
      />
      {plays && <Reserve game={game} side={acting} />}
    </section>
  );
  return (
    <div
      ref={root}
      class={`game ${game.shared ? 'shared' : 'single'}${plays ? '' : ' looking'}${reader ? ' reader' : ''}`}
      data-phase={view.phase}
      data-line={game.model.line}
    >
      <Top game={game} />
      <LineBar game={game} />
      <RulingCard game={game} />
      <Strip game={game} side={far} lever={lever(far)} />
      {board}
      <div class="middle">
        <SentenceLine game={game} />
        {plays && <Restore game={game} side={acting} />}
      </div>
      <Strip game={game} side={near} lever={lever(near)} />
      {plays && (
        <Actions game={game} side={acting} open={open} setOpen={setOpen} flip={() => setFlipped(!flipped)} />
      )}
      <aside class="papers">
        {plays && view.phase !== 'over' && <MoveField game={game} side={acting} />}
        <Sheet game={game} />
        <Story entries={game.model.story} rulingsOnly={true} />
      </aside>
      {game.choosing && <Promotion game={game} color={colorOf(game.choosing.man)} />}
      {!plays && <p class="foot-note">{t('screen-no-claim')}</p>}
    </div>
  );
}

/** On a screen that presses by itself there is no lever. */
const levers = (game: Game): boolean => ['physical', 'assisted'].includes(game.model.welcome.mode);

function Top({ game }: { game: Game }) {
  const { welcome, line } = game.model;
  return (
    <header class="top">
      <a class="home" href="/">
        <span aria-hidden="true">♔</span>
        <span class="unseen">{t('screen-home')}</span>
      </a>
      <h1>
        <bdi>{welcome.name}</bdi> <span>{t('screen-board-number', { board: welcome.board })}</span>
      </h1>
      <span class={`dot ${line}`} role="img" aria-label={t('screen-line', { line })} />
    </header>
  );
}

function LineBar({ game }: { game: Game }) {
  const { line, lineSince, gone, welcome } = game.model;
  if (gone) return <p class="line-bar">{t('screen-gone')}</p>;
  if (line === 'slow') return <p class="line-bar slow">{t('screen-slow')}</p>;
  if (line !== 'lost') return null;
  const kept = game.shared ? t('screen-lost-shared') : t('screen-lost', { arbiter: String(welcome.arbiter) });
  return (
    <p class="line-bar" role="status">
      <span>
        {t('screen-lost-since', { time: timeOfDay(lineSince) })} {kept}
      </span>
      <button type="button" class="plain" onClick={() => game.retry()}>
        {t('screen-retry')}
      </button>
    </p>
  );
}

/** Single letters work only while the board has the focus, so that nothing is done by a slip elsewhere. */
function useKeys(
  root: { current: HTMLDivElement | null },
  game: Game,
  acting: Color,
  setOpen: (open: Open) => void,
): void {
  const latest = useRef({ acting, setOpen });
  latest.current = { acting, setOpen };
  useEffect(() => {
    const element = root.current;
    const pressed = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.altKey || event.metaKey || !target.closest('.board')) return;
      if (key(event, game, latest.current.acting, latest.current.setOpen)) event.preventDefault();
    };
    element?.addEventListener('keydown', pressed);
    return () => element?.removeEventListener('keydown', pressed);
  }, []);
}

function key(event: KeyboardEvent, game: Game, side: Color, setOpen: (open: Open) => void): boolean {
  const { view } = game.model;
  const plays = game.model.welcome.sides.length > 0;
  switch (event.code === 'Space' ? ' ' : event.key === '?' || event.key === '/' ? event.key : event.code) {
    case ' ':
      if (plays && levers(game) && !game.blocked) game.act([{ do: 'press' }], side);
      return true;
    case '/':
    case 'KeyM':
      document.querySelector<HTMLElement>('.papers #move')?.focus();
      return true;
    case 'KeyT':
      say(timesSaid(game));
      return true;
    case 'KeyL':
      say(plain(view.ribbon.at(-1) ?? t('screen-before')));
      return true;
    case 'KeyO':
      say(plain(dutySaid(game)));
      return true;
    case 'KeyD':
      if (plays) document.querySelector<HTMLElement>('.actions button')?.focus();
      return plays;
    case 'KeyC':
      if (plays) setOpen('claim');
      return plays;
    case 'KeyA':
      if (plays && game.model.welcome.arbiter) setOpen('call');
      return plays;
    case '?':
      if (plays) setOpen('keys');
      return plays;
    default:
      return false;
  }
}

function timesSaid(game: Game): string {
  const now = performance.now();
  const one = (side: Color): string => {
    const shown = game.model.view.clock?.[side];
    const ms = shownNow(game.model, side, now);
    const text = ms === undefined ? (shown && 'minutes' in shown ? `${shown.minutes}′` : '') : clockText(ms);
    return `${sideName(side)} ${inDigits(text)}`;
  };
  return plain(`${one('white')}, ${one('black')}`);
}

function dutySaid(game: Game): string {
  const found = [...game.model.story]
    .reverse()
    .flatMap((entry) => entry.told.filter((one) => one.tag === 'obligation'));
  return game.model.view.duty && found[0] ? found[0].text : t('screen-duty-none');
}
