/** What a phone has to load before the first move. */
import { expect, newGame, test } from './hall';

/** Bytes over the wire, headers included. */
const LIMIT = 200_000;

for (const lang of ['en', 'fa', 'ar', 'vi']) {
  test(`the board in ${lang} weighs less than 200 kB`, async ({ page, hall }) => {
    const made = await newGame(page, hall, { rulebook: 'casual', seats: 'both' });
    await page.goto(`${hall.address}${made.go}?lang=${lang}`, { waitUntil: 'networkidle' });
    await expect(page.locator('.man')).toHaveCount(32);
    const sizes = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
        (entry) => {
          const { name, transferSize } = entry as PerformanceResourceTiming;
          return [new URL(name).pathname, transferSize] as const;
        },
      ),
    );
    const sum = sizes.reduce((all, [, size]) => all + size, 0);
    const scripts = sizes.filter(([name]) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(1);
    expect(sum, JSON.stringify(sizes)).toBeLessThan(LIMIT);
    test.info().annotations.push({ type: 'bytes', description: String(sum) });
  });
}
