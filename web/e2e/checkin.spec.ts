/** Check-in on a tablet in the hall: thirty players, fingers that land beside, and a line that breaks. */
import { breakLine, expect, test } from './hall';

const letter = (at: number): string => String.fromCharCode(97 + at);

test('thirty are checked in on a tablet, with taps up to 20 px beside', async ({ page, hall }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`${hall.address}/new/tournament`);
  await page.locator('label:has([value=club-evening])').click();
  const names = Array.from(
    { length: 30 },
    (_, at) => `Player${letter(at % 26)}${letter(at / 26)}, Ann ${2600 - at}`,
  );
  await page.locator('textarea[name=players]').fill(names.join('\n'));
  await expect(page.locator('#read li')).toHaveCount(30);
  await page.locator('.create button').click();
  await page.waitForURL('**/round');
  await page.goto(page.url().replace('/round', '/checkin'));
  const here = page.locator('.tour-checkin li[data-status=checked_in]');
  for (let at = 0; at < 30; at += 1) {
    const row = page.locator(`.tour-checkin li[data-rank="${at + 1}"]`);
    const summary = row.locator('summary');
    await summary.scrollIntoViewIfNeeded();
    const box = await summary.boundingBox();
    if (!box) throw new Error('no row');
    // A finger lands above or below the middle.
    const beside = ((at % 5) - 2) * 10;
    await summary.click({ position: { x: box.width / 2, y: box.height / 2 + beside } });
    await row.locator('.tour-deeds button').first().click();
    await expect(here).toHaveCount(at + 1);
  }
});

test('a check-in without a line is dotted, kept and sent when the line is back', async ({ page, hall }) => {
  await page.goto(`${hall.address}/new/tournament`);
  await page.locator('label:has([value=club-evening])').click();
  await page.locator('textarea[name=players]').fill('Gomez, Ana 2400\nFalk, Bo 2390\nTran, Chi 2380\n');
  await expect(page.locator('#read li')).toHaveCount(3);
  await page.locator('.create button').click();
  await page.waitForURL('**/round');
  await page.goto(page.url().replace('/round', '/checkin'));
  await page.locator('input[data-filter]').fill('۲');
  await expect(page.locator('.tour-checkin li:visible')).toHaveCount(1);
  await page.locator('input[data-filter]').fill('');
  await breakLine(page);
  const row = page.locator('.tour-checkin li[data-rank="2"]');
  await row.locator('summary').click();
  await row.locator('.tour-deeds button').first().click();
  await expect(row).toHaveClass(/waits/);
  await expect(page.locator('[data-waits]')).toContainText('1');
  await page.context().setOffline(false);
  await expect(page.locator('.tour-checkin li[data-rank="2"]')).toHaveAttribute('data-status', 'checked_in');
  await expect(page.locator('[data-waits]')).toBeHidden();
});

test('a check-in that is refused later says why in its row, waits no more, and is let rest', async ({
  page,
  hall,
}) => {
  await page.goto(`${hall.address}/new/tournament`);
  await page.locator('label:has([value=club-evening])').click();
  await page.locator('textarea[name=players]').fill('Gomez, Ana 2400\nFalk, Bo 2390\nTran, Chi 2380\n');
  await expect(page.locator('#read li')).toHaveCount(3);
  await page.locator('.create button').click();
  await page.waitForURL('**/round');
  const event = /arbiter\/([^/]+)/.exec(page.url())?.[1] ?? '';
  await page.goto(page.url().replace('/round', '/checkin'));
  // The script has taken over.
  await expect(page.locator('input[data-types]')).toBeFocused();
  await breakLine(page);
  const row = page.locator('.tour-checkin li[data-rank="2"]');
  await row.locator('summary').click();
  await row.locator('.tour-deeds button').first().click();
  await expect(row).toHaveClass(/waits/);
  // Requests of the test itself have a line of their own.
  const entrant = (await row.getAttribute('data-entrant'))?.split('/')[1] ?? '';
  const withdrawn = await page.request.post(`${hall.address}/api/v1/events/${event}/acts`, {
    data: { id: 'gone', acts: [{ do: 'withdraw', entrant: Number(entrant), from: 1 }] },
  });
  expect(withdrawn.ok()).toBe(true);
  await page.context().setOffline(false);
  await expect(row.locator('.tour-refused')).toBeVisible({ timeout: 20_000 });
  await expect(row).not.toHaveClass(/waits/);
  await expect(page.locator('[data-waits]')).toBeHidden();
  await row.locator('.tour-refused button').click();
  await expect(page.locator('.tour-refused')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.tour-refused')).toHaveCount(0);
});

test('typing looks for somebody, and no letter leads to another page', async ({ page, hall }) => {
  await page.goto(`${hall.address}/new/tournament`);
  await page.locator('label:has([value=club-evening])').click();
  await page.locator('textarea[name=players]').fill('Gomez, Ana 2400\nFalk, Bo 2390\nElezi, Chi 2380\n');
  await expect(page.locator('#read li')).toHaveCount(3);
  await page.locator('.create button').click();
  await page.waitForURL('**/round');
  await page.goto(page.url().replace('/round', '/checkin'));
  const rows = page.locator('.tour-checkin li:visible');
  await expect(page.locator('input[data-types]')).toBeFocused();
  // Whatever has the focus: a finger that touched a row took it away.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.type('ele');
  await expect(page.locator('input[data-types]')).toHaveValue('ele');
  await expect(rows).toHaveCount(1);
  expect(page.url()).toContain('/checkin');
  await page.locator('input[data-types]').fill('');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.type('2');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Falk');
});
