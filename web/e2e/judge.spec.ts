/** Judging a position: the board is the question, the answer stands beside it, and its proof plays. */
import type { Locator, Page } from '@playwright/test';
import { expect, person, test } from './hall';

const ROOK = '8/8/8/4k3/8/8/8/4K2R w - - 0 1';
const judge = (page: Page): Promise<void> => page.locator('.judge button[type=submit]').click();

async function box(of: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const found = await of.boundingBox();
  if (!found) throw new Error('not on the screen');
  return found;
}

test('what stands on the board is judged, also with nothing written', async ({ page, hall }) => {
  await page.goto(`${hall.address}/judge`);
  await expect(page.locator('.judge .men .man')).toHaveCount(32);
  await judge(page);
  await expect(page.locator('.verdict .found')).toContainText('Black wins');
  // An empty board is said to be none.
  await page.goto(`${hall.address}/judge`);
  await page.locator('[data-do=empty]').click();
  await judge(page);
  await expect(page.locator('#wrong')).toBeVisible();
});

test('side to move and castling are controls, and so is the start position', async ({ page, hall }) => {
  await page.goto(`${hall.address}/judge`);
  const field = page.locator('textarea[name=record]');
  await page.locator('[name=turn][value=b]').check();
  await expect(field).toHaveValue(/ b KQkq /);
  await page.locator('[data-right][value=Q]').uncheck();
  await expect(field).toHaveValue(/ b Kkq /);
  // A right goes with the men that have it.
  await page.locator('.judge [data-square=h1]').focus();
  await page.keyboard.press('Delete');
  await expect(page.locator('[data-right][value=K]')).toBeDisabled();
  await expect(field).toHaveValue(/ b kq /);
  await page.locator('[data-do=start]').click();
  await expect(field).toHaveValue('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
  // And the other way: what is pasted shows in the controls.
  await field.fill('4k3/8/8/8/8/8/8/4K2R b K - 0 1');
  await expect(page.locator('[name=turn][value=b]')).toBeChecked();
  await expect(page.locator('[data-right][value=K]')).toBeChecked();
  await expect(page.locator('.judge .men .man')).toHaveCount(3);
});

test('only the fields of the chosen question are there', async ({ page, hall }) => {
  await page.goto(`${hall.address}/judge`);
  for (const [matter, flag, claim] of [
    ['flag', true, false],
    ['dead', false, false],
    ['repetition', false, true],
    ['fifty', false, true],
  ] as const) {
    await page.locator(`[name=matter][value=${matter}]`).check();
    await expect(page.locator('.of-flag')).toBeVisible({ visible: flag });
    await expect(page.locator('.of-claim')).toBeVisible({ visible: claim });
  }
});

for (const [name, width, height] of [
  ['phone', 360, 740],
  ['laptop', 1280, 800],
] as const) {
  test(`the answer and its board are seen together on a ${name}`, async ({ page, hall }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${hall.address}/judge/flag?fallen=black&record=${encodeURIComponent(ROOK)}`);
    const [found, board] = [page.locator('.verdict .found'), page.locator('.judge-board .board')];
    await expect(page.locator('.reel-bar button')).toHaveCount(3);
    for (const one of [await box(found), await box(board)]) {
      expect(one.y).toBeGreaterThanOrEqual(0);
      expect(one.y).toBeLessThan(height);
    }
    expect((await box(found)).y).toBeLessThan((await box(page.locator('textarea[name=record]'))).y);
  });
}

test('the proof plays on the board by button, by move and by key, and gives it back', async ({
  page,
  hall,
}) => {
  await page.goto(`${hall.address}/judge/flag?fallen=black&record=${encodeURIComponent(ROOK)}`);
  const bar = page.locator('.reel-bar button');
  await expect(bar).toHaveCount(3);
  await expect(page.locator('.man[data-on=h1]')).toHaveCount(1);
  await expect(page.locator('.proof li').first()).toContainText('1.');
  await bar.last().click();
  await expect(page.locator('.proof [aria-current=true]')).toHaveCount(1);
  await page.locator('.proof button').last().click();
  await expect(bar.last()).toBeDisabled();
  await page.locator('.reel').focus();
  await page.keyboard.press('Home');
  await expect(bar.first()).toBeDisabled();
  await page.locator('[data-do=edit]').click();
  await expect(page.locator('.tray button')).toHaveCount(12);
  await expect(page.locator('[name=turn][value=w]')).toBeChecked();
  await expect(page.locator('.reel-bar')).toHaveCount(0);
});

test('a page without a script asks and answers too', async ({ browser, hall }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${hall.address}/judge`);
  await judge(page);
  await expect(page.locator('#wrong')).toBeVisible();
  await page.locator('textarea[name=record]').fill(ROOK);
  await page.locator('[name=fallen][value=black]').check();
  await judge(page);
  await expect(page.locator('.verdict .found')).toContainText('White wins');
  await expect(page.locator('.judge-board svg').first()).toBeVisible();
  await context.close();
});

test('a line in Persian has figurines and runs as the moves were made', async ({ browser, hall }) => {
  const page = await person(browser, 'fa');
  await page.goto(`${hall.address}/judge/flag?fallen=black&record=${encodeURIComponent(ROOK)}`);
  await expect(page.locator('.proof li').first()).toHaveText(/۱\./);
  await expect(page.locator('.proof')).toContainText(/[♔♖]/);
  const [first, second] = [page.locator('.proof li').nth(0), page.locator('.proof li').nth(1)];
  expect((await box(first)).x).toBeLessThan((await box(second)).x);
  await page.context().close();
});
