/** A server that is killed under open boards, and comes back: what the players are asked, and that they can answer. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atOneDevice, expect, person, start, test } from './hall';

for (const lang of ['en', 'fa', 'ar', 'vi']) {
  test(`clocks that stand after a failure go on by a tap, in ${lang}`, async ({ browser }) => {
    const folder = mkdtempSync(join(tmpdir(), 'arbiter-killed-'));
    const [first, address] = await start(folder);
    const page = await person(browser, lang);
    await atOneDevice(page, { address });
    first.kill('SIGKILL');
    await expect(page.locator('.line-bar')).toBeVisible();
    const [second] = await start(folder, [], address.replace('http://', ''));
    try {
      await expect(page.locator('[data-line=open][data-phase=standing]')).toBeVisible({ timeout: 20_000 });
      await page.locator('.sentence[data-what=held] button.plain').click();
      await expect(page.locator('[data-phase=running]')).toBeVisible();
    } finally {
      second.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
