import { expect, test } from 'vitest';
import type { View } from '../core/wire';
import type { Model } from './model';
import { heard } from './sounds';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

const model = (view: object, some: object = {}): Model =>
  ({
    view: { phase: 'running', board: START, offer: null, ...view },
    story: [],
    pending: [],
    ...some,
  }) as never;

test('moves, captures, offers, rulings and the end are heard', () => {
  const before = model({});
  const fewer = START.replace('p', '1');
  const told = [{ seq: 1, told: [{ tag: 'illegal_move_counted', deeds: [{}] }] }];
  for (const [now, sound] of [
    [model({}), undefined],
    [model({ board: START.replace('8/8', '8/P7') }), 'move'],
    [model({ board: fewer }), 'capture'],
    [model({ offer: 'white' }), 'offer'],
    [model({ phase: 'over' }), 'over'],
    [model({}, { story: told }), 'ruling'],
    [model({}, { pending: [{ acts: [{ do: 'press' }] }] }), 'press'],
  ] as const) {
    expect(heard(before, now)).toBe(sound);
  }
});

test('nothing about a clock is heard: neither little time nor a flag', () => {
  const clock = (ms: number, running: 'white' | null): Partial<View> =>
    ({ clock: { white: { ms }, black: { ms: 1 }, running, flag_may_be_shown: true } }) as never;
  expect(heard(model(clock(60_500, 'white')), model(clock(900, 'white')))).toBeUndefined();
  expect(heard(model(clock(900, 'white')), model(clock(0, 'white')))).toBeUndefined();
});
