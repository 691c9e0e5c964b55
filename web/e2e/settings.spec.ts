/** What is chosen for the board holds at once, with a preview, without a button; without script the button keeps it. */
import { atOneDevice, expect, test } from './hall';

test('pieces, colours and sounds are worn at once and kept', async ({ page, hall }) => {
  await page.goto(`${hall.address}/settings`);
  const square = page.locator('.settings-preview .square.dark').first();
  const colour = () => square.evaluate((element) => getComputedStyle(element).backgroundColor);
  const wood = await colour();
  await expect(page.locator('form.settings > button')).toBeHidden();
  for (const name of ['green', 'blue', 'grey']) {
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/settings') && answer.ok());
    await page.locator(`input[name=squares][value=${name}]`).check();
    expect(await colour()).not.toBe(wood);
    await kept;
  }
  const man = page.locator('.settings-preview .man.white svg').first();
  expect(await man.evaluate((element) => getComputedStyle(element).backgroundImage)).toBe('none');
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/settings') && answer.ok());
  await page.locator('input[name=pieces][value=classic]').check();
  await expect
    .poll(() => man.evaluate((element) => getComputedStyle(element).backgroundImage))
    .toContain('data:image/svg+xml');
  await kept;
  const loud = page.waitForResponse((answer) => answer.url().endsWith('/settings') && answer.ok());
  await page.locator('input[name=sounds][value=soft]').check();
  await loud;
  await atOneDevice(page, hall);
  await expect(page.locator('html')).toHaveAttribute('data-squares', 'grey');
  await expect(page.locator('html')).toHaveAttribute('data-sounds', 'soft');
  const knight = page.locator('.man[data-on=g1] svg');
  await expect
    .poll(() => knight.evaluate((element) => getComputedStyle(element).backgroundImage))
    .toContain('data:image/svg+xml');
});

test('without script the settings are kept by their button', async ({ browser, hall }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${hall.address}/settings`);
  await page.locator('input[name=squares][value=blue]').check();
  await page.locator('form.settings > button').click();
  await expect(page.locator('html')).toHaveAttribute('data-squares', 'blue');
  await context.close();
});
