import { expect, test } from 'vitest';
import { bound, keyOf, latin, said } from './typed';

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

test('a line is sent for the board that was next, whatever the layout of the keyboard', () => {
  const cases: [string, string, string][] = [
    ['1', '4', '4 1'],
    [' ۵ ', '4', '4 5'],
    ['7 1', '4', '7 1'],
    ['z', '4', 'z'],
    ['ظ', '4', 'z'],
    ['؟', '4', '?'],
    ['۱۹ ذ', '4', '19 b'],
    ['ش', '4', '4 a'],
    ['19 لا', '4', '19 b'],
    ['1', '', '1'],
  ];
  for (const [text, next, expected] of cases) expect(bound(text, next), text).toBe(expected);
  expect(said('z', '4')).toEqual([]);
  expect(said('?', '4')).toEqual([]);
});

test('a result that was tapped is typed by its key, or as it is written', () => {
  const cases: [string, string][] = [
    ['1-0', '1'],
    ['0-1', '0'],
    ['1/2-1/2', '5'],
    ['-:-', 'b'],
    ['1/2-0', '1/2-0'],
  ];
  for (const [result, key] of cases) expect(keyOf(result), result).toBe(key);
});
