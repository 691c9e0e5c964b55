/** Small things that were wrong once: words that ran together, a focus that was lost, numbers that were hidden. */
import { acts, atOneDevice, expect, newGame, person, test } from './hall';

test('a button that is held says so in words of its own, and shows how far it is', async ({ page, hall }) => {
  await atOneDevice(page, hall);
  await page.locator('.actions button').last().click();
  const resign = page.locator('dialog .danger.holds, dialog .holds').first();
  const before = (await resign.innerText()).trim();
  await resign.click();
  await expect(resign.locator('small')).toBeVisible();
  expect(await resign.evaluate((button) => button.textContent)).toMatch(new RegExp(`^${before}\\s+\\S`));
  await resign.hover();
  await page.mouse.down();
  await expect(resign).toHaveClass(/holding/);
  const painted = await resign.evaluate((button) => getComputedStyle(button).animationName);
  expect(painted).not.toBe('none');
  // Off the button before the time is over: nothing has happened.
  await page.mouse.move(1, 1);
  await page.mouse.up();
  await expect(page.locator('.game')).toHaveAttribute('data-phase', 'running');
});

test('whoever starts the game by a key is at the board afterwards', async ({ page, hall }) => {
  const made = await newGame(page, hall, { rulebook: 'casual', seats: 'both', control: '5m' });
  await page.goto(`${hall.address}/g/${made.game}`);
  const start = page.locator('.sentence button');
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-phase=running]')).toBeVisible();
  await expect(page.locator('.square:focus')).toHaveCount(1);
});

test('the board of those who listen shows the numbers of its ranks, in Persian on a phone too', async ({
  browser,
  hall,
}) => {
  const page = await person(browser, 'fa');
  const made = await newGame(page, hall, { rulebook: 'casual', seats: 'both', control: '5m' });
  await page.goto(`${hall.address}/g/${made.game}?reader=1`);
  const numbers = page.locator('.plain-board tbody th');
  await expect(numbers).toHaveCount(8);
  const wide = page.viewportSize()?.width ?? 0;
  for (const number of await numbers.all()) {
    const box = await number.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(wide);
  }
  await page.context().close();
});

test('the word for a fallen flag has a line of its own on a tile', async ({ browser, hall }) => {
  const page = await person(browser, 'en');
  const data = { name: 'Flags', control: '1s', boards: 2, arbiter: true, mode: 'physical' };
  const made = await (await page.request.post(`${hall.address}/api/v1/events`, { data })).json();
  await page.request.post(hall.address + made.links.chief_arbiter, { form: { name: 'Chen' } });
  await acts(page, hall, made.boards[0].game, undefined, [{ do: 'start' }]);
  await page.goto(`${hall.address}/arbiter/${made.event}`);
  const tile = page.locator('.board-tile').first();
  await expect(tile.locator('.state-word')).toContainText(/flag/i);
  // All places of one instant: the clocks go on while they are looked at.
  const apart = await tile.evaluate((here) => {
    const word = here.querySelector('.state-word')?.getBoundingClientRect();
    const faces = [...here.querySelectorAll('.face')].map((face) => face.getBoundingClientRect());
    const besides = (box: DOMRect) => !word || box.bottom <= word.top + 1 || word.bottom <= box.top + 1;
    return faces.length > 0 && faces.every(besides);
  });
  expect(apart).toBe(true);
  const cut = await tile
    .locator('.state-word span')
    .evaluateAll((words) =>
      words.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
    );
  expect(cut).toEqual([]);
  await page.context().close();
});
