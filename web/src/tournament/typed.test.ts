import { expect, test } from 'vitest';
import { latin, said } from './typed';

test('what is typed says boards and results', () => {
  const cases: [string, string, string][] = [
    ['', '3', ''],
    ['1', '3', '3 1-0'],
    ['12', '3', '12 '],
    ['7 5', '3', '7 1/2-1/2'],
    ['۷ ۱ 8 0', '', '7 1-0,8 0-1'],
    ['7 1 8', '', '7 1-0,8 '],
    ['7 x', '', '7 '],
    ['B', '2', '2 -:-'],
  ];
  for (const [text, next, expected] of cases) {
    const told = said(text, next).map((one) => `${one.board} ${one.result}`);
    expect(told.join(','), text).toBe(expected);
  }
  expect(latin('٧۰')).toBe('70');
});
