import { expect, test } from 'vitest';
import { letter } from './keys';

test('keys are the same under every layout', () => {
  const cases: [string, string, string][] = [
    ['g', 'KeyG', 'g'],
    ['ل', 'KeyG', 'g'],
    ['ث', 'KeyE', 'e'],
    ['لا', 'KeyB', 'b'],
    ['؟', 'Slash', '?'],
    ['/', 'Slash', '/'],
    // A Latin layout with its letters elsewhere: what is written counts.
    ['a', 'KeyQ', 'a'],
    ['Enter', 'Enter', 'Enter'],
  ];
  for (const [key, code, expected] of cases) expect(letter({ key, code }), key).toBe(expected);
});
