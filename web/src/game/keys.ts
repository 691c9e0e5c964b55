/** The keys of the board, and what they let one hear. */
import { useEffect, useRef } from 'preact/hooks';
import type { Square } from '../board/squares';
import { clockText, inDigits } from '../core/numbers';
import { say } from '../core/say';
import { plain, t } from '../core/texts';
import type { Color } from '../core/wire';
import type { Open } from './actions';
import { type Dropping, dropStep } from './drop-keys';
import type { Game } from './game';
import { shownNow, standing } from './model';
import { countsOf, KINDS, manOf } from './pocket';
import { manName, sideName } from './words';

/** On a screen that presses by itself there is no lever. */
export const levers = (game: Game): boolean => game.model.welcome.mode !== 'online';

/** Single letters work only while the board, or the table that stands for it, has the focus, so that nothing is done by a slip elsewhere. */
export function useKeys(
  root: { current: HTMLElement | null },
  game: Game,
  acting: Color,
  setOpen: (open: Open) => void,
): void {
  const latest = useRef({ acting, setOpen });
  latest.current = { acting, setOpen };
  useEffect(() => {
    const element = root.current;
    const off = document.documentElement.dataset.keys === 'off';
    /** After `s` the next key names what is to be read: a file or a rank. */
    let reads = false;
    let dropping: Dropping | undefined;
    /** Whether this key was for a man that goes from the hand to the board. */
    const drops = (event: KeyboardEvent): boolean => {
      const side = latest.current.acting;
      const step = mayDrop(game, side) ? dropStep(dropping, event) : undefined;
      if (!step) return false;
      const { square } = dropping ?? {};
      dropping = step.dropping;
      if (step.did === 'takes' && !taken(game, side, dropping)) dropping = undefined;
      else if (step.did === 'points' && dropping?.square) point(element, dropping.square);
      else if (step.did === 'puts' && square) game.put(square);
      else if (step.did === 'ends') game.place(undefined);
      return step.did !== undefined;
    };
    const pressed = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (!target.closest('.board, .plain-board')) return;
      if (drops(event)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (reads) {
        reads = false;
        const said = lineOf(game, event);
        if (said) {
          say(said);
          event.preventDefault();
          event.stopPropagation();
          return;
        }
      }
      if (off && event.code.startsWith('Key')) return;
      if (event.code === 'KeyS') reads = true;
      if (event.code === 'KeyS' || key(event, game, latest.current.acting, latest.current.setOpen)) {
        event.preventDefault();
      }
    };
    // What is to be read comes before the board moves its cursor.
    element?.addEventListener('keydown', pressed, true);
    return () => element?.removeEventListener('keydown', pressed, true);
  }, []);
}

/** Whether this player puts men from his hand on the board here. */
function mayDrop(game: Game, side: Color): boolean {
  const { view, welcome } = game.model;
  const own = welcome.sides.includes(side) && view.phase !== 'over' && !game.blocked;
  return own && view.variant?.pockets !== undefined;
}

/** Takes the man up that was named, if there is one, and says which. */
function taken(game: Game, side: Color, dropping: Dropping | undefined): boolean {
  const kind = dropping?.kind;
  const counts = countsOf(game.shown.view, side);
  if (!kind || !counts?.[KINDS.indexOf(kind)]) {
    say(plain(t('screen-pocket-empty')));
    return false;
  }
  const man = manOf(kind, side);
  game.place(man, side);
  say(plain(manName(man)));
  return true;
}

/** The cursor goes to a square; a table has none, and the square is said. */
function point(element: HTMLElement | null, square: Square): void {
  const cell = element?.querySelector<HTMLElement>(`.board-hands [data-square="${square}"]`);
  if (cell) cell.focus();
  else say(square);
}

function key(event: KeyboardEvent, game: Game, side: Color, setOpen: (open: Open) => void): boolean {
  const { view } = game.model;
  const plays = game.model.welcome.sides.length > 0 && view.phase !== 'over';
  switch (event.code === 'Space' ? ' ' : event.key === '?' || event.key === '/' ? event.key : event.code) {
    case ' ':
      if (plays && levers(game) && !game.blocked) game.act([{ do: 'press' }], side);
      return true;
    case '/':
    case 'KeyM': {
      setOpen('move');
      // The field may come with this.
      requestAnimationFrame(() => {
        const fields = [...document.querySelectorAll<HTMLElement>('input[name=move]')];
        fields.find((field) => field.offsetParent !== null)?.focus();
      });
      return true;
    }
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
      // Where two sit opposite each other, to the button at the own end.
      if (plays) {
        const own = document.querySelector<HTMLElement>(`[data-end=${side}] .actions button`);
        (own ?? document.querySelector<HTMLElement>('.actions button'))?.focus();
      }
      return plays;
    case 'KeyC':
      if (plays) setOpen('claim');
      return plays;
    case 'KeyA':
      if (plays && game.model.welcome.arbiter) setOpen('call');
      return plays;
    case '?':
      setOpen('keys');
      return true;
    default:
      return false;
  }
}

export function timesSaid(game: Game): string {
  const now = performance.now();
  const shown = game.shown;
  const one = (side: Color): string => {
    const face = shown.view.clock?.[side];
    const ms = shownNow(shown, side, now);
    const text = ms === undefined ? (face && 'minutes' in face ? `${face.minutes}′` : '') : clockText(ms);
    return `${sideName(side)} ${inDigits(text)}`;
  };
  return plain(`${one('white')}, ${one('black')}`);
}

export function dutySaid(game: Game): string {
  const found = [...game.model.story]
    .reverse()
    .flatMap((entry) => entry.told.filter((one) => one.tag === 'obligation'));
  return game.model.view.duty && found[0] ? found[0].text : t('screen-duty-none');
}

/** What stands on a file or a rank: `a` to `h`, `1` to `8`. */
export function lineOf(game: Game, event: Pick<KeyboardEvent, 'code'>): string | undefined {
  const line = /^(?:Key([A-H])|Digit([1-8]))$/.exec(event.code);
  const name = (line?.[1] ?? line?.[2])?.toLowerCase();
  if (!name) return undefined;
  const men = [...standing(game.model)].filter(([square]) => square.includes(name)).sort();
  const said = men.map(([square, man]) => `${square} ${manName(man)}`);
  return plain(said.length > 0 ? said.join(', ') : `${name}: ${t('screen-empty')}`);
}
