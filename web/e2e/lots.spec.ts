/** The draw is checked in the reader's own browser: the secret against its hash, and every lot once more. */
import { expect, person, test } from './hall';

test('a draw is drawn again, and a forged secret is red', async ({ page, hall, browser }) => {
  await page.goto(hall.address);
  const { event } = await page.evaluate(async () => {
    const post = async (path: string, body: object) =>
      (
        await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json();
    const players = [...'ABCDEFGHIJ'].map((name) => ({ name: `${name}, Ann` }));
    const made = await post('/api/v1/events', {
      name: 'Lots',
      system: 'fide-dutch-2026',
      rounds: 3,
      control: '10m+5s',
      players,
    });
    const bytes = new TextEncoder().encode('arbiter lots:seven green elephants');
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const commitment = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const act = (id: string, acts: object[]) => post(`/api/v1/events/${made.event}/acts`, { id, acts });
    await act('a', [{ do: 'publish_lots', commitment }]);
    await act('b', [{ do: 'draw', method: 'lots', secret: 'seven green elephants' }]);
    return made;
  });
  const reader = await person(browser, 'fa');
  await reader.goto(`${hall.address}/e/${event}/lots?lang=fa`);
  await expect(reader.locator('#check.holds')).toBeVisible();
  await expect(reader.locator('#check')).toContainText('دوباره');
  // Somebody puts another secret, or another order, into the page.
  const address = `**/e/${event}/lots*`;
  for (const [from, to] of [
    ['>seven green elephants<', '>seven grey elephants<'],
    [/data-after="(\d+) (\d+)/, 'data-after="$2 $1'],
  ] as const) {
    await reader.route(address, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace(from, to) });
    });
    await reader.reload();
    await expect(reader.locator('#check.forged')).toBeVisible();
    await reader.unroute(address);
  }
});
