import { expect, test } from 'vitest';
import type { Half, Replay, View } from '../core/wire';
import { pointedAt, resultText, rowsOf, viewAt, writtenFrom, writtenOf } from './model';

const half = (number: number, side: 'white' | 'black', clocks: [number, number]): Half => ({
  number,
  side,
  san: 'x',
  text: 'x',
  move: 'e2e4',
  board: `after ${number} ${side}`,
  clocks,
});

const replay: Replay = {
  game: 'g',
  version: 9,
  over: true,
  start: 'start',
  clocks: [300_000, 300_000],
  plies: [half(4, 'black', [300_000, 290_000]), half(5, 'white', [280_000, 290_000])],
  marks: [],
};

const view = {
  board: 'now',
  clock: { white: { ms: 1 }, black: { ms: 2 }, running: null, flag_may_be_shown: true },
  hands: {
    white: { touched: ['e2'], held: null, adjusting: false, castling: false },
    black: { touched: [], held: null, adjusting: false, castling: false },
  },
} as unknown as View;

test('at every half-move both clocks are as they were then', () => {
  const shown = [0, 1, 2].map((at) => {
    const { board, clock } = viewAt(view, replay, at);
    return [board, clock?.white, clock?.black];
  });
  expect(shown).toEqual([
    ['start', { ms: 300_000 }, { ms: 300_000 }],
    ['after 4 black', { ms: 300_000 }, { ms: 290_000 }],
    ['after 5 white', { ms: 280_000 }, { ms: 290_000 }],
  ]);
});

test('a hand that touches now touched nothing then', () => {
  expect(viewAt(view, replay, 1).hands.white.touched).toEqual([]);
});

test('men in hand and checks left are those of then', () => {
  const house = (counts: [number, number, number, number, number]): NonNullable<View['variant']> => ({
    name: 'crazyhouse',
    pockets: [counts, [0, 0, 0, 0, 0]],
  });
  const then: Replay = {
    ...replay,
    variant: house([0, 0, 0, 0, 0]),
    plies: [
      { ...half(4, 'black', [300_000, 290_000]), variant: house([0, 0, 0, 0, 1]) },
      half(5, 'white', [280_000, 290_000]),
    ],
  };
  const now = { ...view, variant: house([1, 0, 0, 0, 0]) } as View;
  const inHand = [0, 1, 2].map((at) => viewAt(now, then, at).variant?.pockets?.[0]);
  expect(inHand).toEqual([
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 1],
    [1, 0, 0, 0, 0],
  ]);
  expect('variant' in viewAt(view, replay, 1)).toBe(false);
});

test('where nobody may point at a flag, times of then are whole minutes too', () => {
  const silent = { ...view, clock: { ...view.clock, flag_may_be_shown: false } } as View;
  expect(viewAt(silent, replay, 2).clock?.white).toEqual({ minutes: 5 });
});

test('a time stands beside the move after which it was left, also where Black begins', () => {
  const moves = writtenOf(replay.plies);
  expect(moves.map(({ number, side, left }) => [number, side, left])).toEqual([
    [4, 'black', 290_000],
    [5, 'white', 280_000],
  ]);
  expect(rowsOf(moves)).toEqual([
    { number: 4, plies: [undefined, 1] },
    { number: 5, plies: [2, undefined] },
  ]);
});

test('a sheet alone tells who began by whose move it is', () => {
  const sheet = ['a', 'b', 'c'].map((text) => ({ san: text, text, left: null }));
  const sides = (turn: 'white' | 'black') => writtenFrom(sheet, turn).map((one) => one.side);
  expect(sides('black')).toEqual(['white', 'black', 'white']);
  expect(sides('white')).toEqual(['black', 'white', 'black']);
});

test.each([
  ['#23', 40, 23],
  ['#0', 40, 0],
  ['#41', 40, undefined],
  ['#x', 40, undefined],
  ['', 40, undefined],
  ['#99999999', 40, undefined],
])('%s points at a half-move that there is', (hash, last, ply) => {
  expect(pointedAt(hash, last)).toBe(ply);
});

test('results are written as people write them', () => {
  expect(['1-0', '1/2-1/2', '0-0'].map(resultText)).toEqual(['1–0', '½–½', '0–0']);
});
