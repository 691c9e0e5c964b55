/** What the server says and takes, as its HTTP interface and its sockets have it. Times are milliseconds. */
import type { Act, Mode } from '../board/hands';
import type { Color } from '../board/squares';
import { readJson } from './digits';

export type { Act, Color, Mode };

export interface Grant {
  role: string;
  seat?: { board: number; side: Color };
}

export interface Err {
  tag: string;
  /** A sentence in the language of the page. */
  text: string;
  [field: string]: unknown;
}

export type Shown = { ms: number } | { minutes: number };

export interface ClockView {
  white: Shown;
  black: Shown;
  running: Color | null;
  flag_may_be_shown: boolean;
  delay_left?: number;
  increment?: [number, number];
  /** In which period each display is, White's first, from 0. */
  period?: [number, number];
}

export interface Hands {
  touched: string[];
  held: { piece: string; from: string | null; on: string | null } | null;
  adjusting: boolean;
}

export interface Cite {
  text: string;
  /** The title of its rulebook. */
  book?: string;
  href: string;
  summary: string;
}

export interface Deed {
  /** The number of its ruling, in the list of what is still to be done. */
  ruling?: number;
  tag: string;
  text: string;
  done: boolean;
}

export interface Told {
  seq: number;
  kind: 'ruling' | 'question' | 'remedy';
  tag: string;
  player: Color | null;
  /** The verdict, or what is asked, in at most four words. */
  title: string;
  /** What happened in this game; empty where the title says all of it. */
  cause: string;
  text: string;
  deeds: Deed[];
  cites: Cite[];
  fields?: Record<string, unknown>;
}

export interface QuestionOption {
  id: string;
  text: string;
  /** What follows from it. */
  then?: string[];
  cites?: Cite[];
}

export interface Question {
  seq: number;
  id: string;
  player: Color | null;
  /** What it is about, in at most four words. */
  title?: string;
  text: string;
  options: QuestionOption[];
  limits: { least_ms?: number; most_ms?: number; most_ply?: number };
  proposal?: { choice?: string; clocks?: { white: number; black: number } } | null;
  cites: Cite[];
}

export type Phase = 'before' | 'running' | 'standing' | 'over';

/** What a ruling obliges to: the piece and the duty, never a move. */
export interface Duty {
  player: Color;
  /** `king` to `pawn`: what moves, is captured, or is what a pawn becomes; nothing where it is not one piece. */
  piece: string | null;
  square: string | null;
  kind: 'move' | 'capture' | 'castle_kingside' | 'castle_queenside' | 'promote' | 'touched';
}

/** What the coach says, where somebody tries the board. */
export interface Coach {
  step: number;
  of: number;
  heading: string;
  title: string;
  task: string;
  /** The answers that show that it was done: a tag, and that of one of its deeds where others have the same tag. */
  answers: [tag: string, deed: string | null][];
  skip: string;
  next: string;
  again: string;
  close: string;
}

export interface View {
  viewer: string;
  phase: Phase;
  board: string;
  turn: Color;
  last: string | null;
  ribbon: string[];
  clock: ClockView | null;
  hands: Record<Color, Hands>;
  displaced: string[];
  /** What lies there: the square, and the letter of the piece. */
  fallen: [square: string, man: string][];
  offer: Color | null;
  duty: Duty | null;
  moves?: string[];
  illegal_moves: [number, number];
  questions: Question[];
  open_question: boolean;
  todo: Deed[];
  restore: string | null;
  wanted: { by: Color; acts: Act[]; settle?: Figures } | null;
  held: { last_event: [number, number]; last_beat: [number, number] } | null;
  /** What was given to each for the way of his messages, White's first, in milliseconds. */
  given?: [number, number];
  end: { result: string; score: { white: string; black: string }; reason: string } | null;
  /** How it ended, in words. */
  end_text?: string;
  /** The same in very few: who won, and why. */
  end_title?: string;
  end_reason?: string;
}

export type Figures = 'last_event' | 'last_beat';

export interface SheetMove {
  san: string;
  text: string;
  left: number | null;
}

/** A move of one player, with what stood after it. */
export interface Half {
  number: number;
  side: Color;
  san: string;
  text: string;
  move: string | null;
  board: string;
  /** What both clocks showed after it, White's first. */
  clocks: [number, number] | null;
}

/** What was ruled at a half-move, counted from 1. */
export interface PlyMark {
  ply: number;
  text: string | null;
  told: Told[];
}

/** A game that can be played through. */
export interface Replay {
  game: string;
  version: number;
  over: boolean;
  start: string;
  clocks: [number, number] | null;
  plies: Half[];
  marks: PlyMark[];
}

export interface Entry {
  version: number;
  seq: number;
  at: number | null;
  by: string;
  /** The number of the move that it is about, for those who may know how many there were. */
  number?: number;
  act: Act | null;
  /** What was done, in a sentence. */
  text?: string;
  correction?: Correction;
  told: Told[];
}

/** How an entry can be corrected, or that it was. */
export type Correction =
  | { how: 'take_back'; entry: number }
  | { how: 'overrule'; ruling: number }
  | { how: 'taken_back'; by: number };

/** What acts would bring about; nothing of it is done. */
export interface Preview {
  told: Told[];
  /** Whether the game would be over that is not. */
  ends: boolean;
  /** Whether it would end the game, change its score, or give or take points or time. */
  grave: boolean;
  end_text?: string;
  clocks?: [number, number];
  refused?: Err;
}

export interface Person {
  name: string;
  taken: boolean;
  here: boolean;
}

/** Who is there. */
export interface Attendance {
  players: [Person, Person];
  arbiters: number;
  spectators: number;
}

export interface Presence extends Attendance {
  type: 'presence';
}

export interface Welcome {
  type: 'welcome';
  game: string;
  event: string;
  name: string;
  board: number;
  you: Grant[];
  sides: Color[];
  rulebook: string;
  rulebook_title: string;
  mode: Mode;
  control: string;
  control_words: string;
  /** What is left of it from each period on, in few words. */
  periods?: Record<Color, string[]>;
  arbiter: boolean;
  /** The articles on what ends a game at once by the players' own word, where the rulebook has them. */
  ends: { agreement: Cite | null; resignation: Cite | null };
  delay: number;
  delay_minutes: number;
  version: number;
  now: number;
  view: View;
  sheet: SheetMove[] | null;
  missed: Entry[];
  story: Entry[];
  may: string[];
  presence: Attendance;
  /** How many boards the event has. */
  boards?: number;
  rematch?: Rematch;
  coach?: Coach;
}

/** Who wants a rematch and waits for the other; where it is played, once it has been made. */
export interface Rematch {
  by: Color[];
  go: string | null;
}

export interface Update {
  type: 'update';
  version: number;
  now: number;
  view: View;
  entries: Entry[];
  sheet?: { from: number; moves: SheetMove[] };
}

export type Reply =
  | { type: 'reply'; id: string; ok: true; version: number; waits?: true; refused?: Err }
  | { type: 'reply'; id: string; ok: false; version: number; error: Err };

export type FromServer =
  | Welcome
  | Update
  | Reply
  | Presence
  | ({ type: 'rematch' } & Rematch)
  | { type: 'gone'; why: string }
  | { type: 'time'; client: number; server: number }
  | { type: 'error'; error: Err };

export interface Command {
  type: 'command';
  id: string;
  seen: number;
  side?: Color;
  acts: Act[];
  /** How long ago it was done, where it could not be sent at once. */
  ago?: number;
  /** Who told the arbiter of it. */
  told_by?: string;
}

export interface Alarm {
  kind: 'call' | 'device' | 'claim' | 'question' | 'stopped' | 'flag' | 'held' | 'lost';
  side: Color | null;
  since: number;
  /** Which question it is. */
  question?: string;
}

export interface Tile {
  board: number;
  game: string;
  players: [Person, Person];
  version: number;
  view: View;
  alarms: Alarm[];
}

/** What a player may claim, and what it costs if it is not so. */
export interface Claims {
  claims: Claimable[];
}

export interface Claimable {
  kind: string;
  /** Whether the player must or may stop the clocks for it. */
  stops: 'must' | 'may' | null;
  wrong: { texts: string[]; move_binds: boolean; cites: Cite[] } | null;
}

/** What an arbiter may enter at a board, the likeliest first. */
export interface Incidents {
  incidents: { kind: string; likely: boolean }[];
  /** The kinds of claims of each player that the rulebook knows. */
  claims: Record<Color, string[]>;
  /** How a device may have been found, as far as the rulebook tells it apart. */
  devices: string[];
}

/** A line of the story of a game, as an arbiter reads it. */
export interface StoryLine {
  version: number;
  from: number;
  seq: number;
  at: number | null;
  by: string;
  number?: number | null;
  /** The half-move that it is about, counted from 1. */
  ply?: number;
  text: string | null;
  ruled: boolean;
  correction?: Correction;
  told: Told[];
  stands: string | null;
  /** What both clocks showed after it, White's first. */
  clocks: [number, number] | null;
}

export interface EventInfo {
  event: string;
  /** Six letters by which it is joined, for whoever may give them away. */
  code?: string;
  /** Whether everybody finds it in the list. */
  public?: boolean;
  name: string;
  made?: number;
  now?: number;
  rulebook?: string;
  control?: string;
  mode?: Mode;
  arbiter?: boolean;
  delay: number;
  delay_minutes?: number;
  you: Grant[];
  boards: Tile[];
}

export type FromEvent =
  | {
      type: 'boards';
      event: string;
      name: string;
      now: number;
      delay: number;
      delay_minutes: number;
      you: Grant[];
      boards: Tile[];
    }
  | { type: 'tile'; now: number; tile: Tile }
  | { type: 'time'; client: number; server: number };

/** Asks the HTTP interface; an answer that is no success is thrown as what the server said. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const lang = document.documentElement.lang;
  const url = `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(url, init);
  const text = await response.text();
  const answer = text === '' ? {} : readJson(text);
  if (!response.ok)
    throw new Refused((answer as { error?: Err }).error ?? { tag: 'failed', text: response.statusText });
  return answer as T;
}

export class Refused extends Error {
  readonly error: Err;

  constructor(error: Err) {
    super(error.text);
    this.error = error;
  }
}
