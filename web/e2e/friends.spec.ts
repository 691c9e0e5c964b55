/** A game that has no arbiter: the program refuses eleven ways of breaking the board, each with its card, and loses nobody a game. */
import type { Page } from '@playwright/test';
import type { Color } from '../src/core/wire';
import {
  acts,
  atOneDevice,
  drag,
  expect,
  type Hall,
  join_,
  newGame,
  person,
  play,
  press,
  test,
} from './hall';

/** Two contacts of one lever within 150 ms are one: nobody who has to finish a move presses again so soon, a test does. */
const BOUNCE = 200;

/** The lever, whatever comes of it. */
async function pressAnyway(page: Page, side: Color): Promise<void> {
  const lever = page.locator(`button.strip[data-side=${side}]`);
  await lever.dispatchEvent('pointerdown', { button: 0, pointerId: 7 });
  await lever.dispatchEvent('pointerup', { button: 0, pointerId: 7 });
  await expect(page.locator('.game')).toHaveAttribute('data-unanswered', '0');
  await page.waitForTimeout(BOUNCE);
}

interface Way {
  name: string;
  before: string;
  side: Color;
  /** By hand: squares from and to; else acts of a hand that no screen offers. */
  hands: string[] | object[];
  said: RegExp;
  /** What stands afterwards. */
  stands: string[];
}

const WAYS: Way[] = [
  {
    name: 'a king jumps',
    before: 'e4',
    side: 'black',
    hands: ['e8', 'e6'],
    said: /king cannot go from \W*e8\W* to \W*e6/,
    stands: ['e8', 'e7'],
  },
  {
    name: 'two moves',
    before: '',
    side: 'white',
    hands: ['e2', 'e4', 'd2', 'd4'],
    said: /more than one move/,
    stands: ['e4', 'd2'],
  },
  {
    name: 'an own piece is taken',
    before: '',
    side: 'white',
    hands: ['a1', 'a2'],
    said: /same colour/,
    stands: ['a1', 'a2'],
  },
  {
    name: 'a piece goes over pieces',
    before: '',
    side: 'white',
    hands: ['a1', 'a5'],
    said: /cannot jump/,
    stands: ['a1'],
  },
  {
    name: 'a king steps into check',
    before: 'e4 e5 d3 Qg5 a3 a6',
    side: 'white',
    hands: ['e1', 'd2'],
    said: /own king is in check/,
    stands: ['e1'],
  },
  {
    name: 'a king stays in check',
    before: 'e4 d5 exd5 Qxd5 a3 Qe5+',
    side: 'white',
    hands: ['b2', 'b3'],
    said: /stays in check/,
    stands: ['b2'],
  },
  {
    name: 'a pawn taken en passant is left standing',
    before: 'e4 a6 e5 d5',
    side: 'white',
    hands: ['e5', 'd6'],
    said: /finish what was begun/,
    stands: ['d6', 'd5'],
  },
  {
    name: 'the rook is left in castling',
    before: 'e4 e5 Nf3 Nf6 Bc4 Bc5',
    side: 'white',
    hands: ['e1', 'g1'],
    said: /finish what was begun/,
    stands: ['g1', 'h1'],
  },
  {
    name: 'a pawn is left unpromoted',
    before: 'a4 b5 axb5 a6 bxa6 Bb7 axb7 h6',
    side: 'white',
    hands: [{ do: 'drag', from: 'b7', to: 'a8' }],
    said: /finish what was begun/,
    stands: ['a8'],
  },
  {
    name: 'a piece from nowhere',
    before: '',
    side: 'white',
    hands: [{ do: 'place', square: 'e4', piece: 'queen' }, { do: 'release' }, { do: 'press' }],
    said: /was not on the board/,
    stands: ['e2'],
  },
  {
    name: 'a piece of the opponent',
    before: '',
    side: 'white',
    hands: [{ do: 'lift', square: 'e7' }, { do: 'place', square: 'e5' }, { do: 'release' }, { do: 'press' }],
    said: /a piece of the opponent/,
    stands: ['e7'],
  },
];

async function breaks(page: Page, hall: Hall, game: string, { side, hands }: Way): Promise<void> {
  if (typeof hands[0] !== 'string') return acts(page, hall, game, side, hands as object[]);
  const squares = hands as string[];
  for (let at = 0; at < squares.length; at += 2) {
    await drag(page, squares[at] ?? '', squares[at + 1] ?? '');
    await expect(page.locator('.game')).toHaveAttribute('data-unanswered', '0');
  }
  await pressAnyway(page, side);
}

test('between two friends the program takes back what breaks the board, and asks for what was not finished', async ({
  page,
  hall,
}) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const way of WAYS) {
    const game = await atOneDevice(page, hall);
    if (way.before) await play(page, hall, game, way.before);
    await expect(page.locator(`.strip[data-side=${way.side}]`)).toHaveClass(/running/);
    await breaks(page, hall, game, way);
    await expect(page.locator('.card').first(), way.name).toContainText(way.said);
    for (const square of way.stands) {
      await expect(page.locator(`.man[data-on=${square}]`), `${way.name}: ${square}`).toHaveCount(1);
    }
    // Nobody has lost, and nobody was asked to claim.
    await expect(page.locator('.game')).toHaveAttribute('data-phase', 'running');
    const turn = way.name === 'two moves' ? 'black' : way.side;
    await expect(page.locator(`.strip[data-side=${turn}]`), way.name).toHaveClass(/running/);
  }
});

test('what was asked for is finished by hand, and the record is a game of legal moves', async ({
  page,
  hall,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const game = await atOneDevice(page, hall);
  await play(page, hall, game, 'e4 e5 Nf3 Nf6 Bc4 Bc5');
  await expect(page.locator('.strip[data-side=white]')).toHaveClass(/running/);
  await drag(page, 'e1', 'g1');
  await pressAnyway(page, 'white');
  await expect(page.locator('.card')).toContainText(/finish/);
  await drag(page, 'h1', 'f1');
  await press(page, 'white');
  await drag(page, 'e8', 'e5');
  await pressAnyway(page, 'black');
  await expect(page.locator('.man.black[data-on=e8]')).toHaveCount(1);
  const pgn = await (await page.request.get(`${hall.address}/g/${game}.pgn`)).text();
  const moves = pgn
    .slice(pgn.indexOf('\n\n'))
    .replace(/\{[^}]*\}|\d+\.+|\s+/g, ' ')
    .trim();
  expect(moves.replace(/\s+/g, ' ')).toBe('e4 e5 Nf3 Nf6 Bc4 Bc5 O-O *');
});

test('on two phones the same is seen by both, and on a screen that takes legal moves only it is said why not', async ({
  browser,
  hall,
}) => {
  const [white, black] = [await person(browser, 'en'), await person(browser, 'fa')];
  const made = await newGame(white, hall, { rulebook: 'casual', seats: 'open' });
  await join_(white, hall, made.links.white ?? '', 'Anna');
  await join_(black, hall, made.links.black ?? '', 'بهرام');
  await white.locator('.sentence button').click();
  await black.locator('.sentence[data-what=wanted] button').click();
  await expect(white.locator('[data-phase=running]')).toBeVisible();
  await drag(white, 'a1', 'a5');
  await pressAnyway(white, 'white');
  await expect(white.locator('.card')).toContainText(/cannot jump/);
  await expect(black.locator('.card')).toContainText(/پس گرفته شد/);
  await expect(black.locator('.man[data-on=a1]')).toHaveCount(1);
  const online = await newGame(white, hall, { rulebook: 'casual', seats: 'both', mode: 'online' });
  await acts(white, hall, online.game, undefined, [{ do: 'start' }]);
  const data = { id: 'x', seen: 99, side: 'white', acts: [{ do: 'move', uci: 'a1a5' }] };
  const answer = await white.request.post(`${hall.address}/api/v1/games/${online.game}/commands?lang=en`, {
    data,
  });
  expect((await answer.json()).error.text).toBe('This move is not legal.');
});
