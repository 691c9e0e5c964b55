/** The evening of a club, for tests of what happens in it. */
import type { Page } from '@playwright/test';
import { expect, type Hall } from './hall';

const letter = (at: number): string => String.fromCharCode(97 + (at % 26));

const players = (count: number): string =>
  Array.from({ length: count }, (_, at) => `Player${letter(at / 26)}${letter(at)}, Ann ${2600 - at}`).join(
    '\n',
  );

/** Makes a tournament and publishes round 1; so many taps were needed. */
export async function published(
  page: Page,
  hall: Hall,
  count: number,
): Promise<{ event: string; taps: number }> {
  let taps = 1; // the door of tournaments
  const tap = async (what: string): Promise<void> => {
    taps += 1;
    await page.locator(what).click();
  };
  await page.goto(`${hall.address}/new/tournament`);
  await tap('label:has([value=club-evening])');
  await page.locator('textarea[name=players]').fill(players(count));
  await expect(page.locator('#read li')).toHaveCount(count);
  await tap('.create button');
  await page.waitForURL('**/round');
  await expect(page.locator('.tour-boards tbody tr')).toHaveCount(count / 2);
  await tap('[data-go]');
  await expect(page.locator('[data-step=draft]')).toHaveAttribute('aria-current', 'step');
  await tap('[data-go]');
  await expect(page.locator('[data-step=published]')).toHaveAttribute('aria-current', 'step');
  const event = /arbiter\/([^/]+)/.exec(page.url())?.[1] ?? '';
  return { event, taps };
}

export const results = (page: Page, hall: Hall, event: string) =>
  page.goto(`${hall.address}/arbiter/${event}/results`);

export async function typed(page: Page, keys: string): Promise<void> {
  await expect(page.locator('#typed')).toBeFocused();
  await page.keyboard.type(keys);
  await page.keyboard.press('Enter');
}
