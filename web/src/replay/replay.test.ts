import { expect, test } from 'vitest';
import { marksOf, stepOf } from './replay';

test.each([
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['Home', 5, 0],
  ['End', 5, 9],
  [' ', 5, 'play'],
  ['x', 5, undefined],
] as const)('%s at %s leads to %s', (key, at, to) => {
  expect(stepOf(key, at, 9, false)).toBe(to);
});

test('earlier is where reading starts', () => {
  expect([stepOf('ArrowRight', 3, 9, true), stepOf('ArrowLeft', 3, 9, true)]).toEqual([2, 4]);
});

test('the last move and what was touched are marked, also on one square', () => {
  const marks = marksOf({ move: 'e2e4', rings: ['e4', 'd7'] });
  const plain = [...marks].map(([square, set]) => [square, [...set]]);
  expect(plain).toEqual([
    ['e2', ['last']],
    ['e4', ['last', 'touched']],
    ['d7', ['touched']],
  ]);
});
