/** Two phones draw for colours, and spectators are kept behind: both from the page on which a game is made. */

import type { Page } from '@playwright/test';
import { expect, type Hall, join_, newGame, person, test } from './hall';

/** Makes a game on `/new` whose colours two phones draw; gives the link for the other. */
async function makeDrawn(page: Page, hall: Hall, own: string): Promise<string> {
  await page.goto(`${hall.address}/new`);
  await page.locator('details summary').click();
  await page.locator('input[name=seats][value=drawn]').check();
  await expect(page.locator('input[name=white]')).toBeHidden();
  await page.locator('input[name=own]').fill(own);
  await page.locator('form[action="/new"] button[type=submit]').click();
  await expect(page.locator('.drawing[data-phase=joining]')).toBeVisible();
  return new URL((await page.locator('.seats a').first().getAttribute('href')) ?? '', hall.address).pathname;
}

test('two phones draw for colours, in two languages, and the page may be loaded again in between', async ({
  browser,
  hall,
}) => {
  const [one, two] = [await person(browser, 'en'), await person(browser, 'fa')];
  const link = await makeDrawn(one, hall, 'Anna');
  await one.locator('.drawing button').click();
  await expect(one.locator('.drawing button')).toHaveCount(0);
  await one.reload();
  await expect(one.locator('.drawing .seats li')).not.toHaveCount(0);

  await two.goto(hall.address + link);
  await two.locator('input[name=name]').fill('بهرام');
  await two.locator('form[action^="/join/"] button').click();
  await expect(two).toHaveURL(/\/draw$/);
  await expect(two.locator('.drawing[data-phase=committing]')).toBeVisible();
  await two.locator('.drawing button').click();

  for (const page of [one, two]) await expect(page.locator('.drawing[data-phase=drawn]')).toBeVisible();
  const sides = await Promise.all(
    [one, two].map((page) => page.locator('.drawing').getAttribute('data-side')),
  );
  expect(sides.sort()).toEqual(['black', 'white']);
  for (const page of [one, two]) {
    const side = await page.locator('.drawing').getAttribute('data-side');
    await page.locator('.drawing a.button').click();
    await expect(page.locator(`button.strip[data-side=${side}]`)).toBeVisible();
    await expect(page.locator('.strip .name')).toHaveCount(2);
  }
});

test('whoever looks on draws nothing, and where nothing is drawn the page says so', async ({
  browser,
  hall,
}) => {
  const [one, looking] = [await person(browser, 'en'), await person(browser, 'en')];
  await makeDrawn(one, hall, 'Anna');
  const address = one.url();
  await looking.goto(address);
  await expect(looking.locator('.drawing .found')).toBeVisible();
  await expect(looking.locator('.drawing button')).toHaveCount(0);
  const made = await newGame(one, hall, { seats: 'both' });
  await looking.goto(`${hall.address}/g/${made.game}/draw`);
  await expect(looking.locator('.drawing .wrong')).toBeVisible();
});

test('spectators are kept behind by what the form says', async ({ browser, hall }) => {
  const [one, looking] = [await person(browser, 'en'), await person(browser, 'en')];
  await one.goto(`${hall.address}/new`);
  await one.locator('details summary').click();
  await one.locator('input[name=seats][value=open]').check();
  await one.locator('input[name=delay]').fill('3');
  await one.locator('input[name=delay_minutes]').fill('15');
  await one.locator('form[action="/new"] button[type=submit]').click();
  const links = one.locator('.seats a');
  await join_(one, hall, (await links.first().getAttribute('href')) ?? '', 'Anna');
  const { game } = await one.evaluate(async () =>
    (await fetch(`/api/v1${location.pathname.replace('/g/', '/games/')}`)).json(),
  );
  const welcome = await (await looking.request.get(`${hall.address}/api/v1/games/${game}`)).json();
  expect([welcome.delay, welcome.delay_minutes]).toEqual([3, 15]);
  await looking.setViewportSize({ width: 1280, height: 800 });
  await looking.goto(`${hall.address}/g/${game}`);
  await expect(looking.locator('.about')).toContainText(/15\W*minutes behind/);
});
