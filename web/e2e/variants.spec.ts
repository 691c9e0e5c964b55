/** Games beside chess on one device: what is in hand, checks that are counted, the hill. */

import type { Page } from '@playwright/test';
import { acts, drag, expect, type Hall, newGame, person, seated, tap, test } from './hall';

const man = (page: Page, square: string, role: string) =>
  page.locator(`.man[data-on=${square}] svg[data-role=${role}]`);

/** A man in the hand of White or Black. */
const inHand = (page: Page, side: string, kind: string) =>
  page.locator(`.pocket[data-side=${side}] [data-kind=${kind}] button`);

async function begun(page: Page, hall: Hall, some: object): Promise<string> {
  const made = await newGame(page, hall, { rulebook: 'casual', seats: 'both', ...some });
  await page.goto(`${hall.address}/g/${made.game}`);
  await page.locator('.sentence[data-what=before] button').click();
  await expect(page.locator('[data-phase=running]')).toBeVisible();
  return made.game;
}

for (const lang of ['en', 'fa'] as const) {
  test(`Crazyhouse on a screen: a drop that may not be, and one that mates (${lang})`, async ({
    browser,
    hall,
  }) => {
    const page = await person(browser, lang);
    await begun(page, hall, {
      mode: 'online',
      variant: 'crazyhouse',
      position: '7k/8/6K1/8/8/8/8/r7[QPp] w - - 0 1',
    });
    await expect(inHand(page, 'white', 'queen')).toBeEnabled();
    await expect(inHand(page, 'white', 'rook')).toBeDisabled();
    await inHand(page, 'white', 'pawn').click();
    await tap(page, 'a8');
    await expect(page.locator('.sentence[data-what=refused]')).toBeVisible();
    await expect(inHand(page, 'white', 'pawn')).toBeEnabled();
    await inHand(page, 'white', 'queen').click();
    await tap(page, 'g7');
    await expect(man(page, 'g7', 'queen')).toHaveCount(1);
    await expect(page.locator('[data-phase=over]')).toBeVisible();
    await page.context().close();
  });
}

test('Crazyhouse by keys alone: the sign, the letter, the square', async ({ browser, hall }) => {
  for (const mode of ['online', 'assisted']) {
    const page = await person(browser, 'en');
    await begun(page, hall, {
      mode,
      variant: 'crazyhouse',
      position: '7k/8/6K1/8/8/8/8/r7[QPp] w - - 0 1',
    });
    await page.locator('.board [data-square=e1]').focus();
    // No knight is in hand: nothing is taken up.
    for (const key of ['Shift+@', 'n', 'f', '3', 'Enter']) await page.keyboard.press(key);
    await expect(man(page, 'f3', 'knight')).toHaveCount(0);
    await page.locator('.board [data-square=e1]').focus();
    for (const key of ['Shift+@', 'q', 'g', '7', 'Enter']) await page.keyboard.press(key);
    await expect(man(page, 'g7', 'queen')).toHaveCount(1);
    await page.context().close();
  }
});

test('who looks on sees men in hand, checks and the hill, and after the game as well', async ({
  browser,
  hall,
}) => {
  const page = await person(browser, 'en');
  const made = async (some: object) => begun(page, hall, { mode: 'online', ...some });
  const looks = async (game: string, more = '') => {
    const looker = await person(browser, 'fa');
    await looker.goto(`${hall.address}/g/${game}${more}`);
    return looker;
  };
  const house = await made({ variant: 'crazyhouse', position: '7k/8/6K1/8/8/8/8/r7[QPp] w - - 0 1' });
  const looker = await looks(house);
  await expect(looker.locator('.strip[data-side=white] .in-hand-line')).toContainText('♕♙');
  await page.locator('.board [data-square=e1]').focus();
  for (const key of ['Shift+@', 'q', 'g', '7', 'Enter']) await page.keyboard.press(key);
  await expect(looker.locator('[data-phase=over]')).toBeVisible();
  await expect(looker.locator('.strip[data-side=white] .in-hand-line')).toContainText('♙');
  // Before the first move the queen was in hand.
  await looker.locator('.band .step').first().click();
  await expect(looker.locator('.strip[data-side=white] .in-hand-line')).toContainText('♕♙');
  await looker.context().close();
  const checks = await made({ variant: 'three-check', position: '4k3/8/8/8/8/8/8/Q3K3 w - - 3+2 0 1' });
  for (const more of ['', '?reader=1']) {
    const seen = await looks(checks, more);
    await expect(seen.locator('.checks')).toHaveCount(2);
    await seen.context().close();
  }
  const hill = await looks(
    await made({ variant: 'king-of-the-hill', position: '7k/8/8/8/8/4K3/8/8 w - - 0 1' }),
  );
  await expect(hill.locator('[data-variant=king-of-the-hill] [data-square=e4]')).toBeVisible();
});

test('Crazyhouse on two phones: an illegal drop on one is seen by nobody, one that mates by both', async ({
  browser,
  hall,
}) => {
  const maker = await person(browser, 'en');
  const made = await newGame(maker, hall, {
    rulebook: 'casual',
    mode: 'online',
    variant: 'crazyhouse',
    position: '7k/8/6K1/8/8/8/8/r7[QPp] w - - 0 1',
  });
  const [white, black] = await seated(browser, hall, 'fa', made as never);
  for (const [phone, side] of [
    [white, 'white'],
    [black, 'black'],
  ] as const)
    await acts(phone, hall, made.game, side, [{ do: 'start' }]);
  await expect(black.locator('[data-phase=running]')).toBeVisible();
  await inHand(white, 'white', 'pawn').click();
  await tap(white, 'a8');
  await expect(white.locator('.sentence[data-what=refused]')).toBeVisible();
  await expect(man(black, 'a8', 'pawn')).toHaveCount(0);
  await expect(inHand(black, 'white', 'pawn')).toBeDisabled();
  await inHand(white, 'white', 'queen').click();
  await tap(white, 'g7');
  await expect(man(black, 'g7', 'queen')).toHaveCount(1);
  for (const phone of [white, black]) await expect(phone.locator('[data-phase=over]')).toBeVisible();
});

test('Crazyhouse over one device, by hand: what is captured is in hand, and comes back', async ({
  browser,
  hall,
}) => {
  const page = await person(browser, 'en');
  const game = await begun(page, hall, {
    variant: 'crazyhouse',
    position: '4k3/8/8/8/8/8/4n3/4K3[] w - - 0 1',
  });
  await acts(page, hall, game, 'white', [{ do: 'move', uci: 'e1e2' }]);
  await expect(inHand(page, 'white', 'knight')).toBeEnabled();
  await acts(page, hall, game, 'black', [{ do: 'move', uci: 'e8e7' }]);
  await inHand(page, 'white', 'knight').click();
  await tap(page, 'f5');
  await expect(man(page, 'f5', 'knight')).toHaveCount(1);
  await expect(page.locator('.pocket[data-side=white] .none')).toHaveCount(5);
  const record = await (await page.request.get(`${hall.address}/g/${game}.pgn`)).text();
  expect(record).toContain('[Variant "Crazyhouse"]');
  expect(record).toContain('N@f5');
  await page.context().close();
});

test('three checks are counted beside the clock, and the third wins', async ({ browser, hall }) => {
  const page = await person(browser, 'en');
  await begun(page, hall, {
    mode: 'online',
    variant: 'three-check',
    position: '4k3/8/8/8/8/8/8/Q3K3 w - - 1+3 0 1',
  });
  await expect(page.locator('.strip[data-side=white] .check.given')).toHaveCount(2);
  await expect(page.locator('.strip[data-side=black] .check.given')).toHaveCount(0);
  await expect(page.locator('.strip[data-side=white] .checks')).toContainText('One check left');
  await drag(page, 'a1', 'a4');
  await expect(page.locator('[data-phase=over]')).toBeVisible();
  await page.context().close();
});

test('the hill is marked, and a king there has won', async ({ browser, hall }) => {
  const page = await person(browser, 'fa');
  await page.goto(`${hall.address}/new`);
  await page.locator('label:has([name=variant][value=king-of-the-hill])').click();
  await page.locator('form.new .create button').click();
  await expect(page.locator('[data-variant=king-of-the-hill]')).toHaveCount(1);
  await begun(page, hall, {
    mode: 'online',
    variant: 'king-of-the-hill',
    position: '4k3/8/8/8/8/4K3/8/8 w - - 0 1',
  });
  await drag(page, 'e3', 'e4');
  await expect(page.locator('[data-phase=over]')).toBeVisible();
  await page.context().close();
});
