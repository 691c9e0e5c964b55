/** Two phones draw for colours, and spectators are kept behind: both from the page on which a game is made. */

import type { Page } from '@playwright/test';
import { expect, type Hall, join_, newGame, person, test } from './hall';

/** Makes a game on `/new` whose colours two phones draw; gives the link for the other. */
async function makeDrawn(page: Page, hall: Hall): Promise<string> {
  await page.goto(`${hall.address}/new`);
  await page.locator('label:has([name=way][value=phones])').click();
  await page.locator('form.new .create button').click();
  await expect(page.locator('.invite .slip img')).toBeVisible();
  await page.locator('.invite .whole summary').click();
  return new URL((await page.locator('.invite .whole a').getAttribute('href')) ?? '', hall.address).pathname;
}

test('two phones draw for colours, in two languages, and the page may be loaded again in between', async ({
  browser,
  hall,
}) => {
  const [one, two] = [await person(browser, 'en'), await person(browser, 'fa')];
  const link = await makeDrawn(one, hall);
  await one.reload();
  await expect(one.locator('.invite .slip img')).toBeVisible();

  // Scanned, and one press: the colours are drawn and the game has begun for both.
  await two.goto(hall.address + link);
  await two.locator('form[action^="/join/"] button').click();
  for (const page of [one, two]) await expect(page.locator('.drawing .lot')).toBeVisible();
  const sides = await Promise.all(
    [one, two].map((page) => page.locator('[data-screen=draw]').getAttribute('data-side')),
  );
  expect([...sides].sort()).toEqual(['black', 'white']);
  for (const [index, page] of [one, two].entries()) {
    await expect(page.locator(`button.strip[data-side=${sides[index]}]`)).toBeVisible();
    await expect(page.locator('[data-phase=running]')).toBeVisible();
    await page.context().close();
  }
});

test('whoever looks on draws nothing, and where nothing is drawn the page says so', async ({
  browser,
  hall,
}) => {
  const [one, looking] = [await person(browser, 'en'), await person(browser, 'en')];
  await makeDrawn(one, hall);
  const address = one.url();
  await looking.goto(address);
  await expect(looking.locator('.drawing .found')).toBeVisible();
  await expect(looking.locator('.invite')).toHaveCount(0);
  const made = await newGame(one, hall, { seats: 'both' });
  await looking.goto(`${hall.address}/g/${made.game}/draw`);
  await expect(looking.locator('.drawing .wrong')).toBeVisible();
});

test('spectators are kept behind by what the form says', async ({ browser, hall }) => {
  const [one, looking] = [await person(browser, 'en'), await person(browser, 'en')];
  await one.goto(`${hall.address}/new`);
  await one.locator('label:has([name=way][value=phones])').click();
  await one.locator('.new details summary').click();
  await one.locator('select[name=seats]').selectOption('open');
  await one.locator('input[name=delay]').fill('3');
  await one.locator('input[name=delay_minutes]').fill('15');
  await one.locator('form.new .create button').click();
  const links = one.locator('.slip .whole a');
  await join_(one, hall, new URL((await links.first().getAttribute('href')) ?? '').pathname, 'Anna');
  const { game } = await one.evaluate(async () =>
    (await fetch(`/api/v1${location.pathname.replace('/g/', '/games/')}`)).json(),
  );
  const welcome = await (await looking.request.get(`${hall.address}/api/v1/games/${game}`)).json();
  expect([welcome.delay, welcome.delay_minutes]).toEqual([3, 15]);
  await looking.setViewportSize({ width: 1280, height: 800 });
  await looking.goto(`${hall.address}/g/${game}`);
  await expect(looking.locator('.about')).toContainText(/15\W*minutes behind/);
});
