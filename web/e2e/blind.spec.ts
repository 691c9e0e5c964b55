/** A blind player against a sighted one: the layout that is read, the keyboard alone, moves announced in the words of the Laws. */
import type { Page } from '@playwright/test';
import { expect, person, seated, test } from './hall';

/** By keyboard only: the field, the move, once more for what was understood, and the clock. */
async function announces(page: Page, words: string) {
  await page.locator('.move-field input').focus();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await expect(page.locator('.move-field .repeated')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('.game')).toHaveAttribute('data-unanswered', '0');
  await page.locator('.plain-board').focus();
  await page.keyboard.press('Space');
  await expect(page.locator('.game')).toHaveAttribute('data-unanswered', '0');
}

for (const language of ['en', 'fa'] as const) {
  test(`a blind player and a sighted one, ${language}`, async ({ browser, hall }) => {
    const arbiter = await person(browser, language);
    const data = {
      control: '90m+30s',
      rulebook: 'fide-2023',
      mode: 'physical',
      arbiter: true,
      seats: 'open',
      blind: ['white'],
    };
    const made = await (await arbiter.request.post(`${hall.address}/api/v1/games`, { data })).json();
    await arbiter.request.post(`${hall.address}${made.links.arbiter}`, { form: { name: 'Chen' } });
    const [white, black] = await seated(browser, hall, language, made);
    // Who does not see has the layout that is read, without asking; the other sees the board and the field for moves.
    await expect(white.locator('.game.reader')).toBeVisible();
    await expect(black.locator('.game.reader')).toHaveCount(0);
    await expect(black.locator('.move-field')).toBeVisible();
    await arbiter.goto(`${hall.address}/arbiter/${made.event}/b/1`);
    await arbiter.locator('[data-run=start]').click();
    await expect(white.locator('.game')).toHaveAttribute('data-phase', 'running');

    await announces(white, 'Springer Gustav eins Felix drei');
    await expect(black.locator('[data-live=assertive]')).not.toHaveText('');
    const view = async () =>
      (await (await black.request.get(`${hall.address}/api/v1/games/${made.game}`)).json()).view;
    expect([(await view()).last, (await view()).turn]).toEqual(['g1f3', 'black']);
    // The sighted player announces too, and what he said is in the log.
    await black.locator('.move-field input').fill('d5');
    await black.locator('.move-field input').press('Enter');
    await black.locator('.move-field input').press('Enter');
    await expect(black.locator('.game')).toHaveAttribute('data-unanswered', '0');
    await black.locator('.strip.near, .strip').last().focus();
    const log = await (await arbiter.request.get(`${hall.address}/api/v1/games/${made.game}/log`)).text();
    const announced = log.split('\n').filter((line) => line.includes('"announce"'));
    expect(announced).toHaveLength(2);

    // Boards that differ are entered by the arbiter, and belong to neither player.
    await arbiter.locator('#tab-incident').click();
    await arbiter.locator('#tab-panel button.quiet[aria-expanded]').last().click();
    await expect(arbiter.locator('[data-fact=boards_differ]')).toBeVisible();
    await expect(arbiter.locator('[data-fact=envelope_lost]')).toHaveCount(0);
    await white.screenshot({ path: `test-results/blind-white-${language}.png`, fullPage: true });
    await arbiter.locator('[data-fact=boards_differ]').click();
    await arbiter.screenshot({ path: `test-results/blind-arbiter-${language}.png`, fullPage: true });
    // The other layout is one word away.
    await white.goto(`${hall.address}/g/${made.game}?reader=0`);
    await expect(white.locator('.game.reader')).toHaveCount(0);
  });
}
