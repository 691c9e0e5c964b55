/** A game as this screen knows it: what the server said, and what of one's own has not been answered yet. */

import { afterActs } from '../board/hands';
import { type Man, readPlacement, type Square } from '../board/squares';
import type { Line } from '../core/live';
import { other } from '../core/sides';
import type {
  Act,
  Attendance,
  Color,
  Deed,
  Entry,
  Err,
  Rematch,
  Reply,
  Sent,
  SheetMove,
  Told,
  Update,
  View,
  Welcome,
} from '../core/wire';

export interface Pending {
  id: string;
  side: Color | undefined;
  acts: Act[];
  /** When it was done, on the clock of this page. */
  at: number;
}

export interface Model {
  welcome: Welcome;
  view: View;
  version: number;
  /** When the clocks of the view were read, on the clock of this page. */
  readAt: number;
  sheet: SheetMove[] | null;
  story: Entry[];
  presence: Attendance | undefined;
  /** How it stands with a rematch. */
  rematch: Rematch | undefined;
  pending: Pending[];
  line: Line;
  lineSince: number;
  /** The last thing that was refused, in words; it goes with the next act. */
  refused: Err | undefined;
  /** How many entries came after a break. */
  missed: number;
  /** The numbers of the rulings whose card has been put away. */
  put: ReadonlySet<number>;
  /** Something was sent that waits for the other player as well. */
  waits: boolean;
  gone: string | undefined;
  /** So many commands were kept and could not be sent any more. */
  dropped: number;
  /** The player of this device whose offer of a draw was not taken up; it goes with his next act. */
  declined: Color | undefined;
}

const MOST_STORY = 500;

/** For whom this device acts as a helper; nothing where it has a seat of its own. */
export function helpedHere({
  you,
  board,
  sides,
}: Pick<Welcome, 'you' | 'board' | 'sides'>): Color | undefined {
  if (sides.length > 0) return undefined;
  return you.find(({ role, seat }) => role === 'helper' && seat?.board === board)?.seat?.side;
}

/** A helper has his player’s side on this screen: hands and levers of that side answer to him. */
function sided(welcome: Welcome): Welcome {
  const helped = helpedHere(welcome);
  return helped ? { ...welcome, sides: [helped] } : welcome;
}

export function begin(welcome: Welcome, now: number, put: ReadonlySet<number> = new Set()): Model {
  return {
    welcome: sided(welcome),
    view: welcome.view,
    version: welcome.version,
    readAt: now,
    sheet: welcome.sheet,
    story: welcome.story,
    presence: welcome.presence,
    rematch: welcome.rematch,
    pending: [],
    line: 'connecting',
    lineSince: now,
    refused: undefined,
    missed: 0,
    put,
    waits: false,
    gone: undefined,
    dropped: 0,
    declined: undefined,
  };
}

/** What a message of the server makes of it. */
export function received(model: Model, message: Sent, now: number): Model {
  switch (message.type) {
    case 'welcome':
      return welcomed(model, message, now);
    case 'update':
      return updated(model, message, now);
    case 'reply':
      return replied(model, message);
    case 'presence':
      return { ...model, presence: message };
    case 'rematch':
      return { ...model, rematch: { by: message.by, go: message.go } };
    case 'gone':
      return { ...model, gone: message.why };
    case 'error':
      return { ...model, refused: message.error };
    // What time it is tells the line that it lives; the others are told to those who look at an event.
    case 'time':
    case 'boards':
    case 'tile':
    case 'round':
    case 'result':
    case 'standings':
    case 'question':
      return model;
  }
}

/** After a break: what was not answered is either among what was missed or is sent again by the line. */
function welcomed(model: Model, welcome: Welcome, now: number): Model {
  const { line, lineSince, put } = model;
  const fresh = begin(welcome, now, put);
  const known = new Set(model.story.map((entry) => entry.seq));
  const missed = welcome.missed.filter((entry) => !known.has(entry.seq)).length;
  return { ...fresh, line, lineSince, missed, dropped: model.dropped };
}

function updated(model: Model, update: Update, now: number): Model {
  const { sheet } = update;
  return {
    ...model,
    view: update.view,
    version: update.version,
    readAt: now,
    sheet: sheet ? [...(model.sheet ?? []).slice(0, sheet.from), ...sheet.moves] : model.sheet,
    story: [...model.story, ...update.entries].slice(-MOST_STORY),
    pending: model.pending.filter((one) => !update.entries.some((entry) => answers(entry, one))),
    missed: 0,
    waits: update.view.wanted !== null && model.waits,
    declined: declined(model, update),
  };
}

/** An offer that one of this device had made, and that stands no more. */
function declined(model: Model, { entries, view }: Update): Color | undefined {
  if (view.phase === 'over') return undefined;
  const told = entries.flatMap((entry) => entry.told);
  const found = told.find((one) => one.tag === 'offer_refused' || one.tag === 'offer_lapsed')?.player;
  return found && model.welcome.sides.includes(found) ? found : model.declined;
}

/** Whether an entry is what a command has become. */
function answers(entry: Entry, pending: Pending): boolean {
  const { act } = entry;
  if (!act || (pending.side !== undefined && entry.by !== pending.side)) return false;
  const place = (one: Act) => ('square' in one ? one.square : 'from' in one ? one.from : undefined);
  return pending.acts.some((one) => Boolean(place(one)) && place(one) === place(act));
}

function replied(model: Model, reply: Reply): Model {
  const pending = model.pending.filter((one) => one.id !== reply.id);
  const refused = reply.ok ? reply.refused : reply.error;
  const waits = reply.ok && reply.waits === true;
  return { ...model, pending, refused, waits, version: Math.max(model.version, reply.version) };
}

/** What was said in the line goes with the next act. */
const NOTHING_SAID = { refused: undefined, missed: 0, dropped: 0, declined: undefined };

export function sent(model: Model, pending: Pending): Model {
  return { ...model, pending: [...model.pending, pending], ...NOTHING_SAID };
}

/** What stands on the board, one's own hands included before the server has answered. */
export function standing({ view, pending }: Model): Map<Square, Man> {
  return afterActs(
    readPlacement(view.board),
    pending.flatMap((one) => one.acts),
  );
}

/**
 * The view with the own presses of the clock in it that were not answered yet: the lever answers to the hand, with or
 * without a line. The server corrects it.
 */
export function foreseen({ view, readAt, pending }: Model): { view: View; readAt: number } {
  let shown = { view, readAt };
  for (const { side, acts, at } of pending) {
    const { clock, phase, turn } = shown.view;
    if (phase !== 'running' || !clock?.running || side !== clock.running) continue;
    if (!acts.some((act) => act.do === 'press')) continue;
    const left = shownNow(shown, side, at);
    const across = other(side);
    const added = clock.increment?.[side === 'white' ? 0 : 1] ?? 0;
    const face = left === undefined ? clock[side] : { ms: left + added };
    shown = {
      view: {
        ...shown.view,
        turn: turn === side ? across : turn,
        clock: { ...clock, [side]: face, running: across, delay_left: 0 },
      },
      readAt: at,
    };
  }
  return shown;
}

/** Decisions that need no card: they are seen on the board or said in its line. */
const QUIET: ReadonlySet<string> = new Set([
  'move_made',
  'move_completed',
  'obligation',
  'no_obligation',
  'no_intervention',
  'game_continues',
  'finish_required',
  // An offer has a place of its own, and what became of it is said in the line under the board.
  'offer_open',
  'offer_refused',
  'offer_lapsed',
]);

export interface Card {
  entry: Entry;
  told: Told[];
}

/** What of a deed the board shows now, whatever stood there when it was told. */
export function isDone(deed: Deed, { view }: Pick<Model, 'view'>): boolean {
  switch (deed.tag) {
    case 'restore':
    case 'replace_piece':
      return deed.done || view.restore === null;
    case 'finish_promotion':
      return deed.done || !pawnOnLastRank(view.board);
    case 'must_move':
    case 'must_capture':
    case 'must_castle':
    case 'declared_move':
      return view.duty === null;
    default:
      return deed.done;
  }
}

const pawnOnLastRank = (board: string): boolean => {
  const ranks = board.split('/');
  return /p/i.test(`${ranks[0]}${ranks.at(-1)}`);
};

/** Whether there was something to do by hand and all of it has been done: then the card has served. */
const served = (told: Told[], model: Pick<Model, 'view'>): boolean => {
  const open = told.flatMap((one) => one.deeds).filter((deed) => !deed.done && HANDS.has(deed.tag));
  const bound = told.some((one) => one.tag === 'obligation');
  // What was said of a claim is read, whatever follows from it.
  const asked = (open.length > 0 || bound) && !told.some((one) => one.tag.startsWith('claim_'));
  return asked && open.every((deed) => isDone(deed, model)) && !(bound && model.view.duty !== null);
};

/** What hands do, and the board shows. */
const HANDS: ReadonlySet<string> = new Set([
  'restore',
  'replace_piece',
  'finish_promotion',
  'must_move',
  'must_capture',
  'must_castle',
  'declared_move',
]);

/** The newest entry whose rulings are to be read, unless its card was put away or what it asked for has been done. */
export function card(model: Pick<Model, 'story' | 'put' | 'view'>): Card | undefined {
  const { story, put } = model;
  const loud = (told: Told) =>
    told.kind === 'ruling' &&
    // What a touch obliges stands in the line under the board.
    told.tag !== 'obligation' &&
    !(QUIET.has(told.tag) && !told.deeds.some((deed) => !deed.done));
  for (const entry of [...story].reverse()) {
    if (!entry.told.some(loud)) continue;
    const told = entry.told.filter((one) => loud(one) || one.tag === 'obligation');
    return put.has(entry.seq) || served(told, model) ? undefined : { entry, told };
  }
  return undefined;
}

/** Of what was decided at once: the verdict that the rest belongs to comes first. */
const WEIGHT = [
  'game_over',
  'illegal_move',
  'move_taken_back',
  'claim_',
  'offence',
  'finish_required',
  'obligation',
];

/** The one of several rulings by which a card is called. */
export function headOf(told: readonly Told[]): Told | undefined {
  const weight = ({ tag }: Told) => {
    const found = WEIGHT.findIndex((begin) => tag.startsWith(begin));
    return found < 0 ? WEIGHT.length : found;
  };
  return [...told].sort((a, b) => weight(a) - weight(b) || a.seq - b.seq)[0];
}

/** A display that is put right by more than this was seen to jump. */
const CORRECTED = 200;

type Read = Pick<Model, 'view' | 'readAt'>;

/** Whether the server has put right what this screen had reckoned of a display, while the same one ran on. */
export function corrected(before: Read, after: Read, side: Color): boolean {
  if (before.view.clock?.running !== after.view.clock?.running) return false;
  const [reckoned, told] = [before, after].map((read) => shownNow(read, side, after.readAt));
  return reckoned !== undefined && told !== undefined && Math.abs(reckoned - told) > CORRECTED;
}

/** The time of a display now, on this page's clock; whole minutes stay what they were. */
export function shownNow(
  { view, readAt }: Pick<Model, 'view' | 'readAt'>,
  side: Color,
  now: number,
): number | undefined {
  const shown = view.clock?.[side];
  if (!shown || !('ms' in shown)) return undefined;
  if (view.clock?.running !== side) return shown.ms;
  const free = view.clock.delay_left ?? 0;
  return Math.max(0, shown.ms - Math.max(0, now - readAt - free));
}
