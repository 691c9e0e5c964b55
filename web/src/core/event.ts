/** An event of boards as a screen knows it: every board with its newest view, and when it was read. */

import { type Line, Live, socketAddress } from './live';
import type { AlarmKind, EventHeard, EventInfo, Sent, Tile } from './wire';

/** What a screen knows of an event that draws its boards and nothing else. */
export type Boards = Omit<EventHeard, 'now'>;

export interface Hall<Info extends Boards = EventInfo> {
  info: Info;
  /** When the clocks of each board were read, on the clock of this page. */
  readAt: ReadonlyMap<number, number>;
  line: Line;
  /** Since when it is so: milliseconds since 1970. */
  lineSince: number;
}

export function beginHall<Info extends Boards>(info: Info, now: number): Hall<Info> {
  const readAt = new Map(info.boards.map((tile) => [tile.board, now]));
  return { info, readAt, line: 'connecting', lineSince: Date.now() };
}

export function heard<Info extends Boards>(hall: Hall<Info>, message: Sent, now: number): Hall<Info> {
  if (message.type === 'boards') {
    const { boards, name, delay, delay_minutes, you } = message;
    const { line, lineSince } = hall;
    return { ...beginHall({ ...hall.info, boards, name, delay, delay_minutes, you }, now), line, lineSince };
  }
  if (message.type !== 'tile') return hall;
  const { tile } = message;
  const others = hall.info.boards.filter((one) => one.board !== tile.board);
  const boards = [...others, tile].sort((a, b) => a.board - b.board);
  return { ...hall, info: { ...hall.info, boards }, readAt: new Map(hall.readAt).set(tile.board, now) };
}

/** Keeps a hall up to date; gives the line, to be tried again when somebody asks for it. */
export function follow<Info extends Boards>(begun: Hall<Info>, changed: (hall: Hall<Info>) => void): Live {
  let hall = begun;
  const set = (next: Hall<Info>) => {
    hall = next;
    changed(hall);
  };
  const lang = document.documentElement.lang;
  return new Live(
    {
      address: () => socketAddress(`/api/v1/events/${begun.info.event}/live?lang=${lang}`),
      received: (message) => set(heard(hall, message, performance.now())),
      changed: (line, lineSince) => set({ ...hall, line, lineSince }),
      keeps: false,
    },
    undefined,
  );
}

/** The kinds of alarms, the most pressing first. */
const PRESSING: readonly AlarmKind[] = ['question', 'held', 'call', 'device', 'flag', 'stopped', 'lost'];

const weight = (tile: Tile): number => {
  const places = tile.alarms.map((alarm) => PRESSING.indexOf(alarm.kind));
  return places.length > 0 ? Math.min(...places.map((place) => (place < 0 ? PRESSING.length : place))) : 99;
};

const since = (tile: Tile): number =>
  Math.min(...tile.alarms.map((alarm) => alarm.since), Number.MAX_SAFE_INTEGER);

/** Boards in the order in which an arbiter looks: what waits for him by age, then by number. */
export function inOrder(tiles: readonly Tile[]): Tile[] {
  return [...tiles].sort((a, b) => weight(a) - weight(b) || since(a) - since(b) || a.board - b.board);
}
