import { expect, test } from 'vitest';
import { qr } from '../core/qr';
import {
  answered,
  dueOn,
  merged,
  type Progress,
  packed,
  readFile,
  short,
  unpacked,
  writeFile,
} from './progress';

const CASES: Progress = { 'rook-first': { box: 3, at: 20_000 }, 'late-claim': { box: 1, at: 20_010 } };

test('an answer moves its case between the boxes', () => {
  for (const [box, right, article, next] of [
    [undefined, true, true, 1],
    [undefined, true, false, 1],
    [undefined, false, true, 1],
    [2, true, true, 3],
    [2, true, false, 2],
    [4, false, true, 1],
    [5, true, true, 5],
  ] as const) {
    const before: Progress = box === undefined ? {} : { one: { box, at: 5 } };
    expect(answered(before, 'one', { right, article }, 9)).toEqual({ one: { box: next, at: 9 } });
  }
  expect([1, 2, 3, 4, 5].map((box) => dueOn({ box, at: 100 }))).toEqual([101, 103, 107, 121, 160]);
  expect(dueOn(undefined)).toBe(0);
});

test('what is taken along adds and never lowers', () => {
  const other: Progress = {
    'rook-first': { box: 2, at: 20_050 },
    'late-claim': { box: 2, at: 20_001 },
    new: { box: 1, at: 3 },
  };
  const [all, added] = merged(CASES, other);
  expect(all['rook-first']).toEqual({ box: 3, at: 20_000 });
  expect(all['late-claim']).toEqual({ box: 2, at: 20_001 });
  expect(added).toBe(2);
  expect(merged(all, other)[1]).toBe(0);
});

test('a file is read whole or refused with its reason', () => {
  expect(readFile(writeFile(CASES))).toEqual(CASES);
  for (const [text, why] of [
    ['', 'unread'],
    ['[]', 'unread'],
    ['{"train":true,"version":1}', 'unread'],
    ['{"train":true,"version":2,"cases":{}}', 'version'],
    ['{"train":true,"version":1,"cases":{"a":{"box":6,"at":1}}}', 'unread'],
    ['{"train":true,"version":1,"cases":{"a":{"box":1,"at":-1}}}', 'unread'],
    ['{"train":true,"version":1,"cases":{"A b":{"box":1,"at":1}}}', 'unread'],
    [' '.repeat(10 << 20), 'large'],
  ] as const)
    expect(readFile(text)).toBe(why);
});

test('whatever a file holds, it is read or refused', () => {
  const good = writeFile(CASES);
  let seed = 7;
  const lot = (most: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 8) % most;
  };
  for (let round = 0; round < 2000; round += 1) {
    const at = lot(good.length);
    const text = good.slice(0, at) + String.fromCharCode(32 + lot(95)) + good.slice(at + lot(3));
    const read = readFile(text);
    if (typeof read === 'string') continue;
    for (const { box, at: day } of Object.values(read)) expect(box >= 1 && box <= 5 && day >= 0).toBe(true);
  }
});

test('an address carries what it packs, of known cases alone', () => {
  const ids = Object.keys(CASES);
  expect(unpacked(packed(CASES), ids)).toEqual(CASES);
  expect(unpacked(packed(CASES), ['late-claim'])).toEqual({ 'late-claim': CASES['late-claim'] });
  for (const [text, why] of [
    ['', 'version'],
    ['2AAAABAAA', 'version'],
    ['1AAAABAA', 'unread'],
    ['1AAAA_AAA', 'unread'],
    ['1AAAABAA%', 'unread'],
  ] as const)
    expect(unpacked(text, ids)).toBe(why);
  expect(short('rook-first')).toMatch(/^[\w-]{4}$/);
});

test('a code has its finders, its timing and the size of its version, and a long text has none', () => {
  for (const [length, size] of [
    [10, 21],
    [200, 53],
    [800, 97],
  ] as const) {
    const rows = qr('x'.repeat(length)) ?? [];
    expect(rows.length).toBe(size);
    const line = (row: number) =>
      (rows[row] ?? [])
        .slice(0, 8)
        .map((dark) => (dark ? '#' : '.'))
        .join('');
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(line)).toEqual([
      '#######.',
      '#.....#.',
      '#.###.#.',
      '#.###.#.',
      '#.###.#.',
      '#.....#.',
      '#######.',
      '........',
    ]);
    expect(rows[6]?.slice(8, size - 8).every((dark, at) => dark === (at % 2 === 0))).toBe(true);
  }
  expect(qr('x'.repeat(2000))).toBeUndefined();
});
