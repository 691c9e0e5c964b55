/** A round by hand and players who come late, with taps counted, and the keys that lead everywhere. */
import type { Page } from '@playwright/test';
import { expect, type Hall, person, test } from './hall';

const FIVE = 'Gomez, Ana 2400\nFalk, Bo 2390\nTran, Chi 2380\nRezaei, Dara 2370\nHaddad, Emil 2360';

/** A club evening whose round 1 is a draft. */
async function draft(page: Page, hall: Hall): Promise<string> {
  await page.goto(`${hall.address}/new/tournament`);
  await page.locator('label:has([value=club-evening])').click();
  await page.locator('textarea[name=players]').fill(FIVE);
  await page.locator('.create button').click();
  await page.waitForURL('**/round');
  await page.locator('[data-go]').click();
  await expect(page.locator('[data-step=draft]')).toHaveAttribute('aria-current', 'step');
  return /arbiter\/([^/]+)/.exec(page.url())?.[1] ?? '';
}

const narrow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('two players exchange their seats in four taps, and one tap takes it back', async ({ page, hall }) => {
  await draft(page, hall);
  const before = await page.locator('.tour-boards tbody').innerText();
  let taps = 0;
  const tap = async (what: string): Promise<void> => {
    taps += 1;
    await page.locator(what).first().click();
  };
  await tap('a[href*="/hand?"]');
  await tap('tr[data-board="1"] .tour-swap');
  await expect(page.locator('.tour-swap[aria-pressed=true]')).toHaveCount(1);
  await tap('tr[data-board="2"] .tour-swap');
  await expect(page.locator('.tour-follows li').first()).toBeVisible();
  await expect(page.locator('tr.changed')).toHaveCount(2);
  await page.locator('[name="s.reason"]').fill('Both asked for it');
  await tap('.tour-plan .button');
  await expect(page.locator('.tour-said')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(4);
  expect(await page.locator('.tour-boards tbody').innerText()).not.toBe(before);
  await page.locator('.tour-said [data-key=z]').click();
  await expect(page.locator('.tour-boards tbody')).toHaveText(before.replace(/[\n\t]+/g, ' '), {
    useInnerText: true,
  });
});

test('a late player is in the round within four taps, and out of it with one', async ({ page, hall }) => {
  await draft(page, hall);
  await page.keyboard.press('n'); // the first tap
  await page.locator('[name=name]').fill('Karimi, Sara');
  await page.locator('[name=rating]').fill('2385');
  await page.locator('[name=rating]').press('Enter');
  await expect(page.locator('.tour-moves li')).toHaveCount(3);
  await page.locator('.tour-ways [value=bye]').click();
  await expect(page.locator('.tour-boards')).toContainText('Karimi, Sara');
  await expect(page.locator('.tour-bye')).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(page.locator('.tour-boards')).not.toContainText('Karimi, Sara');
  await expect(page.locator('.tour-bye')).toHaveCount(1);
});

test('the keys lead everywhere, and the list says so', async ({ page, hall }) => {
  const event = await draft(page, hall);
  await page.keyboard.press('?');
  await expect(page.locator('#keys kbd').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#keys kbd').first()).toBeHidden();
  await page.keyboard.press('/');
  await page.keyboard.type('falk');
  await page.keyboard.press('Enter');
  await expect(page.locator('.tour-hits')).toContainText('Falk, Bo');
  for (const [keys, leads] of [
    ['gr', `/arbiter/${event}/round`],
    ['ge', `/arbiter/${event}/entries`],
    ['gq', `/arbiter/${event}/questions`],
    ['gh', `/arbiter/${event}/history`],
    ['n', `/arbiter/${event}/late`],
    ['gc', `/arbiter/${event}/checkin`],
  ] as const) {
    await page.locator('h1').click(); // out of any field
    for (const key of keys) await page.keyboard.press(key);
    await page.waitForURL(`**${leads}`);
  }
  // There they are the letters of whoever is looked for.
  await page.locator('h1').click();
  await page.keyboard.type('ge');
  await expect(page.locator('input[data-types]')).toHaveValue('ge');
});

test('in Persian on a phone nothing scrolls sideways', async ({ browser, hall }) => {
  const page = await person(browser, 'fa');
  const event = await draft(page, hall);
  for (const path of ['hand?round=1&held=1&tap=2', 'late?name=Gomez&rating=1900', 'find?q=gom', 'round']) {
    await page.goto(`${hall.address}/arbiter/${event}/${path}`);
    expect(await narrow(page), path).toBeLessThanOrEqual(360);
  }
  await page.context().close();
});
