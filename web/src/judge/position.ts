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
  /** Men in hand with their brackets, where the game has them. */
  hand: string;
  /** Checks left to give, where they are counted: `3+3`. */
  checks: string;
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
  const [first = '', turn, rights = '', ...rest] = fen.trim().split(/\s+/);
  // Men in hand stand behind the board, and a mark behind a man that was promoted.
  const [, rows = '', hand = ''] = /^([^[]*)(\[[^\]]*\])?/.exec(first.replace(/~/g, '')) ?? [];
  return {
    hand,
    checks: rest.find((word) => /^\d\+\d$/.test(word)) ?? '',
    placement: readPlacement(rows),
    turn: turn === 'b' ? 'b' : 'w',
    rights: new Set([...rights].filter((letter) => letter in HOMES)),
    rest: rest.filter((word) => !/^\d\+\d$/.test(word)).join(' ') || '-',
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

export function write({ placement, turn, rights, rest, hand, checks }: SetUp): string {
  const left = Object.keys(HOMES).filter((right) => rights.has(right) && mayCastle(placement, right));
  const [passed, ...counters] = rest.split(' ');
  const last = [passed, ...(checks ? [checks] : []), ...counters].join(' ');
  return `${writePlacement(placement)}${hand} ${turn} ${left.join('') || '-'} ${last}`;
}
