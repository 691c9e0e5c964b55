/** Gestures as the acts of hands that the server knows: `touch`, `lift`, `place`, `release`, `remove`, `drag`. */
import type { Act, Hand, Mode } from '../core/wire';
import type { Gesture } from './gesture';
import { colorOf, type Man, type Placement, type Square } from './squares';

/** The hand beside the one that was there first. */
const hand = (second: boolean): { hand?: Hand } => (second ? { hand: 'other' } : {});

/**
 * The acts of a gesture.
 *
 * On a board that stops no hand a captured man is taken off first, as hands do it; a screen that completes moves is
 * told from where to where, and what a pawn becomes.
 */
export function actsOf(gesture: Gesture, mode: Mode, placement: Placement, becomes?: Man): Act[] {
  switch (gesture.kind) {
    case 'touch':
      return [{ do: 'touch', square: gesture.square, ...hand(gesture.second) }];
    case 'carry':
      return mode === 'physical' ? byHand(gesture, placement) : [drag(gesture.from, gesture.to, becomes)];
    case 'off':
      return mode === 'physical' ? [{ do: 'remove', square: gesture.from, ...hand(gesture.second) }] : [];
    case 'interrupted':
      if (mode !== 'physical' || !gesture.lifted) return [];
      return [
        { do: 'lift', square: gesture.from },
        { do: 'place', square: gesture.from },
        { do: 'release', square: gesture.from, interrupted: true },
      ];
  }
}

/** A new piece from beside the board. */
export const fromReserve = (man: Man, to: Square): Act[] => [
  { do: 'place', square: to, piece: man },
  { do: 'release', square: to },
];

function drag(from: Square, to: Square, becomes: Man | undefined): Act {
  return { do: 'drag', from, to, ...(becomes ? { piece: becomes } : {}) };
}

function byHand(
  { from, to, second }: { from: Square; to: Square; second: boolean },
  placement: Placement,
): Act[] {
  const [man, taken] = [placement.get(from), placement.get(to)];
  const takes = man !== undefined && taken !== undefined && colorOf(man) !== colorOf(taken);
  const off: Act[] = takes ? [{ do: 'remove', square: to, ...hand(second) }] : [];
  return [
    { do: 'lift', square: from, ...hand(second) },
    ...off,
    { do: 'place', square: to, ...hand(second) },
    { do: 'release', square: to },
  ];
}

/** A king put onto his own rook castles with it. */
const castles = (man: Man, on: Man | undefined): boolean =>
  (man === 'K' && on === 'R') || (man === 'k' && on === 'r');

/** King and rook stand where castling leaves them. */
function castled(board: Map<Square, Man>, king: Square, rook: Square): void {
  const [men, rank] = [board.get(rook) === 'R' ? 'KR' : 'kr', king.slice(1)];
  const [to, beside] = rook > king ? ['g', 'f'] : ['c', 'd'];
  board.delete(rook);
  board.set(to + rank, men.charAt(0) as Man);
  board.set(beside + rank, men.charAt(1) as Man);
}

/** The board as it looks once these acts have been done: what a player sees before the server has answered. */
export function afterActs(placement: Placement, acts: readonly Act[]): Map<Square, Man> {
  const board = new Map(placement);
  let held: Man | undefined;
  const take = (square: Square): Man | undefined => {
    const man = board.get(square);
    board.delete(square);
    return man;
  };
  for (const act of acts) {
    if (act.do === 'lift') held = take(act.square);
    else if (act.do === 'remove') take(act.square);
    else if (act.do === 'drag') {
      const man = take(act.from);
      if (man && castles(man, board.get(act.to))) castled(board, act.from, act.to);
      else if (man) board.set(act.to, act.piece ?? man);
    } else if (act.do === 'place') {
      const man = act.piece ?? held;
      if (man) board.set(act.square, man);
    }
  }
  return board;
}
