/** Two desks at once, a long time without a line, and what is put right in two taps. */
import type { Browser, Page } from '@playwright/test';
import { published, results, typed } from './evening';
import { breakLine, expect, type Hall, person, test } from './hall';

const board = (page: Page, number: number) => page.locator(`.tour-taps [data-board="${number}"]`);

/** Another desk of this event, on a device of its own, before its results. */
async function desk(page: Page, hall: Hall, browser: Browser, event: string): Promise<Page> {
  const made = await page.request.post(`${hall.address}/api/v1/events/${event}/links`, {
    data: { role: 'desk' },
  });
  const { link } = await made.json();
  const other = await person(browser, 'fa', false);
  await other.goto(hall.address + link);
  await other.locator('input[name=name]').fill('میز دو');
  await other.locator('form[action^="/join/"] button').click();
  await results(other, hall, event);
  await expect(other.locator('#typed')).toBeFocused();
  return other;
}

test('two desks type at once: nothing is overwritten, and both see both', async ({ page, hall, browser }) => {
  const { event } = await published(page, hall, 16);
  await results(page, hall, event);
  const other = await desk(page, hall, browser, event);
  for (const [one, number] of [1, 2, 3, 4].entries()) {
    await Promise.all([typed(page, `${number} 1`), typed(other, `${8 - one} 0`)]);
    await expect(board(page, number)).toHaveAttribute('data-score', '1–0');
    await expect(board(other, 8 - one)).toHaveAttribute('data-score', '0–1');
  }
  for (const number of [1, 2, 3, 4]) await expect(board(other, number)).toHaveAttribute('data-score', '1–0');
  for (const number of [5, 6, 7, 8]) await expect(board(page, number)).toHaveAttribute('data-score', '0–1');
  // The second desk may not change what another entered: it is told, and the result stands.
  await typed(other, '1 0');
  await expect(other.locator('.tour-says .wrong')).toContainText('۱–۰');
  await expect(other.locator('.tour-says .wrong')).toContainText('داور می‌تواند');
  // Nor may it take back what an arbiter decided; its own slip it may.
  const back = other.locator('.tour-last button');
  await expect(other.locator('.tour-last li')).toHaveCount(5);
  await expect(back).toHaveCount(await other.locator('.tour-last li', { hasText: /میز [۵-۸]/ }).count());
  await expect(board(page, 1)).toHaveAttribute('data-score', '1–0');
  await other.context().close();
});

test('ten minutes without a line: what was typed is sent, and what another typed first is asked about', async ({
  page,
  hall,
  browser,
}) => {
  const { event } = await published(page, hall, 16);
  await page.clock.install();
  await results(page, hall, event);
  const other = await desk(page, hall, browser, event);
  await expect(page.locator('#typed')).toBeFocused();
  await page.context().setOffline(true);
  await page.clock.fastForward(1_000);
  await breakLine(page);
  for (const keys of ['1 1', '2 5', '3 1', '4 0']) {
    await typed(page, keys);
    await expect(page.locator('.tour-kept li').last()).toHaveText(keys);
  }
  await typed(other, '3 0');
  await expect(board(other, 3)).toHaveAttribute('data-score', '0–1');
  await page.clock.fastForward('10:00');
  await page.context().setOffline(false);
  await page.clock.fastForward('00:20');
  const left = page.locator('.tour-kept li');
  await expect(left).toHaveCount(1);
  await expect(left).toContainText('3 1');
  await expect(left).toContainText('0–1');
  await expect(board(other, 1)).toHaveAttribute('data-score', '1–0');
  await expect(board(other, 4)).toHaveAttribute('data-score', '0–1');
  // Mine goes into the field again, and is entered as any change is: twice.
  await left.getByRole('button').first().click();
  await expect(page.locator('#typed')).toHaveValue('3 1');
  await page.keyboard.press('Enter');
  await expect(page.locator('.tour-says .wrong')).toContainText('0–1');
  await page.locator('#typed').press('Enter');
  await expect(board(other, 3)).toHaveAttribute('data-score', '1–0');
  await expect(page.locator('.tour-kept')).toHaveCount(0);
  await other.context().close();
});

test('what was wrong is right after two taps: a result, and a withdrawal', async ({ page, hall }) => {
  const { event } = await published(page, hall, 8);
  await results(page, hall, event);
  await board(page, 2).locator('summary').first().click();
  await board(page, 2).locator('.tour-cells > button').first().click();
  await expect(board(page, 2)).toHaveAttribute('data-score', '1–0');
  // First tap the board, second the right one.
  await board(page, 2).locator('summary').first().click();
  await board(page, 2).locator('.tour-cells > button').nth(2).click();
  await expect(board(page, 2)).toHaveAttribute('data-score', '0–1');
  await page.goto(`${hall.address}/arbiter/${event}/entries`);
  const row = page.locator('.tour-people li').nth(3);
  await row.locator('summary').click();
  const deed = row.locator('.tour-deeds button[value*="withdraw"]');
  await expect(deed).toContainText(await row.locator('bdi').first().innerText());
  await deed.click();
  await expect(row).toHaveAttribute('data-status', 'withdrawn');
  // The line that says it has the way back.
  await page.locator('[data-key=z]').click();
  await expect(row).not.toHaveAttribute('data-status', 'withdrawn');
});

test('a result that is tapped without a line is kept and sent; what cannot be kept says so', async ({
  page,
  hall,
}) => {
  const { event } = await published(page, hall, 8);
  await results(page, hall, event);
  await expect(page.locator('#typed')).toBeFocused();
  await breakLine(page);
  await board(page, 3).locator('summary').first().click();
  await board(page, 3).locator('.tour-cells > button').first().click();
  await expect(page.locator('.tour-kept li')).toHaveText('3 1');
  await expect(board(page, 3)).toHaveClass(/waits/);
  // The newest tap on a board is what counts.
  await board(page, 3).locator('summary').first().click();
  await board(page, 3).locator('.tour-cells > button').nth(2).click();
  await expect(page.locator('.tour-kept li')).toHaveText('3 0');
  await page.context().setOffline(false);
  await expect(board(page, 3)).toHaveAttribute('data-score', '0–1', { timeout: 20_000 });
  await expect(page.locator('.tour-kept')).toHaveCount(0);
  await page.goto(`${hall.address}/arbiter/${event}/entries`);
  const row = page.locator('.tour-people li').nth(1);
  await row.locator('summary').click();
  await breakLine(page);
  await row.locator('.tour-deeds button[value*="withdraw"]').click();
  await expect(row.getByRole('alert')).toContainText('no line');
  await expect(row).not.toHaveAttribute('data-status', 'withdrawn');
});
