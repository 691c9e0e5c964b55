/** Results typed faster than the server answers: each Enter counts once, for the board that was next when it was pressed. */
import type { Page } from '@playwright/test';
import { published, results, typed } from './evening';
import { expect, test } from './hall';

const SCORES: Readonly<Record<string, string>> = { '1': '1–0', '0': '0–1', '5': '½–½' };

const board = (page: Page, number: number) => page.locator(`.tour-taps [data-board="${number}"]`);

/** Answers to what is typed come so much later. */
const slowed = (page: Page, late: number) =>
  page.route('**/arbiter/*/results', async (route) => {
    if (route.request().method() === 'POST') await new Promise((wake) => setTimeout(wake, late));
    await route.continue();
  });

for (const [late, delay] of [
  [0, 30],
  [150, 60],
  [400, 90],
] as const) {
  test(`22 results are typed without waiting, answers ${late} ms late`, async ({ page, hall }) => {
    const { event } = await published(page, hall, 44);
    await results(page, hall, event);
    await slowed(page, late);
    await expect(page.locator('#typed')).toBeFocused();
    const keys = Array.from({ length: 22 }, (_, at) => '1051501'[at % 7] ?? '1');
    for (const key of keys) {
      await page.keyboard.type(key, { delay });
      await page.keyboard.press('Enter', { delay });
    }
    await expect(page.locator('.tour-go a').first()).toBeVisible({ timeout: 20_000 });
    await page.reload();
    for (const [at, key] of keys.entries())
      await expect(board(page, at + 1)).toHaveAttribute('data-score', SCORES[key] ?? '');
  });
}

test('boards with their keys are typed without waiting, and a slow question stays beside its board', async ({
  page,
  hall,
}) => {
  const { event } = await published(page, hall, 20);
  await results(page, hall, event);
  await typed(page, '2 1');
  await expect(board(page, 2)).toHaveAttribute('data-score', '1–0');
  await slowed(page, 400);
  for (const line of ['3 0', '2 0', '4 5', '5 1', 'x']) {
    await page.keyboard.type(line, { delay: 40 });
    await page.keyboard.press('Enter');
  }
  await page.keyboard.type('7 ', { delay: 40 });
  await expect(board(page, 5)).toHaveAttribute('data-score', '1–0', { timeout: 20_000 });
  await expect(page.locator('.tour-kept li')).toHaveCount(2);
  await expect(page.locator('#typed')).toHaveValue('7 ');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(board(page, 7)).toHaveAttribute('data-score', '1–0');
  for (const [number, score] of [
    [2, '1–0'],
    [3, '0–1'],
    [4, '½–½'],
  ] as const)
    await expect(board(page, number)).toHaveAttribute('data-score', score);
  await expect(board(page, 2).locator('.tour-refused')).toContainText('1–0');
  // The slip that nobody can read was for board 1, and is settled by what is typed for that board.
  await expect(board(page, 1).locator('.tour-refused')).toContainText('x');
  await expect(page.locator('[name=next]')).toHaveValue('6');
  await page.keyboard.type('1 5');
  await page.keyboard.press('Enter');
  await expect(board(page, 1)).toHaveAttribute('data-score', '½–½');
  await expect(page.locator('.tour-kept li')).toHaveCount(1);
  await page.locator('.tour-kept button').last().click();
  await expect(page.locator('.tour-kept')).toHaveCount(0);
});

test('after a question the next key takes the place of the line, and Esc empties the field', async ({
  page,
  hall,
}) => {
  const { event } = await published(page, hall, 40);
  await results(page, hall, event);
  await typed(page, '7 1');
  await expect(board(page, 7)).toHaveAttribute('data-score', '1–0');
  await typed(page, '7 0');
  await expect(page.locator('.tour-says .wrong')).toContainText('1–0');
  await expect(page.locator('#typed')).toHaveValue('7 0');
  await typed(page, '1');
  await expect(board(page, 1)).toHaveAttribute('data-score', '1–0');
  await expect(board(page, 17)).not.toHaveAttribute('data-score');
  await expect(board(page, 7)).toHaveAttribute('data-score', '1–0');
  await typed(page, '9 x');
  await expect(page.locator('.tour-says .wrong')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#typed')).toHaveValue('');
  await typed(page, '8 0');
  await expect(board(page, 8)).toHaveAttribute('data-score', '0–1');
});

test('Enter held down is one Enter: what stands is asked about and stays', async ({ page, hall }) => {
  const { event } = await published(page, hall, 20);
  await results(page, hall, event);
  await typed(page, '7 1');
  await expect(board(page, 7)).toHaveAttribute('data-score', '1–0');
  await page.keyboard.type('7 5');
  // Pressed again without being let go is what a key that repeats sends.
  await page.keyboard.down('Enter');
  await expect(page.locator('.tour-says .wrong')).toContainText('1–0');
  for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.locator('#typed')).toHaveValue('7 5');
  await expect(board(page, 7)).toHaveAttribute('data-score', '1–0');
  await page.keyboard.press('Enter');
  await expect(board(page, 7)).toHaveAttribute('data-score', '½–½');
});

test('the count and the last lines follow another desk', async ({ page, hall, browser }) => {
  const { event } = await published(page, hall, 8);
  await results(page, hall, event);
  await typed(page, '1 1');
  await expect(board(page, 1)).toHaveAttribute('data-score', '1–0');
  const made = await page.request.post(`${hall.address}/api/v1/events/${event}/links`, {
    data: { role: 'desk' },
  });
  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await other.goto(hall.address + (await made.json()).link);
  await other.locator('input[name=name]').fill('Second desk');
  await other.locator('form[action^="/join/"] button').click();
  await results(other, hall, event);
  for (const line of ['2 1', '3 0', '4 5']) await typed(other, line);
  await expect(page.locator('.tour-last')).toContainText('board 4');
  await expect(page.locator('.count')).toContainText('4');
  await expect(page.locator('.tour-go a').first()).toBeVisible();
});

test('what was typed just before the page is left is sent from the next one, once', async ({
  page,
  hall,
}) => {
  const { event } = await published(page, hall, 8);
  await results(page, hall, event);
  await slowed(page, 600);
  for (const key of ['1', '0', '5']) await typed(page, key);
  await page.goto(`${hall.address}/arbiter/${event}/entries`);
  await expect(page.locator('.tour-people')).toBeVisible();
  // The page that was made before they came in is made anew meanwhile.
  await page.waitForFunction((kept) => localStorage.getItem(kept) === null, `typed/${event}`);
  await results(page, hall, event);
  for (const [number, score] of [
    [1, '1–0'],
    [2, '0–1'],
    [3, '½–½'],
  ] as const)
    await expect(board(page, number)).toHaveAttribute('data-score', score);
  await expect(page.locator('.tour-kept')).toHaveCount(0);
});
