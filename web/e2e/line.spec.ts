/** A line that breaks: a clear sign, nothing lost, nothing done twice. */
import type { Page } from '@playwright/test';
import { acts, atBoard, atOneDevice, breakLine, drag, expect, join_, newGame, person, test } from './hall';

test('at one device moves are kept while the line is broken, and sent after', async ({
  page,
  hall,
  context,
}) => {
  await page.setViewportSize({ width: 800, height: 1280 });
  const game = await atOneDevice(page, hall);
  await breakLine(page);
  const lever = async (side: string) => {
    const button = page.locator(`button.strip[data-side=${side}]`);
    await button.dispatchEvent('pointerdown', { button: 0 });
    await button.dispatchEvent('pointerup', { button: 0 });
  };
  // Both players move and press while there is no line; the clocks change hands without it.
  await drag(page, 'e2', 'e4');
  await lever('white');
  await expect(page.locator('.strip[data-side=black]')).toHaveClass(/running/);
  await drag(page, 'e7', 'e5');
  await lever('black');
  await expect(page.locator('.strip[data-side=white]')).toHaveClass(/running/);
  await expect(page.locator('.man[data-on=e5]')).toHaveCount(1);
  const [thought] = await shown(page, 'black');
  await page.waitForTimeout(4_000);
  await context.setOffline(false);
  await expect(page.locator('[data-line=open][data-unanswered="0"]')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.line-bar')).toHaveCount(0);
  const state = await (await page.request.get(`${hall.address}/api/v1/games/${game}`)).json();
  expect(state.view.board).toBe('rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR');
  // Every move has its own time: what went by before the line came back is White's second thinking, not Black's.
  expect(Math.abs(state.view.clock.black.ms / 1000 - (thought ?? 0))).toBeLessThan(2.5);
  expect(state.view.clock.running).toBe('white');
  const pgn = await (await page.request.get(`${hall.address}/g/${game}.pgn`)).text();
  const [, white] = /1\. e4 \{\[%clk 0:0(\d:\d\d)/.exec(pgn) ?? [];
  const [now] = await shown(page, 'white');
  expect(seconds(white ?? '0:00') - (now ?? 0), 'the time after the first move').toBeGreaterThan(1.5);
});

const seconds = (text: string): number => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** What a display shows, in seconds. */
async function shown(page: Page, side: string): Promise<number[]> {
  const label = await page.locator(`.strip[data-side=${side}] .face`).getAttribute('aria-label');
  return [seconds(label ?? '0:00')];
}

test('what was kept is dropped, and said to be, if the game went on without it', async ({
  page,
  hall,
  context,
}) => {
  await page.setViewportSize({ width: 800, height: 1280 });
  const game = await atOneDevice(page, hall);
  await breakLine(page);
  await drag(page, 'e2', 'e4');
  // The same device in another window, which has a line, is faster.
  await acts(page, hall, game, 'white', [{ do: 'move', text: 'd4' }]);
  await context.setOffline(false);
  await expect(page.locator('.sentence[data-what=dropped]')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.man[data-on=d4]')).toHaveCount(1);
  await expect(page.locator('.man[data-on=e2]')).toHaveCount(1);
});

test('with two devices nothing can be done while the line is broken', async ({ browser, hall }) => {
  const white = await person(browser, 'en');
  const made = await newGame(white, hall, { seats: 'open' });
  await join_(white, hall, made.links.white ?? '', 'Anna');
  await white.context().setOffline(true);
  await expect(white.locator('.line-bar')).toContainText('Not connected since', { timeout: 15_000 });
  await drag(white, 'e2', 'e4');
  await expect(white.locator('.man[data-on=e4]')).toHaveCount(0);
  await expect(white.locator('.actions button').first()).toBeDisabled();
});

test('an arbiter is told since when his line is gone, on both his screens, and tries again himself', async ({
  page,
  hall,
}) => {
  const data = { name: 'Club evening', control: '90m', boards: 1, arbiter: true };
  const made = await (await page.request.post(`${hall.address}/api/v1/events`, { data })).json();
  await page.request.post(`${hall.address}${made.links.chief_arbiter}`, { form: { name: 'Chen' } });
  for (const address of [`/arbiter/${made.event}`, `/arbiter/${made.event}/b/1`]) {
    await page.goto(hall.address + address);
    await expect(page.locator('[data-line=open]')).toBeVisible();
    await breakLine(page);
    await expect(page.locator('.line-bar')).toContainText(/Not connected since \W*\d\d:\d\d/);
    await expect(page.locator('.line-bar')).not.toContainText('Tell the arbiter');
    const bar = await page.locator('.line-bar').boundingBox();
    expect(bar?.y, 'right under the bar at the top').toBeLessThan(60);
    await expect(page.locator('.line-bar button')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.locator('.line-bar')).toHaveCount(0);
  }
  // A server that lets nobody in is tried more and more seldom; a hand tries at once.
  let tried = 0;
  await page.routeWebSocket(/\/live/, (socket) => {
    tried += 1;
    socket.close();
  });
  await page.goto(`${hall.address}/arbiter/${made.event}`);
  const retry = page.locator('.line-bar button');
  await expect(retry).toBeVisible();
  await page.waitForTimeout(4_000);
  for (let nth = 0; nth < 3; nth += 1) {
    const before = tried;
    await retry.click();
    await expect.poll(() => tried, { timeout: 400 }).toBeGreaterThan(before);
  }
});

test('a game that moves to another node shows nobody a broken line, and what was done meanwhile is done once', async ({
  browser,
  hall,
}) => {
  const { arbiter, white, black, board } = await atBoard(browser, hall, 'en', {});
  await acts(arbiter, hall, board.game, undefined, [{ do: 'start' }]);
  let leave: (() => void) | undefined;
  await white.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    leave ??= () => {
      server.close();
      socket.close({ code: 1013 });
    };
  });
  await white.reload();
  await expect(white.locator('[data-line=open]')).toBeVisible();
  await white.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('.line-bar')) document.body.dataset.sign = 'shown';
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });
  leave?.();
  await drag(white, 'e2', 'e4');
  await expect(black.locator('.man[data-on=e4]')).toHaveCount(1);
  await expect(white.locator('.man[data-on=e4]')).toHaveCount(1);
  await expect(white.locator('body')).not.toHaveAttribute('data-sign', 'shown');
  await expect(white.locator('.game')).toHaveAttribute('data-unanswered', '0');
  const story = await arbiter.request.get(`${hall.address}/api/v1/games/${board.game}/story?lang=en`);
  const touched = ((await story.json()) as { lines: { text: string | null }[] }).lines;
  expect(touched.filter((line) => line.text?.includes('e4')).length).toBe(1);
});
