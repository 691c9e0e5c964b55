import { expect, test } from 'vitest';
import { inEnglishLetters } from './letters';

test.each([
  ['en', 'Nf3', 'Nf3'],
  ['en', ' O-O ', 'O-O'],
  ['fa', 'اf۳', 'Nf3'],
  ['fa', 'آf3', 'Nf3'],
  ['fa', 'Nf3', 'Nf3'],
  ['fa', 'e8=و', 'e8=Q'],
  ['ar', 'حxe٥', 'Nxe5'],
  ['ar', 'مg1', 'Kg1'],
  ['vi', 'Mf3', 'Nf3'],
  ['vi', 'Txb5', 'Bxb5'],
  ['vi', 'bxc3', 'bxc3'],
  ['en', '♘f3', 'Nf3'],
] as const)('in %s %s is %s', (language, written, english) => {
  expect(inEnglishLetters(written, language)).toBe(english);
});
