import { expect, test } from 'vitest';
import { understood } from './spoken';

test.each([
  ['en', 'Nf3', 'Nf3', 'knight  f3'],
  ['en', 'Springer Gustav 1 Felix 3', 'Ng1f3', 'knight g1 f3'],
  ['en', 'Hector 3', 'h3', 'pawn  h3'],
  ['en', 'Eva vier takes David fünf', 'e4xd5', 'none e4 d5'],
  ['fa', 'اسب f۳', 'Nf3', 'knight  f3'],
  ['ar', 'حxe٥', 'Nxe5', 'knight  e5'],
  ['vi', 'mã f3', 'Nf3', 'knight  f3'],
  ['en', 'e2e4', 'e2e4', 'none e2 e4'],
  ['en', 'e8=Q', 'e8=Q', 'pawn  e8'],
] as const)('in %s %s is %s', (language, typed, text, said) => {
  const found = understood(typed, language);
  expect(found.text).toBe(text);
  const { move } = found;
  expect(move && 'to' in move ? `${move.role} ${move.from} ${move.to}` : '').toBe(said);
});

test('castling has its own name, and what has no form of a move is left to the server', () => {
  expect(understood('0-0-0', 'en').move).toEqual({ castles: 'long' });
  expect(understood('O-O+', 'en').move).toEqual({ castles: 'short' });
  expect(understood('hello', 'en').move).toBeUndefined();
});
