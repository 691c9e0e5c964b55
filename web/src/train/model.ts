/** What the server says of training, and how cases are chosen from it. */
import type { Color } from '../core/wire';
import { dueOn, type Progress } from './progress';

export interface Row {
  id: string;
  subject: string;
  level: number;
  play: string;
  laws: string[];
}

export interface Book {
  id: string;
  title: string;
}

/** What came with the page. */
export interface Given {
  cases: Row[];
  books: Book[];
}

export interface Asked {
  id: string;
  subject: string;
  level: number;
  laws: string;
  play: string;
  variant: string;
  control: string | null;
  fen: string;
  rings: string[];
  clocks: { white: number; black: number; running: Color | null } | null;
  known: string[];
  sheet: [string, [string, string]][];
  story: string;
  options: { id: string; text: string }[];
  articles: string[];
}

export interface Worth {
  right: boolean;
  points: number;
  of: number;
  answer: string[];
  cites: string[];
  said: string;
  article: boolean;
  decided: boolean;
  articles: { id: string; link: string; text: string | null }[];
  elsewhere: { laws: string; title: string; said: string }[];
  judge: string | null;
}

export interface Exam {
  seed: string;
  minutes: number;
  cases: { id: string; laws: string }[];
}

/** What the learner wants to see; an empty word is everything. */
export interface Wish {
  subject: string;
  level: number;
  laws: string;
  play: string;
}

export const ANYTHING: Wish = { subject: '', level: 0, laws: '', play: '' };

export const fits = (row: Row, wish: Wish): boolean =>
  (wish.subject === '' || row.subject === wish.subject) &&
  (wish.level === 0 || row.level === wish.level) &&
  (wish.play === '' || row.play === wish.play) &&
  (wish.laws === '' || row.laws.includes(wish.laws));

/** How hard a subject is for this learner: the part of its answered cases that lie in the first two boxes. */
function hard(rows: readonly Row[], all: Progress): Map<string, number> {
  const found = new Map<string, [low: number, known: number]>();
  for (const { id, subject } of rows) {
    const card = all[id];
    if (!card) continue;
    const [low, known] = found.get(subject) ?? [0, 0];
    found.set(subject, [low + (card.box <= 2 ? 1 : 0), known + 1]);
  }
  return new Map([...found].map(([subject, [low, known]]) => [subject, low / known]));
}

/** Cases in the order in which they are asked: those that are due first, then new ones; hard subjects before easy ones. */
export function inOrder(rows: readonly Row[], all: Progress, day: number): Row[] {
  const subjects = hard(rows, all);
  const rank = ({ id }: Row): number => {
    const card = all[id];
    if (!card) return 1;
    return dueOn(card) <= day ? 0 : 2;
  };
  const place = new Map(rows.map((row, at) => [row.id, at]));
  return [...rows].sort((one, other) => {
    const [first, second] = [rank(one), rank(other)];
    if (first !== second) return first - second;
    if (first === 2) return dueOn(all[one.id]) - dueOn(all[other.id]);
    const harder = (subjects.get(other.subject) ?? 0) - (subjects.get(one.subject) ?? 0);
    return harder || one.level - other.level || (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0);
  });
}

/** How many known cases are due. */
export const dueNow = (rows: readonly Row[], all: Progress, day: number): number =>
  rows.filter(({ id }) => all[id] && dueOn(all[id]) <= day).length;

/** What is said of an answer. */
export function verdict(worth: Worth): 'all' | 'article' | 'figures' | 'no' {
  if (worth.right) return worth.article ? 'all' : 'article';
  return worth.decided ? 'figures' : 'no';
}

/** An exam while it is written: kept in the window, so that a page loaded again goes on. */
export interface Paper {
  seed: string;
  /** When it was begun, in milliseconds. */
  begun: number;
  answers: Record<string, { option: string; article: string }>;
}
