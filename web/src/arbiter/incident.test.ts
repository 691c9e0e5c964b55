import { expect, test } from 'vitest';
import type { Act, Entry, FactKind } from '../core/wire';
import { entered } from './answered';
import { inSight } from './incident';

const KINDS: readonly FactKind[] = [
  'illegal_move',
  'touched',
  'flag',
  'device',
  'displaced_piece',
  'wrong_setting',
  'wrong_position',
  'written_ahead',
  'wrong_hand',
  'default',
  'wrong_colours',
  'board_turned',
  'king_captured',
];

test('eight kinds are in sight, and none that is unlikely here', () => {
  const kinds = (likely: number, rest: number) => ({
    incidents: KINDS.slice(0, likely + rest).map((kind, at) => ({ kind, likely: at < likely })),
  });
  const counts = ([shown, rarer]: [string[], string[]]) => [shown.length, rarer.length];
  expect(counts(inSight(kinds(10, 3)))).toEqual([8, 5]);
  expect(counts(inSight(kinds(5, 3)))).toEqual([5, 3]);
  expect(inSight(kinds(9, 1))[1]).toEqual(KINDS.slice(8, 10));
});

test('what was entered is found after the version at which it was', () => {
  const entry = (version: number, act: Act): Entry => ({
    version,
    seq: version,
    at: null,
    by: 'arbiter',
    act,
    told: [],
  });
  const seen: Act = { do: 'observe', fact: 'flag' };
  const story = [
    entry(4, seen),
    entry(6, { do: 'press' }),
    entry(7, { do: 'claim', kind: 'fifty' }),
    entry(8, seen),
  ];
  expect(entered(story, 5)?.version).toBe(7);
  expect(entered(story, 8)).toBeUndefined();
});
