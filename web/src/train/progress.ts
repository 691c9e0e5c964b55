/** Five boxes: what was right waits longer, what was wrong comes back tomorrow. Kept on this device, and nowhere else. */
import { MOST_BYTES, type Unfit } from '../core/take-along';

/** Where it is kept. */
export const STORE = 'train.v1';
export const VERSION = 1;

/** So many days a case rests in each box. */
export const DAYS = [1, 3, 7, 21, 60] as const;

export interface Card {
  /** 1 to 5. */
  box: number;
  /** The day of the last answer, counted from 1970. */
  at: number;
}
export type Progress = Readonly<Record<string, Card>>;

/** How an answer was: what was ruled, and by which article. */
export interface Marked {
  right: boolean;
  article: boolean;
}

/** The day on which a case comes back; one that was never answered is there at once. */
export function dueOn(card: Card | undefined): number {
  return card ? card.at + (DAYS[card.box - 1] ?? 1) : 0;
}

/** A wrong answer goes to the first box, the right one to the next; with another article the case stays where it is. */
export function answered(all: Progress, id: string, marked: Marked, day: number): Progress {
  const box = all[id]?.box ?? 0;
  const next = !marked.right ? 1 : marked.article ? Math.min(DAYS.length, box + 1) : Math.max(1, box);
  return { ...all, [id]: { box: next, at: day } };
}

/** Both together: of each case what is further, so nothing is ever lowered; with how many are new or further. */
export function merged(own: Progress, other: Progress): [Progress, number] {
  const all: Record<string, Card> = { ...own };
  let added = 0;
  for (const [id, card] of Object.entries(other)) {
    const known = own[id];
    const further = !known || card.box > known.box || (card.box === known.box && card.at > known.at);
    if (!further) continue;
    all[id] = card;
    added += 1;
  }
  return [all, added];
}

const isDay = (at: unknown): at is number =>
  Number.isInteger(at) && (at as number) >= 0 && (at as number) < 1e6;
const isBox = (box: unknown): box is number =>
  Number.isInteger(box) && (box as number) >= 1 && (box as number) <= DAYS.length;

/** What a file says, whole or not at all. */
export function readFile(text: string): Progress | Unfit {
  if (text.length > MOST_BYTES) return 'large';
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return 'unread';
  }
  if (typeof read !== 'object' || read === null) return 'unread';
  const { train, version, cases } = read as { train?: unknown; version?: unknown; cases?: unknown };
  if (train !== true || typeof cases !== 'object' || cases === null) return 'unread';
  if (version !== VERSION) return 'version';
  const all: Record<string, Card> = {};
  for (const [id, card] of Object.entries(cases)) {
    const { box, at } = (card ?? {}) as { box?: unknown; at?: unknown };
    if (!/^[a-z0-9-]{1,60}$/.test(id) || !isBox(box) || !isDay(at)) return 'unread';
    all[id] = { box, at };
  }
  return all;
}

export const writeFile = (all: Progress): string =>
  `${JSON.stringify({ train: true, version: VERSION, cases: all }, undefined, 1)}\n`;

/** What is kept here; what cannot be read is as if nothing were. */
export function kept(): Progress {
  try {
    const read = readFile(localStorage.getItem(STORE) ?? '');
    return typeof read === 'string' ? {} : read;
  } catch {
    return {};
  }
}

/** Keeps it; whether this window keeps anything. */
export function keep(all: Progress): boolean {
  try {
    localStorage.setItem(STORE, writeFile(all));
    return true;
  } catch {
    return false;
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Four letters for the name of a case. */
export function short(id: string): string {
  let hash = 0x811c9dc5;
  for (const sign of id) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0;
  hash = (hash ^ (hash >>> 15)) >>> 0;
  return number(hash % 64 ** 4, 4);
}

function number(value: number, places: number): string {
  let text = '';
  let rest = value;
  for (let place = 0; place < places; place += 1) {
    text = LETTERS.charAt(rest % 64) + text;
    rest = Math.floor(rest / 64);
  }
  return text;
}

const value = (text: string): number => [...text].reduce((all, sign) => all * 64 + LETTERS.indexOf(sign), 0);

/** All of it in the end of an address, eight letters a case: so much fits into a code. */
export const packed = (all: Progress): string =>
  VERSION +
  Object.entries(all)
    .map(([id, { box, at }]) => short(id) + number(box, 1) + number(at, 3))
    .join('');

/** What an address carries, of the cases that are known here. */
export function unpacked(text: string, ids: readonly string[]): Progress | Unfit {
  if (text.charAt(0) !== String(VERSION)) return 'version';
  const rest = text.slice(1);
  if (rest.length % 8 !== 0 || rest.length > 8 * 10_000 || !/^[A-Za-z0-9_-]*$/.test(rest)) return 'unread';
  const known = new Map(ids.map((id) => [short(id), id]));
  const all: Record<string, Card> = {};
  for (let at = 0; at < rest.length; at += 8) {
    const id = known.get(rest.slice(at, at + 4));
    const card = { box: value(rest.charAt(at + 4)), at: value(rest.slice(at + 5, at + 8)) };
    if (!isBox(card.box)) return 'unread';
    if (id) all[id] = card;
  }
  return all;
}
