/** Training: a case by the keyboard, an exam of a seed twice the same, a Persian phone, the reader layout, progress taken along. */
import type { Page } from '@playwright/test';
import { serious } from './axe';
import { expect, person, test } from './hall';

/** Nothing serious is found, nothing scrolls sideways, and the page has one head. */
async function sound(page: Page): Promise<void> {
  expect(await serious(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  expect(await page.locator('h1').count()).toBe(1);
}

const kept = (page: Page): Promise<{ cases: Record<string, { box: number }> }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('train.v1') ?? 'null'));

/** The place of a card by what it is, as its key has it. */
async function keyOf(page: Page, kind: 'option' | 'article', of: string): Promise<string> {
  const all = await page
    .locator(`[data-${kind}]`)
    .evaluateAll((cards, name) => cards.map((card) => (card as HTMLElement).dataset[name]), kind);
  return String(all.indexOf(of) + 1);
}

test('a case by the keyboard alone: ruled, its article named, and another edition beside it', async ({
  browser,
  hall,
}) => {
  const page = await person(browser, 'en', false);
  await page.goto(`${hall.address}/train/second-illegal-move`);
  await expect(page.locator('[data-option]')).toHaveCount(6);
  await sound(page);
  await page.keyboard.press(await keyOf(page, 'option', 'game_over:illegal_moves:0-1'));
  await expect(page.locator('[data-article]')).toHaveCount(4);
  await page.keyboard.press(await keyOf(page, 'article', '7.5.5'));
  const card = page.locator('.verdict');
  await expect(card).toContainText('Right.');
  await expect(card).toContainText(/4\W+of\W+4\W+points/);
  await expect(card.locator('.cites a').first()).toHaveAttribute('href', '/laws/fide-2023/7.5.5');
  expect((await kept(page)).cases['second-illegal-move']?.box).toBe(1);
  // The way on has the focus, and is not gone by itself.
  await expect(page.locator('.train-ways .button')).toBeFocused();
  await sound(page);
  // Side by side: under an older edition the same act costs time.
  await card.locator('.train-elsewhere a').first().click();
  await expect(card).toHaveCount(0);
  await page.locator('[data-option="illegal_move_counted:move:2:white+add_time:120000:black"]').click();
  await page.locator('[data-article="7.4b"]').click();
  await expect(card).toContainText(/5\W+of\W+5\W+points/);
  await expect(page.locator('.train-ways .button')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/train\/(?!second-illegal-move)/);
  await page.context().close();
});

test('a wrong answer goes to the first box, and the list says what is due', async ({ browser, hall }) => {
  const page = await person(browser, 'en');
  await page.goto(`${hall.address}/train`);
  await sound(page);
  await page.evaluate(() => {
    const cases = { 'rook-then-king': { box: 4, at: 0 }, 'phone-rings': { box: 2, at: 100_000 } };
    localStorage.setItem('train.v1', JSON.stringify({ train: true, version: 1, cases }));
  });
  await page.reload();
  await expect(page.locator('.train-due')).toHaveText('One case is due today.');
  await page.locator('.train-ways .button').click();
  await expect(page).toHaveURL(/\/train\/rook-then-king/);
  await page.locator('[data-option="silence"]').click();
  await page.locator('[data-article]').first().click();
  await expect(page.locator('.verdict')).toContainText('Not so.');
  expect((await kept(page)).cases['rook-then-king']?.box).toBe(1);
  expect((await kept(page)).cases['phone-rings']?.box).toBe(2);
  await page.context().close();
});

test('an exam of a seed is twice the same, with its points at the end and its sheet', async ({
  browser,
  hall,
}) => {
  const exam = async (): Promise<string[]> => {
    const page = await person(browser, 'en');
    await page.goto(`${hall.address}/train/exam`);
    await page.locator('input[name=seed]').fill('class four');
    await page.locator('.train-begin .button').click();
    const stories: string[] = [];
    for (let number = 1; number <= 20; number += 1) {
      await expect(page.locator('.train-head')).toContainText(new RegExp(`Case\\W+${number}\\W+of\\W+20`));
      stories.push(await page.locator('.train-story').innerText());
      await page.locator('.train-cards:not(.articles) .train-card').first().click();
      await page.locator('.train-text [data-article]').first().click();
      await page.locator('.train-text .button').click();
    }
    const points = page.locator('.train-points strong');
    await expect(points).toContainText(/\d+\W+of\W+\d+\W+points/);
    await expect(page.locator('.train-results li')).toHaveCount(20);
    await sound(page);
    await page.context().close();
    return stories;
  };
  const [first, second] = [await exam(), await exam()];
  expect(first).toEqual(second);
  expect(new Set(first).size).toBeGreaterThan(15);
  const page = await person(browser, 'en', false);
  await page.goto(`${hall.address}/train/exam/sheet?seed=class+four`);
  await expect(page.locator('.exam-case')).toHaveCount(20);
  for (const [at, story] of first.entries())
    await expect(page.locator('.exam-case').nth(at)).toContainText(story);
  await page.context().close();
});

test('a Persian phone: from the right, in its digits, without a Latin figure', async ({ browser, hall }) => {
  const page = await person(browser, 'fa');
  await page.goto(`${hall.address}/train/first-illegal-move`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('[data-option]').first()).toBeVisible();
  await page.locator('[data-option="illegal_move_counted:move:1:white+add_time:120000:black"]').click();
  await page.locator('[data-article="7.5.5"]').click();
  await expect(page.locator('.verdict')).toContainText('درست است');
  await expect(page.locator('.verdict')).toContainText(/۵\S*\s+از\s+\S*۵/);
  await sound(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await sound(page);
  await page.context().close();
});

test('the reader layout has the board as a table and its parts as headings', async ({ browser, hall }) => {
  const page = await person(browser, 'en', false);
  await page.goto(`${hall.address}/train/forty-moves-complete?reader=1`);
  await expect(page.locator('.plain-board table')).toBeVisible();
  await expect(page.locator('.train-board .board')).toHaveCount(0);
  const heads = page.locator('main h2');
  await expect(heads.first()).toBeVisible();
  expect(await heads.allInnerTexts()).toContain('What happened');
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await expect(page.locator('[data-live=assertive]')).not.toBeEmpty();
  await sound(page);
  await page.context().close();
});

test('progress is taken along as a file and by an address, and never lowered', async ({ browser, hall }) => {
  const page = await person(browser, 'en');
  await page.goto(`${hall.address}/train`);
  const file = (value: unknown) => ({
    name: 'p.json',
    mimeType: 'application/json',
    buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
  });
  await page.locator('.take summary').click();
  await expect(page.locator('.take-code path').first()).toBeAttached();
  const field = page.locator('.take input[type=file]');
  const said = page.locator('.take [role=status]');
  const code = page.locator('.take-code');
  const empty = (await code.getAttribute('data-link')) ?? '';
  const cases = { 'rook-then-king': { box: 3, at: 20_000 } };
  await field.setInputFiles(file({ train: true, version: 1, cases }));
  await expect(said).toHaveText('One case was added.');
  await field.setInputFiles(
    file({ train: true, version: 1, cases: { 'rook-then-king': { box: 1, at: 20_001 } } }),
  );
  await expect(said).toHaveText('Nothing new was in it.');
  expect((await kept(page)).cases['rook-then-king']?.box).toBe(3);
  await field.setInputFiles(file({ train: true, version: 2, cases }));
  await expect(said).toContainText('another version');
  await field.setInputFiles(file('x'.repeat(10 << 20)));
  await expect(said).toContainText('too large');
  // The phone that reads the code opens an address; it goes from the bar once it is read.
  const other = await person(browser, 'en');
  await page.locator('.take summary').click();
  await page.locator('.take summary').click();
  await expect(code).not.toHaveAttribute('data-link', empty);
  const link = (await code.getAttribute('data-link')) ?? '';
  await other.goto(link);
  await expect(other.locator('.note')).toHaveText('One case was added.');
  expect((await kept(other)).cases['rook-then-king']?.box).toBe(3);
  expect(other.url()).not.toContain('take');
  await other.goto('about:blank');
  await other.goto(`${hall.address}/train#take=2AAAABAAA`);
  await expect(other.locator('.note')).toContainText('another version');
  await other.context().close();
  await page.context().close();
});
