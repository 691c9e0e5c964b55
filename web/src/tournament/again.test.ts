import { expect, test } from 'vitest';
import { grouped, Lots } from './again';

test('the same is drawn as by the program', () => {
  const lots = new Lots('seven green elephants');
  expect(lots.shuffled([...'ABCDEFGH']).join('')).toBe('GHFCABED');
  expect(lots.below(2)).toBe(0);
});

test('the same groups are drawn as by the program', () => {
  const bonds = ['پرتو', 'Blue', 'Blue', '', 'پرتو', 'Blue', 'Red', ''];
  const players = bonds.map((bond, at) => ({ id: at + 1, bond }));
  expect(grouped(players, [4, 4], 'seven green elephants')).toEqual([
    [2, 1, 8, 7],
    [3, 6, 5, 4],
  ]);
});
