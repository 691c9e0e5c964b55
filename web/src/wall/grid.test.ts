import { expect, test } from 'vitest';
import { fits } from './grid';

test('a wall has the grid in which its boards are largest', () => {
  const grid = (boards: number, width = 1920, height = 1080) => {
    const { columns, rows } = fits(boards, width, height);
    return `${columns} x ${rows}`;
  };
  expect(grid(1)).toBe('1 x 1');
  expect(grid(2)).toBe('2 x 1');
  expect(grid(4)).toBe('2 x 2');
  expect(grid(6)).toBe('3 x 2');
  expect(grid(8)).toBe('4 x 2');
  expect(grid(4, 1280, 800)).toBe('2 x 2');
});

test('boards too many to be read are shown a page at a time', () => {
  const { columns, rows } = fits(60, 1920, 1080);
  expect(columns * rows).toBeLessThan(60);
  expect(columns * rows).toBeGreaterThanOrEqual(8);
  expect(fits(0, 1920, 1080)).toEqual({ columns: 1, rows: 1 });
});
