import { expect, test } from 'vitest';
import { meant } from './present';

test('first letters in any script and the number of a badge mean somebody', () => {
  const cases: [typed: string, name: string, rank: string, expected: boolean][] = [
    ['', 'Gomez, Ana', '1', true],
    ['go', 'Gomez, Ana', '1', true],
    ['an', 'Gomez, Ana', '1', true],
    ['go an', 'Gomez, Ana', '1', true],
    ['an go', 'Gomez, Ana', '1', false],
    ['mez', 'Gomez, Ana', '1', false],
    ['nguyen', 'Nguyễn Văn A', '1', true],
    ['علي', 'علی‌رضا کریمی', '1', true],
    ['كر', 'علی‌رضا کریمی', '1', true],
    ['12', 'Gomez, Ana', '12', true],
    ['۱۲', 'Gomez, Ana', '12', true],
    ['1', 'Gomez, Ana', '12', true],
    ['2', 'Gomez, Ana', '12', false],
  ];
  for (const [typed, name, rank, expected] of cases)
    expect(meant(typed, name, rank), `${typed} for ${name} (${rank})`).toBe(expected);
});
