/** A position that is being set up, as a FEN has it: what stands where, who moves, which castling is still allowed. */
import { type Man, type Placement, readPlacement, type Square, writePlacement } from '../board/squares';

export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

export interface SetUp {
  placement: Map<Square, Man>;
  turn: 'w' | 'b';
  /** Letters of `KQkq`. */
  rights: ReadonlySet<string>;
  /** The square behind a pawn that has just made a double step, and the counters. */
  rest: string;
}

/** Where king and rook stand for a right to castle. */
const HOMES: Readonly<Record<string, readonly [Square, Square]>> = {
  K: ['e1', 'h1'],
  Q: ['e1', 'a1'],
  k: ['e8', 'h8'],
  q: ['e8', 'a8'],
};

/** What looks like a position: eight rows. */
export function fenOf(text: string): string | undefined {
  const fen = text.trim();
  return (fen.split(/\s/)[0]?.match(/\//g)?.length ?? 0) === 7 ? fen : undefined;
}

export function read(fen: string): SetUp {
  const [rows = '', turn, rights = '', ...rest] = fen.trim().split(/\s+/);
  return {
    placement: readPlacement(rows),
    turn: turn === 'b' ? 'b' : 'w',
    rights: new Set([...rights].filter((letter) => letter in HOMES)),
    rest: rest.join(' ') || '-',
  };
}

/** Whether king and rook stand where they would castle from. */
export function mayCastle(placement: Placement, right: string): boolean {
  const [king, rook] = HOMES[right] ?? [];
  const white = right === right.toUpperCase();
  return (
    placement.get(king ?? '') === (white ? 'K' : 'k') && placement.get(rook ?? '') === (white ? 'R' : 'r')
  );
}

export function write({ placement, turn, rights, rest }: SetUp): string {
  const left = Object.keys(HOMES).filter((right) => rights.has(right) && mayCastle(placement, right));
  return `${writePlacement(placement)} ${turn} ${left.join('') || '-'} ${rest}`;
}
