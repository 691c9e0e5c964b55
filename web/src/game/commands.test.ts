import { expect, test } from 'vitest';
import type { View } from '../core/wire';
import { castle, castlingBy } from './commands';

const STEP = { king: 'f1', to: 'g1', rook: 'h1', plain: true };
const view = (castling: object[]) => ({ chess960: { number: 3, castling } }) as unknown as View;
const carry = (from: string, to: string) => ({ kind: 'carry', from, to, second: false }) as const;

test.each([
  ['onto his rook', carry('f1', 'h1'), view([STEP]), STEP],
  ['where castling and a step bring him', carry('f1', 'g1'), view([STEP]), STEP],
  ['elsewhere', carry('f1', 'e1'), view([STEP]), undefined],
  ['where only castling brings him', carry('f1', 'g1'), view([{ ...STEP, plain: false }]), undefined],
  ['another man', carry('h1', 'g1'), view([STEP]), undefined],
  ['where castling is not allowed', carry('f1', 'h1'), view([]), undefined],
  ['in ordinary chess', carry('f1', 'h1'), {} as View, undefined],
] as const)('a king is taken %s', (_, gesture, seen, castling) => {
  expect(castlingBy(gesture, seen)).toEqual(castling);
});

test('castling is the king taken to his own rook', () => {
  expect(castle(STEP)).toEqual({ do: 'drag', from: 'f1', to: 'h1' });
});
