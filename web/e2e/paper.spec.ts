/** A game on paper: each player writes his own sheet, they differ, the arbiter compares them and keeps a photograph. */
import type { Page } from '@playwright/test';
import { atBoard, expect, give, test } from './hall';

/** A picture of one dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function move(page: Page, text: string) {
  await page.locator('.move-field input').first().fill(text);
  await page.locator('.move-field input').first().press('Enter');
  await page.locator('.move-field input').first().press('Enter');
}

async function write(page: Page, text: string) {
  await page.locator('.papers .own-sheet input[name=line]').fill(text);
  await page.locator('.papers .own-sheet .write button').click();
}

for (const language of ['en', 'fa'] as const) {
  test(`two sheets that differ, ${language}`, async ({ browser, hall }) => {
    const { arbiter, white, black, board } = await atBoard(browser, hall, language, {
      rulebook: 'fide-2009',
      mode: 'recorded',
    });
    await arbiter.locator('[data-run=start]').click();
    for (const [page, text] of [
      [white, 'e4'],
      [black, 'e5'],
      [white, 'Nf3'],
    ] as const) {
      await expect(page.locator('.game')).toHaveAttribute('data-phase', 'running');
      await move(page, text);
      await expect(page.locator('.game')).toHaveAttribute('data-unanswered', '0');
    }
    await write(white, '1. e4 e5');
    await write(white, 'Sf3');
    await write(black, '1. e4 e6');
    await expect(black.locator('.own-sheet .sheet-rows li')).toHaveCount(1);
    // What is struck out stays to be read.
    await black.locator('.papers [data-paper=strike]').click();
    await expect(black.locator('.papers .own-sheet s')).toHaveText('e6');
    await write(black, 'e6');
    // Neither sees the sheet of the other, and no mark of what is wrong.
    await expect(white.locator('.own-sheet .differs')).toHaveCount(0);
    await expect(black.locator('.own-sheet .differs')).toHaveCount(0);
    const own = await (await black.request.get(`${hall.address}/api/v1/games/${board.game}/papers`)).json();
    expect(own.sheets.map((sheet: { of: string }) => sheet.of)).toEqual(['black']);
    await black.locator('.papers .own-sheet').scrollIntoViewIfNeeded();
    await black.screenshot({ path: `test-results/paper-black-${language}.png`, fullPage: true });

    await arbiter.locator('#tab-sheet').click();
    await expect(arbiter.locator('.sheets .differs')).toHaveCount(1);
    await expect(arbiter.locator('.sheets thead th')).toHaveCount(4);
    // The board as it stood, move by move.
    await arbiter.locator('.sheet-table tbody th button').first().click();
    await expect(arbiter.locator('.sheets .steps')).toBeVisible();
    await arbiter.locator('.sheets .steps button').first().click();
    await arbiter.locator('.sheets .steps button').last().click();
    await expect(arbiter.locator('.sheets .steps')).toHaveCount(0);
    await arbiter.locator('input[data-photo=white]').setInputFiles({
      name: 'sheet.png',
      mimeType: 'image/png',
      buffer: DOT,
    });
    await expect(arbiter.locator('.photos li')).toHaveCount(1);
    await arbiter
      .locator('input[data-photo=black]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(arbiter.locator('.photos .wrong')).toBeVisible();
    await arbiter.screenshot({ path: `test-results/paper-arbiter-${language}.png`, fullPage: true });
    const photo = `${hall.address}/api/v1/games/${board.game}/photos/1`;
    expect((await arbiter.request.get(photo)).headers()['content-type']).toBe('image/png');
    for (const page of [white, black]) expect((await page.request.get(photo)).status()).toBe(403);

    // The arbiter writes in his own record; a sheet that is handed in is his until he gives it back.
    await arbiter.locator('input[name=record]').fill('1. e4 e5 2. Nf3');
    await arbiter.locator('input[name=record]').press('Enter');
    await expect(arbiter.locator('.sheets thead th')).toHaveCount(5);
    await white.locator('.papers [data-paper=hand]').click();
    await expect(white.locator('.papers input[name=line]')).toHaveCount(0);
    await arbiter.locator('[data-paper=return]').click();
    await expect(white.locator('.papers input[name=line]')).toBeVisible();

    // A warning stands in the record of the player; he appeals, and the chief arbiter decides it.
    await arbiter.locator('#tab-penalties').click();
    await expect(arbiter.locator('[data-record=white] li')).toHaveCount(0);
    await arbiter.locator('input[name=penalty][value=warning]').check();
    await arbiter.locator('#tab-panel [data-side=white]').click();
    await give(arbiter);
    await expect(arbiter.locator('[data-record=white] li')).not.toHaveCount(0);
    await white.locator('.actions button').nth(2).click();
    await white.locator('dialog .appeal summary').click();
    await white.locator('dialog [data-run=appeal]').click();
    await expect(arbiter.locator('.appealed')).toBeVisible();
    await arbiter.screenshot({ path: `test-results/appeal-arbiter-${language}.png`, fullPage: true });
    await arbiter.locator('.appealed [data-run=reject]').click();
    await expect(arbiter.locator('.appealed')).toHaveCount(0);

    // The game is over: both sign, and a wrong result that was signed stands until somebody appeals.
    await arbiter.locator('#tab-result').click();
    await arbiter.locator('[data-result="1-0"]').click();
    await give(arbiter);
    for (const page of [white, black]) {
      await expect(page.locator('.game')).toHaveAttribute('data-phase', 'over');
      await page.locator('.own-sheet .signing button[type=submit]').click();
      await expect(page.locator('.own-sheet .signed')).toBeVisible();
    }
    await black.screenshot({ path: `test-results/signed-black-${language}.png`, fullPage: true });
  });
}
