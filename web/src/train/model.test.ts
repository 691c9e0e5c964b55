import { expect, test } from 'vitest';
import { ANYTHING, dueNow, fits, inOrder, type Row } from './model';
import type { Progress } from './progress';

const row = (id: string, subject: string, level = 1): Row => ({
  id,
  subject,
  level,
  play: 'standard',
  laws: ['fide-2018', 'fide-2023'],
});

test('due cases come first, then new ones, then those that rest', () => {
  const rows = [row('rests', 'touch'), row('new', 'flag'), row('due', 'clock'), row('older', 'touch')];
  const all: Progress = { rests: { box: 5, at: 100 }, due: { box: 1, at: 90 }, older: { box: 4, at: 100 } };
  expect(inOrder(rows, all, 101).map(({ id }) => id)).toEqual(['due', 'new', 'older', 'rests']);
  expect(dueNow(rows, all, 101)).toBe(1);
});

test('of two new cases that of the harder subject comes first', () => {
  const rows = [
    row('easy', 'touch'),
    row('hard', 'flag'),
    row('was-right', 'touch'),
    row('was-wrong', 'flag'),
  ];
  const all: Progress = { 'was-right': { box: 4, at: 100 }, 'was-wrong': { box: 1, at: 100 } };
  expect(inOrder(rows, all, 100)[0]?.id).toBe('hard');
});

test('a wish leaves what fits it', () => {
  const one = row('one', 'touch', 2);
  expect(fits(one, ANYTHING)).toBe(true);
  for (const [wish, is] of [
    [{ subject: 'touch' }, true],
    [{ subject: 'flag' }, false],
    [{ level: 2 }, true],
    [{ level: 3 }, false],
    [{ play: 'blitz' }, false],
    [{ laws: 'fide-2023' }, true],
    [{ laws: 'fide-2001' }, false],
  ] as const)
    expect(fits(one, { ...ANYTHING, ...wish })).toBe(is);
});
