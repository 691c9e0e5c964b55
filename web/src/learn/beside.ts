/** What a position of a lesson has beside its board: men in hand and checks that are left, as its FEN tells them. */
import type { View } from '../core/wire';

type Beside = NonNullable<View['variant']>;
type Five = [number, number, number, number, number];

const KINDS = ['q', 'r', 'b', 'n', 'p'];

/** Nothing where the position is one of chess. Of a match the first board is meant. */
export function besideOf(fen: string): Beside | undefined {
  const board = fen.split(' | ')[0] ?? '';
  const held = /\[([^\]]*)\]/.exec(board)?.[1];
  if (held !== undefined) {
    const count = (letters: readonly string[]): Five =>
      letters.map((letter) => held.split(letter).length - 1) as Five;
    return { name: 'crazyhouse', pockets: [count(KINDS.map((kind) => kind.toUpperCase())), count(KINDS)] };
  }
  const left = / ([0-3])\+([0-3]) /.exec(board);
  return left ? { name: 'three-check', checks_left: [Number(left[1]), Number(left[2])] } : undefined;
}
