/** A tournament on screen, with taps counted: from the pasted list to the phones, and with the slips that people make. */
import { published, results, typed } from './evening';
import { breakLine, expect, person, test } from './hall';

test('twenty players are paired and published within seven taps', async ({ page, hall }) => {
  const { taps } = await published(page, hall, 20);
  expect(taps).toBeLessThanOrEqual(7);
});

test('22 results are typed in board order, two keys each, and the next round is offered', async ({
  page,
  hall,
}) => {
  const { event } = await published(page, hall, 44);
  await results(page, hall, event);
  for (let board = 1; board <= 22; board += 1) {
    await expect(page.locator('[name=next]')).toHaveValue(String(board));
    await typed(page, '105'[board % 3] ?? '1');
  }
  await expect(page.locator('.tour-go a').first()).toBeVisible();
  await page.goto(`${hall.address}/arbiter/${event}/round`);
  await expect(page.locator('h1')).toContainText('2');
  await expect(page.locator('[data-step=preview]')).toHaveAttribute('aria-current', 'step');
});

test('a line says what it means before it is entered, and a slip is taken back with z', async ({
  page,
  hall,
}) => {
  const { event } = await published(page, hall, 8);
  await results(page, hall, event);
  await page.keyboard.type('3 1');
  await expect(page.locator('#typed-says')).toContainText('Board 3');
  await expect(page.locator('.tour-taps .lit')).toHaveAttribute('data-board', '3');
  await page.keyboard.press('Enter');
  await expect(page.locator('.tour-taps [data-board="3"]')).toHaveAttribute('data-score', '1–0');
  // What stands is told, and changed by the same line once more.
  await typed(page, '3 0');
  await expect(page.locator('.tour-says .wrong')).toContainText('1–0');
  await page.locator('#typed').press('Enter');
  await expect(page.locator('.tour-taps [data-board="3"]')).toHaveAttribute('data-score', '0–1');
  await typed(page, 'z');
  await expect(page.locator('.tour-taps [data-board="3"]')).toHaveAttribute('data-score', '1–0');
  await typed(page, '99 1');
  await expect(page.locator('.tour-says .wrong')).toBeVisible();
});

test('a board and a result are two taps, and another desk sees them', async ({ page, hall, browser }) => {
  const { event } = await published(page, hall, 8);
  await results(page, hall, event);
  const parent = await person(browser, 'fa');
  await parent.goto(`${hall.address}/e/${event}/r/1`);
  const row = page.locator('.tour-taps [data-board="2"]');
  await row.locator('summary').first().click();
  await row.locator('.tour-cells > button').nth(2).click();
  await expect(row).toHaveAttribute('data-score', '0–1');
  await expect(parent.locator('tr[data-board="2"] .tour-score')).toContainText('۰–۱');
  expect(await parent.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await parent.context().close();
});

test('a phone finds its player, sees his board, and hears of the next round by itself', async ({
  page,
  hall,
  browser,
}) => {
  const { event } = await published(page, hall, 4);
  const phone = await person(browser, 'en');
  await phone.goto(`${hall.address}/e/${event}`);
  await phone.locator('input[type=search]').fill('playeraa');
  await phone.keyboard.press('Enter');
  await phone.getByRole('button', { name: 'That is me' }).click();
  await expect(phone.locator('.tour-place')).toContainText('Board 1');
  await results(page, hall, event);
  await typed(page, '1');
  await expect(page.locator('[name=next]')).toHaveValue('2');
  await typed(page, '1');
  await page.goto(`${hall.address}/arbiter/${event}/round`);
  await page.locator('[data-go]').click();
  await expect(page.locator('[data-step=draft]')).toHaveAttribute('aria-current', 'step');
  await page.locator('[data-go]').click();
  await expect(phone.locator('.tour-seat')).toContainText('Round 2');
  await phone.context().close();
});

test('results typed without a line are kept and sent when it is back', async ({ page, hall }) => {
  const { event } = await published(page, hall, 8);
  await results(page, hall, event);
  await expect(page.locator('#typed')).toBeFocused();
  await page.context().setOffline(true);
  await breakLine(page);
  await page.keyboard.type('2 1');
  await page.keyboard.press('Enter');
  await expect(page.locator('.tour-kept li')).toHaveText('2 1');
  await page.context().setOffline(false);
  await expect(page.locator('.tour-kept')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.tour-taps [data-board="2"]')).toHaveAttribute('data-score', '1–0');
});

test('a pairing too early is taken back with one tap', async ({ page, hall }) => {
  await published(page, hall, 8);
  await page.locator('[data-undo]').click();
  await expect(page.locator('[data-step=draft]')).toHaveAttribute('aria-current', 'step');
  await page.locator('[data-undo]').click();
  await expect(page.locator('[data-step=preview]')).toHaveAttribute('aria-current', 'step');
});
