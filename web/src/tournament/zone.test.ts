import { expect, test } from 'vitest';
import { offsetOf } from './zone';

test('an offset is written with its sign, hours and minutes', () => {
  expect([210, -300, 0, 345, -570].map(offsetOf)).toEqual(['+03:30', '-05:00', '+00:00', '+05:45', '-09:30']);
});
