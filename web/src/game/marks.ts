/** What the view has marked on the board. The server has already ruled; nothing is found out here. */
import type { Mark } from '../board/board';
import { type Man, readPlacement, type Square } from '../board/squares';
import type { View } from '../core/wire';

export interface Marks {
  marks: Map<Square, Set<Mark>>;
  touched: Square[];
  ghosts: Map<Square, Man>;
}

export function marksOf(view: View): Marks {
  const marks = new Map<Square, Set<Mark>>();
  const mark = (square: string | undefined, kind: Mark) => {
    if (!square) return;
    const found = marks.get(square) ?? new Set<Mark>();
    marks.set(square, found.add(kind));
  };
  mark(view.last?.slice(0, 2), 'last');
  mark(view.last?.slice(2, 4), 'last');
  const touched = [...view.hands.white.touched, ...view.hands.black.touched].filter(
    (square) => square !== '',
  );
  for (const square of touched) mark(square, 'touched');
  mark(view.duty?.square ?? undefined, 'must');
  for (const square of outOfPlace(view)) mark(square, 'out');
  return { marks, touched, ghosts: ghostsOf(view) };
}

/** While a position has to be put back: what should stand where something else stands, or nothing. */
function ghostsOf(view: Pick<View, 'board' | 'restore'>): Map<Square, Man> {
  const should = readPlacement(view.restore ?? '');
  const wrong = new Set(outOfPlace(view));
  return new Map([...should].filter(([square]) => wrong.has(square)));
}

/** While a position has to be put back: the squares on which something else stands. */
export function outOfPlace({ board, restore }: Pick<View, 'board' | 'restore'>): Square[] {
  if (!restore) return [];
  const [is, should] = [readPlacement(board), readPlacement(restore)];
  const squares = new Set([...is.keys(), ...should.keys()]);
  return [...squares].filter((square) => is.get(square) !== should.get(square)).sort();
}
