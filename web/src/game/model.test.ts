import { expect, test } from 'vitest';
import { readPlacement, writePlacement } from '../board/squares';
import type { Act, Actor, Entry, Sent, Told, View, Welcome } from '../core/wire';
import { announce } from './announce';
import { becomes, settingUp, takes, whose } from './commands';
import { marksOf, outOfPlace } from './marks';
import { begin, card, corrected, type Model, received, sent, shownNow, standing } from './model';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const NOBODY = { name: '', taken: false, here: false };
const NO_HANDS = { touched: [], held: null, adjusting: false, castling: false };

const view = (some: Partial<View> = {}): View => ({
  viewer: 'white',
  phase: 'running',
  board: START,
  turn: 'white',
  last: null,
  ribbon: [],
  clock: {
    white: { ms: 60_000 },
    black: { ms: 61_000 },
    running: 'white',
    flag_may_be_shown: true,
    delay_left: 0,
    increment: [0, 0],
  },
  hands: { white: NO_HANDS, black: NO_HANDS },
  displaced: [],
  fallen: [],
  offer: null,
  duty: null,
  illegal_moves: [0, 0],
  questions: [],
  open_question: false,
  todo: [],
  restore: null,
  wanted: null,
  held: null,
  end: null,
  ...some,
});

const welcome = (some: Partial<Welcome> = {}): Welcome => ({
  game: 'g',
  event: 'e',
  name: 'Club',
  board: 1,
  number: 1,
  you: [],
  sides: ['white'],
  blind: [],
  rulebook: 'fide-2023',
  rulebook_title: 'FIDE 2023',
  mode: 'physical',
  control: '5m',
  control_words: '',
  periods: { white: [], black: [] },
  arbiter: true,
  delay: 0,
  delay_minutes: 0,
  version: 3,
  now: 0,
  view: view(),
  sheet: [],
  missed: [],
  story: [],
  may: [],
  ends: { agreement: null, resignation: null },
  presence: { players: [NOBODY, NOBODY], arbiters: 0, spectators: 0 },
  boards: 1,
  rematch: { by: [], go: null },
  ...some,
});

const told = (tag: string, some: Partial<Told> = {}): Told => ({
  seq: 1,
  kind: 'ruling',
  tag,
  player: null,
  title: tag,
  cause: '',
  text: `${tag}.`,
  deeds: [],
  cites: [],
  fields: {},
  ...some,
});

const entry = (seq: number, by: Actor, act: Entry['act'], ...answers: Told[]): Entry => ({
  version: seq,
  seq,
  at: null,
  by,
  act,
  told: answers,
});

const update = (entries: Entry[], some: Partial<View> = {}): Extract<Sent, { type: 'update' }> => ({
  type: 'update',
  version: 4,
  now: 0,
  view: view(some),
  entries,
});

const model = (some: Partial<Welcome> = {}): Model => begin(welcome(some), 1_000);

const E4: Act[] = [
  { do: 'lift', square: 'e2' },
  { do: 'place', square: 'e4' },
  { do: 'release', square: 'e4' },
];
const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR';

test('a hand is seen before the server has answered, and once after', () => {
  const before = sent(model(), { id: 'a', side: 'white', acts: E4, at: 0 });
  expect(writePlacement(standing(before))).toBe(AFTER_E4);
  const entries = [entry(4, 'white', { do: 'lift', square: 'e2' })];
  const after = received(before, update(entries, { board: AFTER_E4 }), 2_000);
  expect(after.pending).toEqual([]);
  expect(writePlacement(standing(after))).toBe(AFTER_E4);
});

test('what is refused goes back and says why', () => {
  const before = sent(model(), { id: 'a', side: 'white', acts: E4, at: 0 });
  const error = { tag: 'stale', text: 'Black had pressed.' };
  const after = received(before, { type: 'reply', id: 'a', ok: false, version: 5, error }, 0);
  expect(writePlacement(standing(after))).toBe(START);
  expect(after.refused).toEqual(error);
  expect(sent(after, { id: 'b', side: 'white', acts: [], at: 0 }).refused).toBeUndefined();
});

test('the other hand does not answer for this one', () => {
  const before = sent(model(), { id: 'a', side: 'white', acts: E4, at: 0 });
  const entries = [entry(4, 'black', { do: 'touch', square: 'e2' })];
  expect(received(before, update(entries), 0).pending).toHaveLength(1);
});

test('the scoresheet is replaced from where it changed', () => {
  const moves = ['e4', 'e5', 'Nf3'].map((san) => ({ san, text: san, left: null }));
  const before = model({ sheet: moves });
  const changed = { ...update([]), sheet: { from: 1, moves: [{ san: 'c5', text: 'c5', left: null }] } };
  expect(received(before, changed, 0).sheet?.map((move) => move.san)).toEqual(['e4', 'c5']);
});

test('a running display goes on by itself, after the free time and never below zero', () => {
  const clock = view().clock;
  if (!clock) throw new Error('a clock');
  const at = (now: number, delay_left = 0) =>
    shownNow({ view: view({ clock: { ...clock, delay_left } }), readAt: 1_000 }, 'white', now);
  expect(at(1_000)).toBe(60_000);
  expect(at(4_000)).toBe(57_000);
  expect(at(4_000, 2_000)).toBe(59_000);
  expect(at(900_000)).toBe(0);
  expect(shownNow(model(), 'black', 900_000)).toBe(61_000);
});

test('whole minutes are not counted down', () => {
  const clock = {
    white: { minutes: 1 },
    black: { minutes: 2 },
    running: 'white' as const,
    flag_may_be_shown: false,
    delay_left: 0,
    increment: [0, 0] as [number, number],
  };
  expect(shownNow({ view: view({ clock }), readAt: 0 }, 'white', 1_000)).toBeUndefined();
});

test('a card is the newest loud ruling, until it is put away', () => {
  const quiet = entry(1, 'white', null, told('move_made'));
  const loud = entry(2, 'black', null, told('illegal_move'));
  const after = entry(3, 'white', null, told('obligation'));
  expect(card(model({ story: [quiet] }))).toBeUndefined();
  const shown = model({ story: [quiet, loud, after] });
  expect(card(shown)?.entry.seq).toBe(2);
  expect(card({ ...shown, put: new Set([2]) })).toBeUndefined();
});

test('touched squares are marked in their order, the piece that must move beside them', () => {
  const hands = { white: { ...NO_HANDS, touched: ['g1', 'b1'] }, black: NO_HANDS };
  const duty = { player: 'white' as const, piece: 'knight', square: 'g1', kind: 'move' as const };
  const { marks, touched } = marksOf(view({ hands, duty, last: 'e7e5' }));
  expect(touched).toEqual(['g1', 'b1']);
  expect([...(marks.get('g1') ?? [])]).toEqual(['touched', 'must']);
  expect([...(marks.get('b1') ?? [])]).toEqual(['touched']);
  expect(marks.get('e5')?.has('last')).toBe(true);
});

test('without a ruling nothing says what must be done', () => {
  const hands = { white: { ...NO_HANDS, touched: ['g1'] }, black: NO_HANDS };
  const { marks } = marksOf(view({ hands }));
  expect([...marks.values()].every((set) => !set.has('must'))).toBe(true);
});

test('what stands wrong is taken off, what is missing is put back', () => {
  const wrong = view({ board: AFTER_E4, restore: START });
  expect(outOfPlace(wrong)).toEqual(['e2', 'e4']);
  expect(settingUp(wrong)).toEqual([
    { do: 'remove', square: 'e4' },
    { do: 'put_back', square: 'e2', piece: 'P' },
  ]);
  expect(settingUp(view())).toEqual([]);
});

test('what belongs on a square is a shadow there, until it stands there', () => {
  expect([...marksOf(view({ board: AFTER_E4, restore: START })).ghosts]).toEqual([['e2', 'P']]);
  expect(marksOf(view({ board: START, restore: START })).ghosts.size).toBe(0);
});

test.each([
  ['physical', 'p', 'running', true],
  ['physical', 'p', 'over', false],
  ['online', 'p', 'running', false],
  ['online', 'P', 'running', true],
  ['recorded', 'P', 'running', false],
] as const)('on a board that is %s a hand on %s while %s: %s', (mode, man, phase, may) => {
  expect(takes(welcome({ mode }), view({ phase }), man)).toBe(may);
});

test('at one device the hand is that of the player who has the move', () => {
  const both = welcome({ sides: ['white', 'black'] });
  expect(whose(both, view({ turn: 'white' }), 'p')).toBe('white');
  // White has moved and not pressed: his own men are still his, Black's men are Black's.
  expect(whose(both, view({ turn: 'black' }), 'P')).toBe('white');
  expect(whose(both, view({ turn: 'black' }), 'p')).toBe('black');
  expect(whose(both, view({ phase: 'standing' }), 'P')).toBe('white');
  expect(whose(welcome(), view({ turn: 'black' }), 'p')).toBe('white');
});

test('only a screen asks what a pawn becomes', () => {
  const placement = readPlacement('8/4P3/8/8/8/8/8/8');
  const carry = { kind: 'carry', from: 'e7', to: 'e8', second: false } as const;
  expect(becomes(carry, welcome({ mode: 'online' }), placement)).toBe(true);
  expect(becomes(carry, welcome(), placement)).toBe(false);
});

test('nobody hears that a move was completed, nor his own move', () => {
  const before = model();
  const own = entry(4, 'white', null, told('move_made'), told('move_completed'));
  const other = entry(5, 'black', null, told('move_made', { text: 'Black, e5.' }), told('move_completed'));
  const after = received(before, update([own, other]), 0);
  expect(announce(before, after).map((said) => said.text)).toEqual(['Black, e5.']);
});

test('an offer is heard by the other player only', () => {
  const before = model();
  const heard = (sides: Welcome['sides']) => {
    const now = received(begin(welcome({ sides }), 0), update([], { offer: 'white' }), 0);
    return announce(before, now).length;
  };
  expect([heard(['black']), heard(['white'])]).toEqual([1, 0]);
});

test('a display that the server puts right by more than a fifth of a second is marked, and no other', () => {
  const clock = (running: 'white' | 'black' | null, ms: number) => ({
    view: view({
      clock: {
        white: { ms },
        black: { ms: 61_000 },
        running,
        flag_may_be_shown: true,
        delay_left: 0,
        increment: [0, 0],
      },
    }),
    readAt: 0,
  });
  const later = (read: ReturnType<typeof clock>, readAt: number) => ({ ...read, readAt });
  const before = clock('white', 60_000);
  // Ten seconds later it shows what was reckoned, a little else, and much else.
  expect(corrected(before, later(clock('white', 50_000), 10_000), 'white')).toBe(false);
  expect(corrected(before, later(clock('white', 49_850), 10_000), 'white')).toBe(false);
  expect(corrected(before, later(clock('white', 49_500), 10_000), 'white')).toBe(true);
  expect(corrected(before, later(clock('white', 49_500), 10_000), 'black')).toBe(false);
  // A press brings its increment: nothing was put right.
  expect(corrected(before, later(clock('black', 55_000), 10_000), 'white')).toBe(false);
});
