/** What may not be told is nowhere: not in the page, not in what is read aloud. */
import { expect, join_, listen, move, newGame, person, test } from './hall';

test('where only players may see a flag, no screen points it out', async ({ browser, hall }) => {
  const [white, black, looking] = [
    await person(browser, 'en'),
    await person(browser, 'fa'),
    await person(browser, 'en'),
  ];
  const made = await newGame(white, hall, { rulebook: 'fide-2001', control: '3s', seats: 'open' });
  await join_(white, hall, made.links.white ?? '', 'Anna');
  await join_(black, hall, made.links.black ?? '', 'Bahram');
  await looking.goto(hall.address + made.links.spectator);
  const said = await Promise.all([white, black, looking].map(listen));
  await white.locator('.sentence button').click();
  await black.locator('.sentence[data-what=wanted] button').click();
  await expect(white.locator('[data-phase=running]')).toBeVisible();
  await white.waitForTimeout(4_500);
  await expect(white.locator('.strip[data-side=white] .face')).toHaveAttribute('aria-label', '0:00');
  for (const page of [white, black, looking]) {
    await expect(page.locator('.flag, .flag-word')).toHaveCount(0);
    await expect(page.locator('.game')).not.toHaveAttribute('data-phase', 'over');
  }
  await expect(looking.locator('.strip[data-side=white] .face')).toHaveText('1′');
  for (const heard of said) expect((await heard()).join(' ')).not.toMatch(/flag|پرچم|time|zero/i);
});

test('a player is not told how many moves were made, nor that the other has completed one', async ({
  browser,
  hall,
}) => {
  const [white, black] = [await person(browser, 'en'), await person(browser, 'en')];
  const made = await newGame(white, hall, { seats: 'open' });
  await join_(white, hall, made.links.white ?? '', 'Anna');
  await join_(black, hall, made.links.black ?? '', 'Bahram');
  const heard = await listen(black);
  await white.locator('.sentence button').click();
  await black.locator('.sentence[data-what=wanted] button').click();
  await move(white, 'white', 'e2', 'e4');
  await move(black, 'black', 'e7', 'e5');
  await move(white, 'white', 'g1', 'f3');
  await expect(black.locator('.strip[data-side=black]')).toHaveClass(/running/);
  const said = (await heard()).join(' ');
  expect(said).toMatch(/f3/);
  expect(said).not.toMatch(/complet/i);
  await expect(black.locator('.row-number')).toHaveCount(0);
  const text = await black.locator('main').textContent();
  expect(text).not.toMatch(/complet|move 2|2\. /i);
});
