/** A cup played through in its bracket, and the projector: it turns, holds, and stays when the line is gone. */
import type { Page } from '@playwright/test';
import { expect, type Hall, person, test } from './hall';

let asked = 0;

async function act(page: Page, hall: Hall, event: string, acts: object[]): Promise<void> {
  asked += 1;
  const answer = await page.request.post(`${hall.address}/api/v1/events/${event}/acts`, {
    data: { id: `cup-${asked}`, acts },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A tournament with so many players, its lots drawn. */
async function made(page: Page, hall: Hall, how: object, count: number): Promise<string> {
  const players = Array.from({ length: count }, (_, at) => ({
    name: `Player ${String(at + 1).padStart(3, '0')}, Ann`,
    rating: 2600 - at,
  }));
  const data = { name: 'Autumn cup', players, ...how };
  const answer = await page.request.post(`${hall.address}/api/v1/events`, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).event;
}

/** Opens a page, and waits until it hears of what happens from now on. */
async function heard(page: Page, address: string): Promise<void> {
  const first = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(address);
  await first;
}

const draw = { do: 'draw', method: 'strength', secret: 'a secret', colour: 'white' };
const round = (number: number): object[] => [
  { do: 'pair', round: number },
  { do: 'publish', round: number },
];
const result = (round: number, board: number, result: string) => ({ do: 'result', round, board, result });

test('a cup is played through in its bracket', async ({ page, hall, browser }) => {
  const event = await made(page, hall, { system: 'knockout' }, 4);
  for (const [question, option] of [
    ['games', '1'],
    ['ladder', '1-3x180'],
  ]) {
    await act(page, hall, event, [{ do: 'decide', question, option }]);
  }
  const state = await (await page.request.get(`${hall.address}/api/v1/events/${event}/state`)).json();
  for (const one of state.questions)
    await act(page, hall, event, [{ do: 'decide', question: one.tag, option: one.default }]);
  await act(page, hall, event, [draw]);
  const reader = await person(browser, 'en');
  await heard(reader, `${hall.address}/e/${event}/bracket`);
  await expect(reader.locator('.duel')).toHaveCount(3);
  const wide = () => reader.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBeLessThanOrEqual(360);
  await act(page, hall, event, [...round(1), result(1, 1, '1-0'), result(1, 2, '1/2-1/2')]);
  // The page of the reader follows by itself.
  await expect(reader.locator('.duel .won')).toHaveCount(1);
  await expect(reader.locator('.duel small')).toContainText('a replay follows');
  await act(page, hall, event, [...round(2), result(2, 1, '0-1')]);
  await expect(reader.locator('.duel').nth(2).locator('p > span a')).toHaveCount(2);
  await act(page, hall, event, [...round(3), result(3, 1, '1-0')]);
  await expect(reader.locator('.found')).toContainText('Winner: Player');
  await expect(reader.locator('.duel .won')).toHaveCount(3);
  await reader.locator('.duel').nth(2).locator('nav a').click();
  await expect(reader).toHaveURL(/\/r\/3\/b\/1$/);
  await reader.context().close();
});

test('the projector turns, holds, and stays when the line is gone', async ({ page, hall }) => {
  const event = await made(page, hall, { preset: 'club-evening' }, 120);
  await act(page, hall, event, [draw, ...round(1)]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.clock.install();
  await page.goto(`${hall.address}/e/${event}/screen?show=pairings,standings`);
  const place = page.locator('.page');
  await expect(place).toHaveText(/^Page .*1.* of .*\d/);
  const first = page.locator('[data-part=pairings] li').first();
  await expect(first).toBeInViewport();
  // Names are read at the far end of the hall, and nothing is wider or higher than the screen.
  expect(await first.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))).toBe(32);
  const size = () => page.evaluate(() => [document.documentElement.scrollWidth, document.body.scrollHeight]);
  expect(await size()).toEqual([1280, 720]);
  const stays = await place.textContent();
  await page.clock.fastForward(21_000);
  await expect(place).not.toHaveText(stays ?? '');
  await expect(first).not.toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expect(place).toHaveText(stays ?? '');
  await page.keyboard.press('Space');
  await expect(page.locator('[data-hold]')).toHaveAttribute('aria-pressed', 'true');
  await page.clock.fastForward(61_000);
  await expect(place).toHaveText(stays ?? '');
  // The page before the first is the last of all: the end of the standings.
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-part=standings] li').last()).toBeInViewport();
  await act(page, hall, event, [result(1, 1, '1-0')]);
  await page.keyboard.press('ArrowRight');
  await page.context().setOffline(true);
  await page.clock.fastForward(1_000);
  await expect(page.locator('.stale')).toContainText('as of');
  await expect(first).toBeInViewport();
  await page.context().setOffline(false);
  await page.clock.fastForward(15_000);
  await expect(page.locator('.stale')).toBeEmpty();
});

test('what is drawn appears on the projector name by name, and all at once by a key', async ({
  page,
  hall,
}) => {
  const event = await made(page, hall, { preset: 'club-evening' }, 6);
  const commitment = '4f742e861399455f817de1d182a244ce776c77a1ce54962149b45f09052de722';
  await act(page, hall, event, [{ do: 'publish_lots', commitment }]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.clock.install();
  await heard(page, `${hall.address}/e/${event}/screen`);
  await expect(page.locator('[data-part=draw] .tour-hash')).toContainText('4f742e86 1399455f');
  await act(page, hall, event, [{ do: 'draw', method: 'lots', secret: 'lot', colour: 'white' }]);
  await page.clock.fastForward(500);
  const names = page.locator('[data-part=draw] li');
  await expect(names).toHaveCount(6);
  await expect(names.first()).toBeHidden();
  await page.clock.fastForward(1_100);
  await expect(names.first()).toBeVisible();
  await expect(names.nth(1)).toBeHidden();
  await page.keyboard.press('Space');
  await expect(names.last()).toBeVisible();
  await expect(page.locator('[data-hold]')).toHaveAttribute('aria-pressed', 'false');
});
