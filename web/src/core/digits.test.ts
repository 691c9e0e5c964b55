import { expect, test } from 'vitest';
import { extension, rewritten, withSigns } from './digits';

test.each([
  ['fa', 'latin', 'مادهٔ ۹.۵، ۲:۰۰', 'مادهٔ 9.5، 2:00'],
  ['fa', undefined, '9.2a, A.4.1, 3(c) و 3+2', '۹.۲a, A.۴.۱, ۳(c) و ۳+۲'],
  ['fa', 'local', '1. e4 ♘f3 0-0-0', '۱. e4 ♘f3 0-0-0'],
  [
    'fa',
    undefined,
    '\u20688/8/8/4k3/8/8/8/4K2R w - - 0 1\u2069 7',
    '\u20688/8/8/4k3/8/8/8/4K2R w - - 0 1\u2069 ۷',
  ],
  ['fa', undefined, 'http://127.0.0.1:8080/ 12:40', 'http://127.0.0.1:8080/ ۱۲:۴۰'],
  ['fa', undefined, 'مادهٔ ۹', 'مادهٔ ۹'],
  ['ar', 'local', 'المادة 9.5، الحصان f3 بعد 12 نقلة', 'المادة ٩.٥، الحصان f3 بعد ١٢ نقلة'],
  ['ar', 'local', 'e8=Q', 'e8=Q'],
  ['ar', 'latin', 'المادة 9', 'المادة 9'],
  ['en', 'local', 'Article 9', 'Article 9'],
] as const)('in %s with %s digits %s is %s', (language, wish, text, shown) => {
  expect(rewritten(text, language, wish)).toBe(shown);
});

test('numbers are formatted in the digits that were chosen', () => {
  const of = (language: string, wish: 'latin' | 'local' | undefined) =>
    new Intl.NumberFormat(language + extension(language, wish)).format(42);
  expect([of('fa', undefined), of('fa', 'latin'), of('ar', 'local'), of('vi', 'local')]).toEqual([
    '۴۲',
    '42',
    '٤٢',
    '42',
  ]);
});

test.each([
  ['fa', 'letters', '♘f3, ♖xe8#', 'اf3, رxe8#'],
  ['fa', undefined, '♘f3', '♘f3'],
  ['en', 'figurines', 'Nf3 Rae1, Bxc4+ King Rb', '♘f3 ♖ae1, ♗xc4+ King Rb'],
  ['vi', 'figurines', 'Mf3 Hd1', '♘f3 ♕d1'],
  ['en', undefined, 'Nf3', 'Nf3'],
] as const)('in %s with %s %s is %s', (language, notation, text, shown) => {
  expect(withSigns(text, language, notation)).toBe(shown);
});
