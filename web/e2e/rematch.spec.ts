/** The same two once more, with colours changed. */
import { acts, expect, join_, newGame, person, play, test } from './hall';

test('at one device the next game is there at once, and pressing twice makes one', async ({ page, hall }) => {
  const made = await newGame(page, hall, {
    rulebook: 'casual',
    seats: 'both',
    players: ['Anna', 'Bob'],
    control: '7m+2s',
  });
  await acts(page, hall, made.game, 'white', [{ do: 'start' }]);
  await play(page, hall, made.game, 'e4');
  await acts(page, hall, made.game, 'black', [{ do: 'resign' }]);
  await page.goto(`${hall.address}/g/${made.game}`);
  await page.getByRole('button', { name: 'Rematch' }).dblclick();
  await page.waitForURL((url) => !url.pathname.includes(made.game));
  const next = await (await page.request.get(page.url().replace('/g/', '/api/v1/games/'))).json();
  expect(next.presence.players.map((one: { name: string }) => one.name)).toEqual(['Bob', 'Anna']);
  expect([next.control, next.mode, next.rulebook]).toEqual(['7m+2s', 'physical', 'casual']);
  expect(next.sides.length).toBe(2);
  // The old game leads there, again and again.
  const told = await page.request.post(`${hall.address}/api/v1/games/${made.game}/rematch`);
  expect((await told.json()).go).toBe(`/g/${next.game}`);
});

test('on two phones the other is asked, agrees, and both sit at the new board with colours changed', async ({
  browser,
  hall,
}) => {
  const [white, black] = [await person(browser, 'en'), await person(browser, 'fa')];
  const made = await newGame(white, hall, { rulebook: 'casual', seats: 'open', mode: 'online' });
  await join_(white, hall, made.links.white ?? '', 'Anna');
  await join_(black, hall, made.links.black ?? '', 'بهرام');
  await acts(white, hall, made.game, 'white', [{ do: 'resign' }]);
  await expect(black.locator('.band .result')).toBeVisible();
  await white.getByRole('button', { name: 'Rematch' }).click();
  await expect(white.getByRole('button', { name: 'Rematch asked' })).toBeVisible();
  const accept = black.getByRole('button', { name: /پذیرش/ });
  await expect(accept).toBeVisible();
  // Asked for by a slip, taken back by a second press.
  await white.getByRole('button', { name: 'Rematch asked' }).click();
  await expect(accept).toHaveCount(0);
  await white.getByRole('button', { name: 'Rematch' }).click();
  await accept.click();
  for (const [page, side] of [
    [white, 'black'],
    [black, 'white'],
  ] as const) {
    await page.waitForURL((url) => url.pathname.startsWith('/g/') && !url.pathname.includes(made.game));
    const game = new URL(page.url()).pathname.split('/')[2];
    const seat = await (await page.request.get(`${hall.address}/api/v1/games/${game}`)).json();
    expect(seat.sides).toEqual([side]);
  }
  expect(new URL(white.url()).pathname).toBe(new URL(black.url()).pathname);
  await white.context().close();
  await black.context().close();
});

test('where an arbiter makes the games there is no rematch', async ({ page, hall }) => {
  const made = await newGame(page, hall, { seats: 'both', arbiter: true });
  await acts(page, hall, made.game, 'white', [{ do: 'resign' }]);
  await page.goto(`${hall.address}/g/${made.game}`);
  await expect(page.locator('.band .result')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rematch' })).toHaveCount(0);
  const asked = await page.request.post(`${hall.address}/api/v1/games/${made.game}/rematch`);
  expect(asked.status()).toBe(403);
});
