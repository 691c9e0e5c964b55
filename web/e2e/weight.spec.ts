/** What a phone has to load before the first move. */
import { published } from './evening';
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

/** Bytes of script over the wire, of a page that everybody reads and of one of the officials. */
const SCRIPT = { public: 20_000, officials: 60_000 };

test('pages of a tournament bring little script', async ({ page, hall }) => {
  const { event } = await published(page, hall, 20);
  const scripts = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((one) => one.name.endsWith('.js'))
        .map((one) => [new URL(one.name).pathname, one.encodedBodySize] as const),
    );
  const sum = (all: (readonly [string, number])[]) => all.reduce((before, [, size]) => before + size, 0);
  for (const what of ['', '/r/1', '/standings', '/cross', '/p/1']) {
    await page.goto(`${hall.address}/e/${event}${what}`, { waitUntil: 'networkidle' });
    const found = await scripts();
    expect(found.length, what).toBeGreaterThan(0);
    expect(sum(found), `${what} ${JSON.stringify(found)}`).toBeLessThanOrEqual(SCRIPT.public);
  }
  for (const what of ['round', 'results', 'entries', 'checkin']) {
    await page.goto(`${hall.address}/arbiter/${event}/${what}`, { waitUntil: 'networkidle' });
    const found = await scripts();
    expect(found.length, what).toBeGreaterThan(0);
    expect(sum(found), `${what} ${JSON.stringify(found)}`).toBeLessThanOrEqual(SCRIPT.officials);
  }
});
