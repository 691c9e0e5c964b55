/** A line that breaks: a clear sign, nothing lost, nothing done twice. */
import { drag, expect, join_, newGame, person, press, test } from './hall';

test('at one device moves are kept while the line is broken, and sent after', async ({
  page,
  hall,
  context,
}) => {
  await page.setViewportSize({ width: 800, height: 1280 });
  const made = await newGame(page, hall, { rulebook: 'casual', seats: 'both' });
  await page.goto(hall.address + made.go);
  await page.locator('.sentence[data-what=before] button').click();
  await expect(page.locator('[data-phase=running]')).toBeVisible();
  await context.setOffline(true);
  await expect(page.locator('.line-bar')).toBeVisible({ timeout: 15_000 });
  await drag(page, 'e2', 'e4');
  await expect(page.locator('.man[data-on=e4]')).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.locator('[data-line=open]')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.line-bar')).toHaveCount(0);
  await press(page, 'white');
  const state = await (await page.request.get(`${hall.address}/api/v1/games/${made.game}`)).json();
  expect(state.view.board).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
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
