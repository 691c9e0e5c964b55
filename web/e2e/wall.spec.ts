/** The wall: read from ten metres. */
import { acts, expect, person, test } from './hall';

test('six boards are three by two, with names of 28 px and clocks of 40, the time of day and the way in', async ({
  browser,
  hall,
}) => {
  const page = await person(browser, 'en');
  const players = [1, 2, 3, 4, 5, 6].map((n) => [`Vera Menchik ${n}`, `Sonja Graf-Stevenson ${n}`]);
  const data = { name: 'Club evening', control: '90m', boards: 6, players };
  const made = await (await page.request.post(`${hall.address}/api/v1/events`, { data })).json();
  await page.request.post(`${hall.address}${made.links.chief_arbiter}`, { form: { name: 'Chen' } });
  await acts(page, hall, made.boards[0].game, undefined, [{ do: 'start' }]);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`${hall.address}/e/${made.event}/wall`);
  const boards = page.locator('.wall-board');
  await expect(boards).toHaveCount(6);
  const boxes = await boards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  expect(new Set(boxes.map((box) => Math.round(box.x))).size).toBe(3);
  expect(new Set(boxes.map((box) => Math.round(box.y))).size).toBe(2);
  const size = (found: string) =>
    page
      .locator(found)
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  expect(Math.min(...(await size('.wall-line > bdi')))).toBeGreaterThanOrEqual(28);
  expect(Math.min(...(await size('.wall-line .face')))).toBeGreaterThanOrEqual(40);
  // Nothing is cut, and nothing has to be scrolled to.
  const cut = await page.locator('.wall-line > bdi').evaluateAll((all) => {
    return all.filter((one) => one.scrollWidth > one.clientWidth).length;
  });
  expect(cut).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1080);
  const side = await page.locator('.wall-board .board-place').first().boundingBox();
  expect(side?.width).toBeGreaterThan(300);
  // Letters on the squares are there to be read, or not there.
  const letters = await page
    .locator('.wall-board .square[data-rank]')
    .first()
    .evaluate((one) => {
      return getComputedStyle(one, '::before').content;
    });
  expect(letters).toBe('none');
  await expect(page.locator('.clock-of-day')).toBeVisible();
  await expect(page.locator('.wall-join')).toContainText(made.event);
  // The letters on the wall lead to the boards, for whoever cannot scan.
  const six = await page.locator('.wall-join .letters').innerText();
  expect(six).toMatch(/^[A-Z0-9]{3} [A-Z0-9]{3}$/);
  const typed = await person(browser, 'en');
  await typed.goto(`${hall.address}/join`);
  await typed.locator('input[name=code]').fill(six);
  await typed.locator('main form button').first().click();
  await expect(typed).toHaveURL(new RegExp(`/e/${made.event}`));
  await typed.context().close();
  const code = await page.request.get(`${hall.address}/e/${made.event}/qr.svg`);
  expect(code.ok()).toBe(true);
});
