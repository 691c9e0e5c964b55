import { expect, test } from 'vitest';
import { besideOf } from './beside';

test('men in hand are counted by their side, also of the first board of a match', () => {
  expect(besideOf('4k3/8/8/8/8/8/8/4K3[QNNpp] w - - 0 1')?.pockets).toEqual([
    [1, 0, 0, 2, 0],
    [0, 0, 0, 0, 2],
  ]);
  expect(besideOf('4k3/8/8/8/8/8/8/4K3[] w - - 0 1')?.pockets?.[0]).toEqual([0, 0, 0, 0, 0]);
  expect(besideOf('4k3/8/8/8/8/8/8/4K3[n] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1')?.pockets).toEqual([
    [0, 0, 0, 0, 0],
    [0, 0, 0, 1, 0],
  ]);
});

test('checks are those left to White and to Black; chess has nothing beside its board', () => {
  expect(besideOf('4k3/8/8/8/8/8/8/4K3 w - - 1+3 0 1')?.checks_left).toEqual([1, 3]);
  expect(besideOf('4k3/8/8/8/8/8/8/4K3 w - - 0 1')).toBeUndefined();
});
