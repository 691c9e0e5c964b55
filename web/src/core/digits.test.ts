import { expect, test } from 'vitest';
import { extension, rewritten } from './digits';

test.each([
  ['fa', 'latin', 'مادهٔ ۹.۵، ۲:۰۰', 'مادهٔ 9.5، 2:00'],
  ['fa', 'local', 'مادهٔ ۹', 'مادهٔ ۹'],
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
