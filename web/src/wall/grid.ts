/** How many boards a wall shows at once, and in how many columns: as large as they can be, and none too small to be read. */

export interface Grid {
  columns: number;
  rows: number;
}

/** The bar above the boards and the line below them, the gap between two boards, and the smallest board, in CSS pixels. */
const BAR = 136;
const GAP = 16;
const SMALLEST = 200;
/** Boards that differ by less are as large as each other. */
const ALIKE = 1.05;

/** The side of a board in a cell: above and below it stand a name and a clock, beside it its number and its result. */
function side(width: number, height: number): number {
  const clock = Math.min(72, Math.max(24, Math.min(width * 0.067, height * 0.09)));
  return Math.min(height - 2.8 * clock, width * 0.62);
}

function sideIn({ columns, rows }: Grid, width: number, height: number): number {
  return side(width / columns - GAP, (height - BAR) / rows - GAP);
}

/** The grid in which so many boards are largest; of two alike the one with fewer empty places. */
function best(boards: number, width: number, height: number): Grid {
  const grids = Array.from({ length: boards }, (_, at) => {
    const columns = at + 1;
    return { columns, rows: Math.ceil(boards / columns) };
  });
  const empty = ({ columns, rows }: Grid) => columns * rows - boards;
  return grids.reduce((one, other) => {
    const gain = sideIn(other, width, height) / sideIn(one, width, height);
    return gain > ALIKE || (gain > 1 / ALIKE && empty(other) < empty(one)) ? other : one;
  });
}

/** The grid of a page: for all boards, or for as many as can still be read. */
export function fits(boards: number, width: number, height: number): Grid {
  for (let shown = Math.max(1, boards); shown > 1; shown -= 1) {
    const grid = best(shown, width, height);
    if (sideIn(grid, width, height) >= SMALLEST) return grid;
  }
  return { columns: 1, rows: 1 };
}
