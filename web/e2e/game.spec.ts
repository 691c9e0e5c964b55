/** One whole game of two players and an arbiter, each with a device of his own, in two languages. */

import type { Browser, Page } from '@playwright/test';
import { acts, drag, expect, type Hall, join_, move, newGame, person, press, tap, test } from './hall';

interface People {
  white: Page;
  black: Page;
  arbiter: Page;
}

async function seated(browser: Browser, hall: Hall, some: object): Promise<People> {
  const [white, black, arbiter] = [
    await person(browser, 'en'),
    await person(browser, 'fa'),
    await person(browser, 'en', false),
  ];
  const made = await newGame(arbiter, hall, { arbiter: true, seats: 'open', ...some });
  await join_(white, hall, made.links.white ?? '', 'Anna');
  await join_(black, hall, made.links.black ?? '', 'بهرام');
  await join_(arbiter, hall, made.links.arbiter ?? '', 'Chen');
  await arbiter.locator('.board-tile').first().click();
  await arbiter.getByRole('button', { name: 'Start the game' }).click();
  await expect(white.locator('[data-phase=running]')).toBeVisible();
  return { white, black, arbiter };
}

async function claimRepetition(page: Page): Promise<void> {
  await page.locator('.actions button').nth(1).click();
  await page.locator('dialog input[value=repetition]').check();
  await page.locator('dialog .button.wide').click();
}

test('an evening of two players and an arbiter: touch, illegal move, offer, both claims, a flag against a bare king', async ({
  browser,
  hall,
}) => {
  test.setTimeout(180_000);
  const people = await seated(browser, hall, {});
  const { white, black, arbiter } = people;
  await expect(black.locator('html')).toHaveAttribute('dir', 'rtl');

  // A touched piece must be moved: the sentence says so to both, in their languages.
  await tap(white, 'g1');
  await expect(white.locator('.square[data-square=g1]')).toHaveClass(/touched/);
  await expect(white.locator('.sentence[data-what=duty]')).toContainText('must move the knight');
  await expect(black.locator('.sentence[data-what=duty]')).toBeVisible();
  await tap(white, 'f3');
  await expect(white.locator('.man[data-on=f3]')).toHaveCount(1);
  await press(white, 'white');

  // In a physical game a hand may do what the Laws do not allow; they answer afterwards.
  await drag(black, 'e7', 'e4');
  await press(black, 'black');
  await expect(black.locator('.card.irregular')).toBeVisible();
  // The verdict has its place at the top; a tap opens all of it, with the articles.
  await white.locator('.card.irregular .card-brief').click();
  await expect(white.locator('dialog .cites a').first()).toHaveAttribute('href', /^\/laws\/fide-2023\//);
  await white.keyboard.press('Escape');
  // The position of before stands again, and the piece that was touched has to move.
  await expect(black.locator('.man[data-on=e7]')).toHaveCount(1);
  await settle(arbiter);
  await expect(black.locator('.strip[data-side=black]')).toHaveClass(/running/);
  await move(black, 'black', 'e7', 'e5');

  // An offer stands until it is accepted, or declined in words or by a touch.
  await drag(white, 'f3', 'g1');
  await white.locator('.actions button').first().click();
  await press(white, 'white');
  await expect(black.locator('.sentence[data-what=offer]')).toBeVisible();
  await tap(black, 'g8');
  await expect(black.locator('.sentence[data-what=offer]')).toHaveCount(0);
  await tap(black, 'f6');
  await press(black, 'black');

  // A claim that is wrong costs time, and the game goes on.
  await claimRepetition(white);
  await expect(white.locator('.card[data-tag=claim_rejected]')).toBeVisible();
  // A claim is an offer as well, and cannot wait; what was ruled stands where it stood once it is answered.
  await black.locator('.offer-card .plain').last().click();
  await expect(black.locator('.card[data-tag=claim_rejected]')).toBeVisible();
  await settle(arbiter);
  await expect(white.locator('.strip[data-side=white]')).toHaveClass(/running/);

  // The knights go out and back again until the claim is right: the game is drawn, in both languages.
  await backAndForth(people);
  await backAndForth(people);
  await claimRepetition(white);
  await expect(white.locator('.moves .mark').last()).toBeVisible();
  for (const page of [white, black]) {
    await expect(page.locator('.game')).toHaveAttribute('data-phase', 'over');
    await expect(page.locator('.band .result')).toHaveText('½–½');
  }
  await expect(arbiter.locator('.ended')).toContainText('1/2-1/2');

  // The next game of the same three: White has everything but time, and Black has his king alone.
  const made = await newGame(arbiter, hall, { arbiter: true, seats: 'open' });
  await join_(white, hall, made.links.white ?? '', 'Anna');
  await join_(black, hall, made.links.black ?? '', 'بهرام');
  await join_(arbiter, hall, made.links.arbiter ?? '', 'Chen');
  await arbiter.locator('.board-tile').first().click();
  await arbiter.getByRole('button', { name: 'Start the game' }).click();
  await expect(white.locator('[data-phase=running]')).toBeVisible();
  for (const [index, uci] of TO_A_BARE_KING.entries()) {
    const [page, side] = index % 2 === 0 ? ([white, 'white'] as const) : ([black, 'black'] as const);
    await acts(page, hall, made.game, side, [{ do: 'move', uci }]);
  }
  await expect(black.locator('.man.black')).toHaveCount(1);
  await expect(black.locator('.strip[data-side=black]')).toHaveClass(/running/);
  await leaves(arbiter, 'White', '0:03');
  await move(black, 'black', 'd7', 'c7');
  for (const page of [white, black]) {
    await expect(page.locator('.game')).toHaveAttribute('data-phase', 'over', { timeout: 20_000 });
    await expect(page.locator('.band .result')).toHaveText('½–½');
  }
  await expect(white.locator('.strip[data-side=white] .flag')).toBeVisible();
  await expect(arbiter.locator('.ended')).toContainText('1/2-1/2');
});

/** White takes everything that Black has but the king; Black has the move. */
const TO_A_BARE_KING = [
  'e2e4 b8a6 f1a6 b7b5 a6c8 a7a6 c8a6 h7h5 a6b5 c7c6 b5c6 a8a3 d1h5 a3d3 h5f7 e8f7 c6d7 d3g3 f2g3',
  'd8e8 d7e8 f7e6 g3g4 g7g6 e8g6 h8h3 g1h3 e6d7 h1f1 g8f6 f1f6 e7e6 f6e6 f8a3 b1a3',
].flatMap((line) => line.split(' '));

/** White's knight goes out and back, Black's back and out: the position of before appears once more. */
async function backAndForth({ white, black }: People): Promise<void> {
  await move(white, 'white', 'g1', 'f3');
  await move(black, 'black', 'f6', 'g8');
  await move(white, 'white', 'f3', 'g1');
  await move(black, 'black', 'g8', 'f6');
}

/** The arbiter stops both clocks, sets what one of them shows, and lets the game go on. */
async function leaves(arbiter: Page, side: string, time: string): Promise<void> {
  await arbiter.locator('#tab-clocks').click();
  await arbiter.locator('#tab-panel').getByRole('button', { name: 'Stop both clocks' }).click();
  const group = arbiter.getByRole('group', { name: side });
  await group.getByRole('textbox').first().fill(time);
  // A clock is never changed without saying why, and never by a slip of the finger.
  await arbiter.getByRole('button', { name: 'Set the clocks' }).click();
  await expect(arbiter.locator('#reason-missing')).not.toBeEmpty();
  await expect(arbiter.locator('#tab-panel input[name=reason]')).toBeFocused();
  await arbiter.locator('#tab-panel input[name=reason]').fill('a wrong display');
  const setAndGoOn = arbiter.getByRole('button', { name: 'Set and go on' });
  await setAndGoOn.click();
  await expect(arbiter.locator('.desk')).toHaveAttribute('data-phase', 'standing');
  await setAndGoOn.hover();
  await arbiter.mouse.down();
  await expect(arbiter.locator('.desk')).toHaveAttribute('data-phase', 'running');
  await arbiter.mouse.up();
}

/** The arbiter does what waits: answers as proposed, does what is still to be done, lets the game go on. */
async function settle(arbiter: Page): Promise<void> {
  const decide = arbiter.getByRole('button', { name: 'Decide', exact: true });
  const goOn = arbiter.getByRole('button', { name: 'Let the game go on' });
  const running = arbiter.locator('.desk[data-phase=running]');
  const done = arbiter.locator('[aria-label="Still to be done"] button');
  await expect(async () => {
    for (const waits of [decide, done.first(), goOn]) {
      if (await waits.isVisible()) await waits.click();
    }
    await expect(running).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('a flag that falls loses the game', async ({ browser, hall }) => {
  const people = await seated(browser, hall, { control: '4s' });
  await move(people.white, 'white', 'e2', 'e4');
  await expect(people.black.locator('.game')).toHaveAttribute('data-phase', 'over', { timeout: 15_000 });
  await expect(people.white.locator('.band .result')).toHaveText('1–0');
  await expect(people.arbiter.locator('.ended')).toContainText('1-0');
});
