import { expect, test } from 'vitest';
import { Lots } from './again';

test('the same is drawn as by the program', () => {
  const lots = new Lots('seven green elephants');
  expect(lots.shuffled([...'ABCDEFGH']).join('')).toBe('GHFCABED');
  expect(lots.below(2)).toBe(0);
});
