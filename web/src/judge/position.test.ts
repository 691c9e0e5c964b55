import { expect, test } from 'vitest';
import { fenOf, read, START, write } from './position';

test('a position is read and written as a FEN has it', () => {
  for (const fen of [START, '8/8/8/4k3/8/8/8/4K2R b K - 12 40', '8/8/8/8/8/8/8/8 w - - 0 1'])
    expect(write(read(fen))).toBe(fen);
  expect(write(read('8/8/8/4k3/8/8/8/4K2R'))).toBe('8/8/8/4k3/8/8/8/4K2R w - -');
});

test('what stands beside the board stays beside it', () => {
  for (const fen of ['4k3/8/8/8/8/8/8/4K3[QPn] w - - 0 1', '4k3/8/8/8/8/8/8/4K3 b - e3 2+1 0 1'])
    expect(write(read(fen))).toBe(fen);
  expect(write(read('4k3/8/8/8/8/8/8/4KQ~2[] w - - 0 1'))).toBe('4k3/8/8/8/8/8/8/4KQ2[] w - - 0 1');
});

test('a right to castle is lost with the men that have it', () => {
  const position = read(START);
  position.placement.delete('h1');
  expect(write(position)).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1');
});

test('a game is no position', () => {
  expect(fenOf('1. e4 e5')).toBeUndefined();
  expect(fenOf(` ${START} `)).toBe(START);
});
