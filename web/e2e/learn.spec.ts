/** Lessons: a child's path on a phone in Persian, keyboard and reader layout in English, a teacher's own lesson. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serious } from './axe';
import { expect, type Hall, person, start, test } from './hall';

interface Step {
  id: string;
  kind: string;
  aim: string;
}

interface Lesson {
  id: string;
  steps: Step[];
}

const lessons = async (page: Page, hall: Hall): Promise<Lesson[]> =>
  (await (await page.request.get(`${hall.address}/api/v1/learn`)).json()).lessons;

/** A way through a step, as the server knows it. */
const way = async (page: Page, hall: Hall, lesson: string, step: string): Promise<string[]> =>
  (await (await page.request.get(`${hall.address}/api/v1/learn/way?lesson=${lesson}&step=${step}`)).json())
    .moves;

const square = (page: Page, name: string) => page.locator(`.lesson-board [data-square=${name}]`);

/** Taps a square in its middle, where a man may lie above it. */
async function tap(page: Page, name: string): Promise<void> {
  const box = await square(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not on the screen`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** One step, done by hand. */
async function byHand(page: Page, hall: Hall, lesson: string, step: Step): Promise<void> {
  await expect(page.locator(`[data-step=${step.id}]`)).toBeVisible();
  for (const move of await way(page, hall, lesson, step.id)) {
    if (step.kind === 'look') await page.locator('.lesson-bar .button').click();
    else if (step.kind === 'set_up') {
      const [man, on] = move.split('@') as [string, string];
      const button = page.locator(`.lesson-tray button`).nth(await place(page, man));
      if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
      await tap(page, on);
      await expect(page.locator(`.lesson-board .man[data-on=${on}]`)).toBeVisible();
    } else if (/^[a-h][1-8]$/.test(move)) {
      await tap(page, move);
    } else if (/^[a-h][1-8][a-h][1-8]/.test(move)) {
      await tap(page, move.slice(0, 2));
      await tap(page, move.slice(2, 4));
      if (move.length === 5) await page.locator('.promotion button').first().click();
      await expect(page.locator(`.lesson-board .man[data-on=${move.slice(0, 2)}]`)).toHaveCount(0);
    } else {
      const options = page.locator('.lesson-options button');
      await options.nth(move === 'no' ? 1 : 0).click();
    }
  }
  await expect(page.locator('.lesson-answer.done')).not.toBeEmpty();
}

/** Where a man lies in the tray. */
async function place(page: Page, man: string): Promise<number> {
  const letters: string[] = await page.evaluate(() => {
    const data = JSON.parse(document.querySelector('#welcome')?.textContent ?? '{}');
    const id = document.querySelector('[data-step]')?.getAttribute('data-step');
    return data.steps.find((step: { id: string }) => step.id === id).tray;
  });
  return letters.indexOf(man);
}

test('a child goes from the board to checkmate on a phone, in Persian', async ({ browser, hall }) => {
  test.setTimeout(240_000);
  const page = await person(browser, 'fa');
  const all = await lessons(page, hall);
  await page.goto(`${hall.address}/learn?lang=fa`);
  await expect(page.locator('[data-next] a')).toHaveAttribute('href', /\/learn\/board$/);
  for (const id of ['board', 'king', 'rook', 'knight', 'check', 'escape', 'checkmate']) {
    const lesson = all.find((one) => one.id === id) as Lesson;
    await page.goto(`${hall.address}/learn/${id}?lang=fa`);
    for (const [index, step] of lesson.steps.entries()) {
      await byHand(page, hall, id, step);
      const onward = page.locator('.lesson-bar > :last-child');
      await expect(onward).toBeFocused();
      if (index === 0) {
        expect(await serious(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        expect(await page.locator('h1').count()).toBe(1);
      }
      if (index < lesson.steps.length - 1) await onward.click();
    }
  }
  await page.goto(`${hall.address}/learn?lang=fa`);
  await expect(page.locator('[data-lesson=checkmate]')).toHaveAttribute('data-standing', 'done');
  await expect(page.locator('[data-lesson=pawn]')).toHaveAttribute('data-standing', 'none');
  expect(await serious(page)).toEqual([]);
  await page.context().close();
});

test('with the keyboard alone, and help after three wrong tries', async ({ browser, hall }) => {
  const page = await person(browser, 'en', false);
  await page.goto(`${hall.address}/learn/rook?lang=en#two-marks`);
  await expect(page.locator('.lesson-aim h2')).toContainText('White');
  await square(page, 'a1').focus();
  await expect(square(page, 'a5')).toHaveAttribute('aria-label', /mark on a5/);
  for (const digit of ['2', '3', '4']) {
    await page.keyboard.press('Enter');
    // A rook does not go aslant.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press(digit);
    await page.keyboard.press('Enter');
    await expect(page.locator('.lesson-answer.wrong')).toContainText('cannot be');
    await square(page, 'a1').focus();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('.lesson-bar > :last-child')).toBeFocused();
  await page.getByRole('button', { name: 'Again' }).click();
  await expect(page.locator('.lesson-board .man[data-on=a1]')).toBeVisible();
  await square(page, 'a1').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('5');
  await page.keyboard.press('Enter');
  await expect(page.locator('.lesson-board .man[data-on=a5]')).toBeVisible();
  await square(page, 'a5').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Digit8');
  await page.keyboard.press('Enter');
  await expect(page.locator('.lesson-answer.done')).toBeVisible();
  await expect(page.locator('.lesson-bar > :last-child')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-step=walls]')).toBeVisible();
  await page.context().close();
});

test('the layout that is read has the board as a table and a field for moves', async ({ browser, hall }) => {
  const page = await person(browser, 'en', false);
  await page.goto(`${hall.address}/learn/rook?lang=en&reader=1#two-marks`);
  await expect(page.locator('.plain-board table')).toContainText('mark on a5');
  const field = page.locator('.lesson-field input');
  await field.fill('a1b2');
  await page.keyboard.press('Enter');
  await expect(page.locator('.lesson-answer[aria-live=assertive]')).toContainText('cannot be');
  for (const move of ['a1a5', 'a5h5']) {
    await field.fill(move);
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.lesson-answer.done')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.context().close();
});

test('what is done is taken along, added, and never lowered', async ({ browser, hall }) => {
  const page = await person(browser, 'en');
  await page.goto(`${hall.address}/learn?lang=en`);
  const read = (text: string) =>
    page
      .locator('.lessons-file input')
      .setInputFiles({ name: 'learn.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const step = { done: true, best: 1, shown: false, at: 20_000 };
  await read(JSON.stringify({ version: 'learn.v1', lessons: { rook: { 'one-mark': step } } }));
  await expect(page.locator('.lessons-take [role=status]')).toContainText('1');
  await expect(page.locator('[data-lesson=rook]')).toHaveAttribute('data-standing', 'begun');
  await read(JSON.stringify({ version: 'learn.v2', lessons: {} }));
  await expect(page.locator('.lessons-take [role=status]')).toContainText('another version');
  await read(' '.repeat(10_000_000));
  await expect(page.locator('.lessons-take [role=status]')).toContainText('too large');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a file' }).click(),
  ]);
  const file = readFileSync(await saved.path(), 'utf8');
  expect(JSON.parse(file).lessons.rook['one-mark'].best).toBe(1);
  await page.getByRole('button', { name: 'QR' }).click();
  await expect(page.locator('.lessons-code svg')).toBeVisible();
  const other = await person(browser, 'en');
  const code = 'learn.v1~rook!fig!one-mark.d-1!walls.s';
  await other.goto(`${hall.address}/learn?lang=en#${encodeURIComponent(code)}`);
  await expect(other.locator('[data-lesson=rook]')).toHaveAttribute('data-standing', 'begun');
  await expect(other.locator('.lessons-take [role=status]')).toContainText('2');
  await page.context().close();
  await other.context().close();
});

test('a lesson weighs less than 200 kB, and every link of its pages leads somewhere', async ({
  browser,
  hall,
}) => {
  const page = await person(browser, 'fa');
  await page.goto(`${hall.address}/learn/knight?lang=fa`, { waitUntil: 'networkidle' });
  const sizes = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => (entry as PerformanceResourceTiming).transferSize,
    ),
  );
  const sum = sizes.reduce((all, size) => all + size, 0);
  expect(sum).toBeLessThan(200_000);
  test.info().annotations.push({ type: 'bytes', description: String(sum) });
  const links = new Set<string>();
  for (const address of ['/learn', '/learn/faq', '/learn/time', '/learn/knight']) {
    await page.goto(`${hall.address}${address}`);
    for (const link of await page
      .locator('main a[href^="/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
      if (link) links.add(link);
  }
  expect(links.size).toBeGreaterThan(50);
  for (const link of links) expect((await page.request.get(hall.address + link)).status(), link).toBe(200);
  await page.context().close();
});

test('two clocks run side by side', async ({ browser, hall }) => {
  const page = await person(browser, 'en');
  await page.goto(`${hall.address}/learn/time?lang=en`);
  const [left, right] = [
    page.locator('.two-faces .lesson-clock').nth(0),
    page.locator('.two-faces .lesson-clock').nth(1),
  ];
  await expect(left).toContainText('5:00');
  await expect(right).toContainText('3:02');
  await page.locator('.two-faces input').nth(1).fill('90m b5 zebra');
  await expect(page.locator('.two-clocks .fault')).toBeVisible();
  await page.locator('.two-faces input').nth(1).fill('3m d2');
  await expect(right).toContainText('3:00');
  await page.getByRole('button', { name: 'Run twenty moves' }).click();
  await expect(page.locator('.two-table tbody tr')).toHaveCount(20, { timeout: 15_000 });
  await expect(left).toContainText('3:20');
  await expect(right).toContainText('2:00');
  expect(await serious(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.goto(`${hall.address}/learn/faq?lang=fa`);
  expect(await serious(page)).toEqual([]);
  await page.context().close();
});

test('left is on the left in every script', async ({ browser, hall }) => {
  for (const [lang, name] of [
    ['en', 'Left clock'],
    ['fa', 'ساعت چپ'],
    ['ar', 'الساعة اليسرى'],
  ] as const) {
    const page = await person(browser, lang);
    await page.goto(`${hall.address}/learn/time?lang=${lang}`);
    const faces = page.locator('.two-faces section');
    await expect(faces).toHaveCount(2);
    await expect(faces.nth(0)).toContainText(name);
    const [one, other] = [await faces.nth(0).boundingBox(), await faces.nth(1).boundingBox()];
    expect(one?.x ?? 0, lang).toBeLessThan(other?.x ?? 0);
    await page.goto(`${hall.address}/learn/time-delay?lang=${lang}#slow`);
    const clocks = page.locator('.lesson-clocks .lesson-clock');
    await expect(clocks.nth(0)).toContainText(name);
    const [first, second] = [await clocks.nth(0).boundingBox(), await clocks.nth(1).boundingBox()];
    expect(first?.x ?? 0, lang).toBeLessThan(second?.x ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.context().close();
  }
});

test('an illegal move is made by a finger and pressed, and its answer fits the phone', async ({
  browser,
  hall,
}) => {
  const page = await person(browser, 'en');
  await page.goto(`${hall.address}/learn/illegal?lang=en#press`);
  await tap(page, 'a2');
  await tap(page, 'a3');
  await expect(page.locator('.lesson-board .man[data-on=a3]')).toBeVisible();
  await page.getByRole('button', { name: 'presses the clock' }).click();
  await expect(page.locator('.lesson-answer.done')).toContainText('Illegal');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.context().close();
});

test('hands that do not touch the board type squares and moves', async ({ browser, hall }) => {
  const page = await person(browser, 'fa', false);
  await page.goto(`${hall.address}/learn/touch-move?lang=fa&reader=1#opponent`);
  const field = page.locator('.lesson-field input');
  await field.fill('چیزی');
  await page.keyboard.press('Enter');
  await expect(page.locator('.lesson-answer')).toContainText('e2e4');
  await field.fill('d۵');
  await page.keyboard.press('Enter');
  await expect(page.locator('.lesson-answer.done')).toBeVisible();
  await page.goto(`${hall.address}/learn/whole-game?lang=fa&reader=1#begin`);
  await page.reload();
  await field.fill('e4');
  await page.keyboard.press('Enter');
  await page.locator('.lesson-options button').last().click();
  await expect(page.locator('.lesson-answer.done')).toBeVisible();
  await page.context().close();
});

test('a teacher shows a lesson of his own', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-lesson-'));
  const lesson = join(import.meta.dirname, '../../examples/lesson');
  const [server, address] = await start(folder, ['--lessons', lesson]);
  const page = await person(browser, 'vi');
  await page.goto(`${address}/learn?lang=vi`);
  await expect(page.locator('.lessons-part').first()).toContainText('Con Mã của chúng ta');
  await page.goto(`${address}/learn/our-knight?lang=vi`);
  await expect(page.locator('.lesson-aim h2')).toContainText('bốn lá cờ');
  for (const step of (await lessons(page, { address })).find((one) => one.id === 'our-knight')?.steps ?? []) {
    await byHand(page, { address }, 'our-knight', step);
    await page.locator('.lesson-bar > :last-child').click();
  }
  await page.context().close();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});
