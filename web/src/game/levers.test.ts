import { expect, test } from 'vitest';
import { Levers } from './levers';

const finger = (pointerId: number) => ({ pointerId, width: 20, height: 24 });

test('a contact presses, and a second one at once is bounce', () => {
  const levers = new Levers();
  expect(levers.touch('white', finger(1), 1_000)).toBe(true);
  levers.lift(1);
  expect(levers.touch('white', finger(1), 1_100)).toBe(false);
  levers.lift(1);
  expect(levers.touch('white', finger(1), 1_200)).toBe(true);
});

test('a palm and hands on both levers at once are counted and do nothing', () => {
  const levers = new Levers();
  expect(levers.touch('white', { pointerId: 1, width: 90, height: 70 }, 0)).toBe(false);
  expect(levers.touch('black', finger(2), 10)).toBe(false);
  expect(levers.ignored).toBe(2);
  levers.lift(1);
  levers.lift(2);
  expect(levers.touch('black', finger(2), 500)).toBe(true);
});
