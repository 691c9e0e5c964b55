import { expect, test } from 'vitest';
import { pages, turned, until } from './leaves';

test('pages go round in both directions', () => {
  const cases: [number, number, number][] = [
    [0, 3, 0],
    [3, 3, 0],
    [-1, 3, 2],
    [7, 3, 1],
    [2, 1, 0],
    [1, 0, 0],
  ];
  for (const [wanted, pages, shown] of cases) expect(turned(wanted, pages), `${wanted}`).toBe(shown);
});

test('time is counted to an hour and from it', () => {
  const three = Date.parse('2026-10-03T15:00:00+03:30');
  expect(until('2026-10-03T15:00+03:30', three - 60_000)).toBe(60_000);
  expect(until('2026-10-03T11:30Z', three + 1_000)).toBe(-1_000);
  expect(until('tomorrow', three)).toBeUndefined();
});

test('a last page is one, however few columns it has', () => {
  // Three columns of 600 with gaps of 30 are shown at once.
  const shown = 3 * 600 + 2 * 30;
  const wide = (columns: number): number => columns * 600 + (columns - 1) * 30;
  const counted = [1, 3, 4, 5, 6, 7].map((columns) => pages(Math.max(shown, wide(columns)), shown, 30));
  expect(counted).toEqual([1, 1, 2, 2, 2, 3]);
  expect(pages(wide(6) + 3, shown, 30)).toBe(2);
});
