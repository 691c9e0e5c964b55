import { expect, test } from 'vitest';
import { hash, number, whiteOf } from './number';

test('a number is 64 letters, and its hash that of the server', () => {
  expect(number()).toMatch(/^[0-9a-f]{64}$/);
  expect(hash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('either number can change who has White', () => {
  const first = '0'.repeat(64);
  const drawn = Array.from({ length: 64 }, (_, n) => whiteOf(first, n.toString(16).padStart(64, '0')));
  expect(new Set(drawn)).toEqual(new Set([0, 1]));
});
