import { expect, test } from 'vitest';
import type { Entry } from '../core/api';
import { entered } from './answered';
import { inSight } from './incident';

test('eight kinds are in sight, and none that is unlikely here', () => {
  const kinds = (likely: number, rest: number) => ({
    incidents: [...Array(likely + rest).keys()].map((at) => ({ kind: `k${at}`, likely: at < likely })),
    claims: { white: [], black: [] },
    devices: [],
  });
  const counts = ([shown, rarer]: [string[], string[]]) => [shown.length, rarer.length];
  expect(counts(inSight(kinds(10, 3)))).toEqual([8, 5]);
  expect(counts(inSight(kinds(5, 3)))).toEqual([5, 3]);
  expect(inSight(kinds(9, 1))[1]).toEqual(['k8', 'k9']);
});

test('what was entered is found after the version at which it was', () => {
  const entry = (version: number, act: string): Entry => ({
    version,
    seq: version,
    at: null,
    by: 'arbiter',
    act: { do: act },
    told: [],
  });
  const story = [entry(4, 'observe'), entry(6, 'press'), entry(7, 'claim'), entry(8, 'observe')];
  expect(entered(story, 5)?.version).toBe(7);
  expect(entered(story, 8)).toBeUndefined();
});
