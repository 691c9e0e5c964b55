/** *Try the board*: five incidents in one go, by touch and by keyboard; each is answered by the rules, and nothing lies over the board. */
import type { Page } from '@playwright/test';
import { expect, type Hall, tap, test } from './hall';

async function begins(page: Page, hall: Hall): Promise<void> {
  await page.goto(hall.address);
  await page.locator('form[action="/try"] button, form:has(input[name=coach]) button').first().click();
  await expect(page.locator('.coach[data-step="1"]')).toBeVisible();
  // Somebody alone is not asked whether both are ready.
  await expect(page.locator('.game')).toHaveAttribute('data-phase', 'running');
  await expect(page.locator('[data-line=open]')).toBeVisible();
}

/** The answer is read, with its article, and then comes the next one. */
async function answered(page: Page, said: RegExp, article: RegExp): Promise<void> {
  const coach = page.locator('.coach[data-done=true]');
  await expect(coach).toBeVisible({ timeout: 20_000 });
  await expect(coach.locator('.coach-said')).toContainText(said);
  await expect(coach.locator('.cites a').first()).toHaveAttribute('href', article);
  await apart(page);
}

/** The coach lies beside the board and the clocks, never over them. */
async function apart(page: Page): Promise<void> {
  const box = async (selector: string) => page.locator(selector).first().boundingBox();
  const coach = await box('.coach');
  for (const part of ['.board', '.strip[data-side=white]', '.strip[data-side=black]']) {
    const other = await box(part);
    if (!coach || !other) throw new Error(`${part} is not there`);
    const over =
      coach.x < other.x + other.width - 1 &&
      other.x < coach.x + coach.width - 1 &&
      coach.y < other.y + other.height - 1 &&
      other.y < coach.y + coach.height - 1;
    expect(over, part).toBe(false);
  }
}

const NEWEST = /^\/laws\/fide-2023\//;

test('by touch, on a phone', async ({ browser, hall }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await begins(page, hall);
  await apart(page);
  const next = () => page.locator('.coach-on button').first().tap();

  await tap(page, 'g1');
  await tap(page, 'f1');
  await tap(page, 'c4');
  await answered(page, /Knight must move/, NEWEST);
  await next();

  await expect(page.locator('.coach[data-step="2"]')).toBeVisible();
  await tap(page, 'h1');
  await tap(page, 'h4');
  await expect(page.locator('.man[data-on=h4]')).toHaveCount(1);
  await page.locator('button.strip[data-side=white]').tap();
  await answered(page, /Illegal move/, NEWEST);
  await next();

  await expect(page.locator('.coach[data-step="3"]')).toBeVisible();
  await page.locator('.actions button').nth(1).tap();
  await page.locator('dialog input[value=repetition]').check();
  await page.locator('dialog .button.wide').tap();
  await answered(page, /rejected/i, NEWEST);
  await next();

  await expect(page.locator('.coach[data-step="4"]')).toBeVisible();
  await tap(page, 'h1');
  await tap(page, 'e1');
  await answered(page, /Rook must move/, NEWEST);
  await next();

  await expect(page.locator('.coach[data-step="5"]')).toBeVisible();
  await answered(page, /draw/i, NEWEST);
  await next();
  await expect(page).toHaveURL(/\/new$/);
  // None of it is in a list.
  const events = await (await page.request.get(`${hall.address}/api/v1/events`)).json();
  expect(JSON.stringify(events)).not.toContain('Try the board');
});

test('by keyboard, in Persian', async ({ browser, hall }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'fa-IR' });
  const page = await context.newPage();
  await begins(page, hall);
  const board = () => page.locator('.square[tabindex="0"]').focus();
  const enter = async (square: string) => {
    await page.keyboard.press(`Shift+Digit${'abcdefgh'.indexOf(square.charAt(0)) + 1}`);
    await page.keyboard.press(`Digit${square.charAt(1)}`);
    await page.keyboard.press('Enter');
    await expect(page.locator('.game')).toHaveAttribute('data-unanswered', '0');
  };
  const next = async () => {
    await page.locator('.coach-on button').first().focus();
    await page.keyboard.press('Enter');
  };
  await board();
  for (const square of ['g1', 'f1', 'c4']) await enter(square);
  await answered(page, /اسب باید حرکت کند/, NEWEST);
  await next();

  await expect(page.locator('.coach[data-step="2"]')).toBeVisible();
  await board();
  for (const square of ['h1', 'h4']) await enter(square);
  await page.keyboard.press('Space');
  await answered(page, /غیرقانونی/, NEWEST);
  await next();

  await expect(page.locator('.coach[data-step="3"]')).toBeVisible();
  await board();
  await page.keyboard.press('c');
  await page.locator('dialog input[value=repetition]').focus();
  await page.keyboard.press('Space');
  await page.locator('dialog .button.wide').focus();
  await page.keyboard.press('Enter');
  await answered(page, /رد/, NEWEST);
  await next();

  await expect(page.locator('.coach[data-step="4"]')).toBeVisible();
  await board();
  for (const square of ['h1', 'e1']) await enter(square);
  await answered(page, /رخ باید حرکت کند/, NEWEST);
  // It can be left at any time.
  await page.locator('.coach header a').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${hall.address}/`);
});
