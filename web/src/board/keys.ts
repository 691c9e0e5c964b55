/** Where a key takes the cursor of the board: by what the eye sees, in both orientations. */
import { type Color, colorOf, type Placement, placeOf, type Square, squareAt, squaresFrom } from './squares';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Key {
  key: string;
  code: string;
  shiftKey: boolean;
}

/** The next square, or nothing where the key means nothing to the board. */
export function keyStep(event: Key, cursor: Square, side: Color, placement: Placement): Square | undefined {
  const arrow = ARROWS[event.key];
  if (arrow) {
    const [column, row] = placeOf(cursor, side);
    return squareAt(column + arrow[0], row + arrow[1], side) ?? cursor;
  }
  const digit = /^Digit([1-8])$/.exec(event.code)?.[1];
  if (digit) {
    const file = event.shiftKey ? 'abcdefgh'.charAt(Number(digit) - 1) : cursor.charAt(0);
    return file + (event.shiftKey ? cursor.charAt(1) : digit);
  }
  const letter = /^Key([KQRBNP])$/.exec(event.code)?.[1];
  return letter ? nextOf(letter, event.shiftKey, cursor, side, placement) : undefined;
}

/** The next own piece of a kind, in the order of reading; `back` the one before. */
function nextOf(
  letter: string,
  back: boolean,
  cursor: Square,
  side: Color,
  placement: Placement,
): Square | undefined {
  const order = squaresFrom(side);
  const mine = order.filter((square) => {
    const man = placement.get(square);
    return man !== undefined && man.toUpperCase() === letter && colorOf(man) === side;
  });
  const here = order.indexOf(cursor);
  if (back) return mine.filter((square) => order.indexOf(square) < here).at(-1) ?? mine.at(-1);
  return mine.find((square) => order.indexOf(square) > here) ?? mine[0];
}
