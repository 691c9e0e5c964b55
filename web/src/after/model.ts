/** The game after the game, as a picture: which half-move is seen, and what stood, ran and was ruled then. */
import type { Color, Half, PlyMark, Replay, SheetMove, View } from '../core/wire';

/** A move in the list: its number, whose it is, how it is written, and what its player had left after it. */
export interface Written {
  number: number;
  side: Color;
  text: string;
  left: number | null;
}

const NOTHING = { touched: [], held: null, adjusting: false, castling: false };

/** What stood after so many half-moves, as a view with nothing in it that is of now. */
export function viewAt(view: View, replay: Replay, at: number): View {
  const half = replay.plies[at - 1];
  const shown = half ? half.clocks : replay.clocks;
  const face = (ms: number | undefined) => (ms === undefined ? undefined : toldAs(view, ms));
  const [white, black] = [face(shown?.[0]), face(shown?.[1])];
  const clock =
    view.clock && white && black ? { ...view.clock, white, black, running: null, delay_left: 0 } : null;
  return {
    ...view,
    board: half?.board ?? replay.start,
    last: half?.move ?? null,
    ...besideAt(view, half ?? replay),
    clock,
    hands: { white: NOTHING, black: NOTHING },
    displaced: [],
    fallen: [],
    duty: null,
    restore: null,
  };
}

/** What stood beside the board then: men in hand, checks left. */
function besideAt(view: View, then: Pick<Half, 'variant'>): Pick<View, 'variant'> {
  const variant = then.variant ?? view.variant;
  return variant ? { variant } : {};
}

/** A time as the clocks of this game tell it: where nobody may point at a flag, in whole minutes. */
function toldAs(view: View, ms: number): { ms: number } | { minutes: number } {
  return view.clock?.flag_may_be_shown === false ? { minutes: Math.ceil(ms / 60_000) } : { ms };
}

/** The moves of a replay as they are written. */
export const writtenOf = (plies: readonly Half[]): Written[] =>
  plies.map(({ number, side, text, clocks }) => ({
    number,
    side,
    text,
    left: clocks?.[side === 'white' ? 0 : 1] ?? null,
  }));

/** The same from the sheet alone, while a game is watched; `turn` is who has the move after them. */
export function writtenFrom(sheet: readonly SheetMove[], turn: Color): Written[] {
  const blackFirst = (sheet.length % 2 === 0) === (turn === 'black');
  return sheet.map(({ text, left }, index) => {
    const half = index + (blackFirst ? 1 : 0);
    return { number: Math.floor(half / 2) + 1, side: half % 2 === 0 ? 'white' : 'black', text, left };
  });
}

export interface Row {
  number: number;
  /** The half-moves of White and Black, counted from 1. */
  plies: [number | undefined, number | undefined];
}

/** Moves by their number: White's and Black's in one row. */
export function rowsOf(moves: readonly Written[]): Row[] {
  const rows: Row[] = [];
  moves.forEach(({ number, side }, index) => {
    let row = rows.at(-1);
    if (!row || row.number !== number) {
      row = { number, plies: [undefined, undefined] };
      rows.push(row);
    }
    row.plies[side === 'white' ? 0 : 1] = index + 1;
  });
  return rows;
}

export const marksAt = (marks: readonly PlyMark[], ply: number): PlyMark[] =>
  marks.filter((mark) => mark.ply === ply);

/** The half-move that an address names: `#23`; nothing where it names none that there is. */
export function pointedAt(hash: string, last: number): number | undefined {
  if (!/^#\d{1,5}$/.test(hash)) return undefined;
  const ply = Number(hash.slice(1));
  return ply <= last ? ply : undefined;
}

/** A result as it is written large: `1–0`, `½–½`. */
export function resultText(result: string): string {
  return result.replaceAll('1/2', '½').replace('-', '–');
}
