import { expect, test } from 'vitest';
import { type Gesture, Gestures } from './gesture';
import { actsOf, afterActs, fromReserve } from './hands';
import { keyStep } from './keys';
import { placeOf, readPlacement, squareAt, squaresFrom, writePlacement } from './squares';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const CASTLE = '4k3/8/8/8/8/8/8/R3K2R';

/** A row of pointer events, written as `down 1 e2`, `move 1 e4`, `up 1 e4`, `cancel 1`. */
function run(fen: string, script: string): string[] {
  const told: string[] = [];
  const gestures = new Gestures({
    placement: () => readPlacement(fen),
    takes: () => true,
    tell: (one) => told.push(write(one)),
  });
  const places: Record<string, number> = {};
  for (const step of script.split(', ')) {
    const [what, id, square] = step.split(' ');
    const pointer = Number(id);
    places[square ?? ''] ??= Object.keys(places).length * 50;
    const x = places[square ?? ''] ?? 0;
    if (what === 'down') gestures.down(pointer, square, x, 0, false);
    if (what === 'move') gestures.move(pointer, square, x, 0);
    if (what === 'up') gestures.up(pointer, square);
    if (what === 'cancel') gestures.cancel(pointer);
    if (what === 'key' && square) gestures.press(square);
  }
  return told;
}

function write(one: Gesture): string {
  const second = 'second' in one && one.second ? ' second' : '';
  if (one.kind === 'touch') return `touch ${one.square}${second}`;
  if (one.kind === 'carry') return `carry ${one.from} ${one.to}${second}`;
  return `${one.kind} ${one.from}${second}`;
}

test.each([
  ['a drag', START, 'down 1 e2, move 1 e4, up 1 e4', ['touch e2', 'carry e2 e4']],
  ['touched and let go', START, 'down 1 e2, up 1 e2', ['touch e2']],
  ['a tap and a tap', START, 'down 1 e2, up 1 e2, down 1 e4, up 1 e4', ['touch e2', 'carry e2 e4']],
  [
    'the target may change while the finger is down',
    START,
    'down 1 e2, up 1 e2, down 1 e3, move 1 e4, up 1 e4',
    ['touch e2', 'carry e2 e4'],
  ],
  [
    'a second piece of the same colour is touched as well',
    START,
    'down 1 b1, up 1 b1, down 1 g1, up 1 g1',
    ['touch b1', 'touch g1'],
  ],
  ['lifted and put back', START, 'down 1 e2, move 1 e4, move 1 e2, up 1 e2', ['touch e2']],
  ['off the board', START, 'down 1 e2, move 1, up 1', ['touch e2', 'off e2']],
  ['the system takes the pointer', START, 'down 1 e2, move 1 e4, cancel 1', ['touch e2', 'interrupted e2']],
  ['an empty square is nothing', START, 'down 1 e4, up 1 e4', []],
  [
    'two hands castle, king first',
    CASTLE,
    'down 1 e1, down 2 h1, move 1 g1, move 2 f1, up 1 g1, up 2 f1',
    ['touch e1', 'touch h1 second', 'carry e1 g1', 'carry h1 f1 second'],
  ],
  [
    'the rook let go first is told after the king that was touched first',
    CASTLE,
    'down 1 e1, down 2 h1, move 1 g1, move 2 f1, up 2 f1, up 1 g1',
    ['touch e1', 'touch h1 second', 'carry e1 g1', 'carry h1 f1 second'],
  ],
  ['by keyboard', START, 'key 1 g1, key 1 f3', ['touch g1', 'carry g1 f3']],
  ['by keyboard, another piece', START, 'key 1 g1, key 1 b1', ['touch g1', 'touch b1']],
])('%s', (_, fen, script, told) => {
  expect(run(fen, script)).toEqual(told);
});

test('a pointer that is not known changes nothing', () => {
  expect(run(START, 'up 9 e4, move 9 e4, cancel 9')).toEqual([]);
});

test('a captured man is taken off before the piece is put down', () => {
  const placement = readPlacement('4k3/8/8/3p4/4P3/8/8/4K3');
  const acts = actsOf({ kind: 'carry', from: 'e4', to: 'd5', second: false }, 'physical', placement);
  expect(acts.map((act) => `${act.do} ${'square' in act ? act.square : ''}`)).toEqual([
    'lift e4',
    'remove d5',
    'place d5',
    'release d5',
  ]);
  expect(writePlacement(afterActs(placement, acts))).toBe('4k3/8/8/3P4/8/8/8/4K3');
});

test('a screen is told from where to where', () => {
  const carry: Gesture = { kind: 'carry', from: 'e7', to: 'e8', second: false };
  const placement = readPlacement('8/4P3/8/8/8/8/8/k1K5');
  expect(actsOf(carry, 'online', placement, 'Q')).toEqual([{ do: 'drag', from: 'e7', to: 'e8', piece: 'Q' }]);
  expect(actsOf({ kind: 'off', from: 'e7', second: false }, 'online', placement)).toEqual([]);
  expect(writePlacement(afterActs(placement, fromReserve('N', 'e8')))).toBe('4N3/4P3/8/8/8/8/8/k1K5');
});

test('the second hand is told as the other hand', () => {
  const placement = readPlacement(CASTLE);
  const acts = actsOf({ kind: 'carry', from: 'h1', to: 'f1', second: true }, 'physical', placement);
  expect(acts[0]).toEqual({ do: 'lift', square: 'h1', hand: 'other' });
});

test('squares and places are each other’s inverse, from both sides', () => {
  for (const side of ['white', 'black'] as const) {
    expect(squaresFrom(side)).toHaveLength(64);
    for (const square of squaresFrom(side)) expect(squareAt(...placeOf(square, side), side)).toBe(square);
  }
  expect(squaresFrom('white')[0]).toBe('a8');
  expect(squaresFrom('black')[0]).toBe('h1');
  expect(squareAt(8, 0, 'white')).toBeUndefined();
});

test.each([START, CASTLE, '8/8/8/8/8/8/8/8'])('a placement is read and written back: %s', (fen) => {
  expect(writePlacement(readPlacement(fen))).toBe(fen);
});

test('what is no placement stands nowhere', () => {
  expect(readPlacement('zebra').size).toBeLessThan(3);
  expect(readPlacement('99999/////////').size).toBe(0);
});

test.each([
  ['ArrowRight', 'white', 'e2', 'f2'],
  ['ArrowRight', 'black', 'e2', 'd2'],
  ['ArrowUp', 'white', 'e2', 'e3'],
  ['ArrowUp', 'black', 'e2', 'e1'],
  ['ArrowUp', 'white', 'e8', 'e8'],
  ['KeyN', 'white', 'e2', 'b1'],
  ['KeyN', 'white', 'b1', 'g1'],
  ['KeyN', 'black', 'e2', 'g8'],
  ['Shift+KeyR', 'white', 'h1', 'a1'],
  ['Digit5', 'white', 'e2', 'e5'],
  ['Shift+Digit1', 'white', 'e2', 'a2'],
] as const)('%s for %s on %s goes to %s', (name, side, from, to) => {
  const code = name.replace('Shift+', '');
  const event = { key: code, code, shiftKey: name.startsWith('Shift') };
  expect(keyStep(event, from, side, readPlacement(START))).toBe(to);
});

test.each([
  ['5K1R', 'f1', 'h1', '5RK1'],
  ['6KR', 'g1', 'h1', '5RK1'],
  ['5KR1', 'f1', 'g1', '5RK1'],
  ['4KR2', 'e1', 'f1', '5RK1'],
  ['R1K5', 'c1', 'a1', '2KR4'],
  ['1RK5', 'c1', 'b1', '2KR4'],
])('a king taken to his own rook castles with it: %s', (rank, king, rook, after) => {
  const placement = readPlacement(`8/8/8/8/8/8/8/${rank}`);
  const acts = actsOf({ kind: 'carry', from: king, to: rook, second: false }, 'online', placement);
  expect(writePlacement(afterActs(placement, acts))).toBe(`8/8/8/8/8/8/8/${after}`);
});

test('a tap on the rook with which the king castles puts him there; on another it touches that', () => {
  const told: string[] = [];
  const placement = readPlacement('8/8/8/8/8/8/8/R4K1R');
  const gestures = new Gestures({
    placement: () => placement,
    takes: () => true,
    joins: (from, to) => from === 'f1' && to === 'h1',
    tell: (gesture) => told.push(gesture.kind === 'carry' ? `${gesture.from}${gesture.to}` : gesture.kind),
  });
  gestures.press('f1');
  gestures.press('h1');
  gestures.press('f1');
  gestures.press('a1');
  expect(told).toEqual(['touch', 'f1h1', 'touch', 'touch']);
});
