/** Squares and what stands on them, as a board draws them: no rules, only places. */

export type Color = 'white' | 'black';
export type Role = 'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn';

/** A piece by its letter in FEN: `Q` is White's queen, `q` Black's. */
export type Man = string;
export type Square = string;
/** What stands on the squares. */
export type Placement = ReadonlyMap<Square, Man>;

export const FILES = 'abcdefgh';
const ROLES: Readonly<Record<string, Role>> = {
  k: 'king',
  q: 'queen',
  r: 'rook',
  b: 'bishop',
  n: 'knight',
  p: 'pawn',
};

export const colorOf = (man: Man): Color => (man === man.toUpperCase() ? 'white' : 'black');
export const roleOf = (man: Man): Role => ROLES[man.toLowerCase()] ?? 'pawn';

/** All squares in the order of reading, from the top left as this player sees the board. */
export function squaresFrom(side: Color): Square[] {
  const ranks = side === 'white' ? '87654321' : '12345678';
  const files = side === 'white' ? FILES : 'hgfedcba';
  return [...ranks].flatMap((rank) => [...files].map((file) => file + rank));
}

/** Column and row of a square, from the top left as this player sees the board. */
export function placeOf(square: Square, side: Color): [column: number, row: number] {
  const file = FILES.indexOf(square.charAt(0));
  const rank = Number(square.charAt(1)) - 1;
  return side === 'white' ? [file, 7 - rank] : [7 - file, rank];
}

/** The square in this column and row, or nothing outside the board. */
export function squareAt(column: number, row: number, side: Color): Square | undefined {
  if (column < 0 || column > 7 || row < 0 || row > 7) return undefined;
  const [file, rank] = side === 'white' ? [column, 7 - row] : [7 - column, row];
  return `${FILES.charAt(file)}${rank + 1}`;
}

/** The first field of a FEN; what it does not understand stands nowhere. */
export function readPlacement(fen: string): Map<Square, Man> {
  const placement = new Map<Square, Man>();
  const rows = (fen.split(' ')[0] ?? '').split('/');
  rows.forEach((row, index) => {
    let column = 0;
    for (const letter of row) {
      const gap = Number(letter);
      if (gap > 0) {
        column += gap;
        continue;
      }
      const square = squareAt(column, index, 'white');
      if (square && letter.toLowerCase() in ROLES) placement.set(square, letter);
      column += 1;
    }
  });
  return placement;
}

/** What stands on the board as the first field of a FEN. */
export function writePlacement(placement: Placement): string {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((row) => {
    let text = '';
    let gap = 0;
    for (let column = 0; column < 8; column += 1) {
      const man = placement.get(squareAt(column, row, 'white') ?? '');
      if (man === undefined) {
        gap += 1;
        continue;
      }
      text += (gap > 0 ? gap : '') + man;
      gap = 0;
    }
    return text + (gap > 0 ? gap : '');
  });
  return rows.join('/');
}
