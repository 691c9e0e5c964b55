/** From gestures and buttons to commands: which acts, and whose. */
import type { Gesture } from '../board/gesture';
import { actsOf } from '../board/hands';
import { colorOf, type Man, type Placement, readPlacement } from '../board/squares';
import type { Act, Castling, Color, View, Welcome } from '../core/wire';
import { outOfPlace } from './marks';

/** Whose hand it is: on a device of one player his, on a shared one that of the player to whom the piece or the turn belongs. */
export function whose(welcome: Welcome, view: View, man: Man | undefined): Color | undefined {
  const [only, ...more] = welcome.sides;
  if (more.length === 0) return only;
  if (man === undefined) return view.turn;
  if (view.phase !== 'running') return colorOf(man);
  // Captured men are touched by the one who has the move; after a move and before the press the mover's own men are his.
  return view.clock?.running === colorOf(man) ? colorOf(man) : view.turn;
}

/** Whether a hand may be put on a piece: on a board that stops no hand on all, on a screen on one's own. */
export function takes(welcome: Welcome, view: View, man: Man | undefined): boolean {
  if (welcome.sides.length === 0 || view.phase === 'over' || man === undefined) return false;
  if (welcome.mode === 'recorded') return false;
  if (welcome.mode === 'physical') return true;
  return welcome.sides.includes(colorOf(man));
}

/** Whether this gesture brings a pawn to the last rank on a screen that asks what it becomes. */
export function becomes(gesture: Gesture, welcome: Welcome, placement: Placement): boolean {
  if (gesture.kind !== 'carry' || welcome.mode === 'physical') return false;
  const man = placement.get(gesture.from);
  return (man === 'P' && gesture.to.endsWith('8')) || (man === 'p' && gesture.to.endsWith('1'));
}

/** The castling that this gesture is, on a screen: a king taken to his own rook, or to where castling would bring him. */
export function castlingBy(gesture: Gesture, view: View): Castling | undefined {
  if (gesture.kind !== 'carry') return undefined;
  const { from, to } = gesture;
  const mine = view.chess960?.castling.filter((one) => one.king === from) ?? [];
  return mine.find((one) => one.rook === to) ?? mine.find((one) => one.plain && one.to === to);
}

/** A king taken to his own rook. */
export const castle = ({ king, rook }: Castling): Act => ({ do: 'drag', from: king, to: rook });

export function actsFor(gesture: Gesture, welcome: Welcome, placement: Placement, becomes?: Man): Act[] {
  return actsOf(gesture, welcome.mode, placement, becomes);
}

/** Pieces put where they belong: what stands wrong is taken off, what is missing is put back. */
export function settingUp(view: Pick<View, 'board' | 'restore'>): Act[] {
  if (!view.restore) return [];
  const [is, should] = [readPlacement(view.board), readPlacement(view.restore)];
  const wrong = outOfPlace(view);
  const off = wrong.filter((square) => is.has(square));
  const on = wrong.flatMap((square): Act[] => {
    const piece = should.get(square);
    return piece ? [{ do: 'put_back', square, piece }] : [];
  });
  return [...off.map((square): Act => ({ do: 'remove', square })), ...on];
}
