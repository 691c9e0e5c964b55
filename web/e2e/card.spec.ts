/** The card of a ruling: what it is about, whose, when; what was found, what to do, and the article with its edition. */
import { acts, atOneDevice, expect, play, test } from './hall';

test('an open card says what kind of ruling it is, whose and when, and no number of moves to those who play', async ({
  page,
  hall,
  browser,
}) => {
  const game = await atOneDevice(page, hall, { rulebook: 'fide-2023', control: '90m' });
  const looking = await (await browser.newContext()).newPage();
  await looking.goto(`${hall.address}/g/${game}`);
  await expect(looking.locator('[data-line=open]')).toBeVisible();
  await acts(page, hall, game, 'white', [{ do: 'drag', from: 'e2', to: 'e5' }]);
  await acts(page, hall, game, 'black', [{ do: 'claim', kind: 'illegal_move' }]);
  for (const [one, whose] of [
    [page, /White/],
    [looking, /move \W*1\W*, \W*White/],
  ] as const) {
    const card = one.locator('.card.irregular');
    await expect(card).toBeVisible();
    // The verdict is the title, folded too, and it is not cut.
    const title = card.locator('.card-of strong');
    await expect(title).toHaveText('Illegal move');
    expect(await title.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    // Open where the ruling has stopped the clocks, else a tap opens it.
    if (!(await card.evaluate((element) => element.classList.contains('open')))) {
      await card.locator('.card-head').click();
    }
    await expect(card.locator('.card-of')).toContainText(whose);
    await expect(card.locator('.card-of time')).toHaveText(/^\d\d:\d\d:\d\d$/);
    await expect(card.locator('.found').first()).toHaveText('The pawn cannot go from e2 to e5.');
    await expect(card.locator('.cites a').first()).toContainText(/FIDE Laws of Chess 2023\W*, Article \W*\d/);
  }
  await expect(page.locator('.card')).not.toContainText(/move \W*1/);
});

test('a card that was read stays read when the page is opened again', async ({ page, hall }) => {
  const game = await atOneDevice(page, hall, { rulebook: 'fide-2023', control: '90m' });
  await acts(page, hall, game, 'white', [{ do: 'drag', from: 'e2', to: 'e5' }]);
  await acts(page, hall, game, 'black', [{ do: 'claim', kind: 'illegal_move' }]);
  const card = page.locator('.card.irregular');
  await expect(card).toBeVisible();
  if (!(await card.evaluate((element) => element.classList.contains('open')))) {
    await card.locator('.card-head').click();
  }
  await card.getByRole('button', { name: 'Read' }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-line=open]')).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(await page.evaluate(() => (localStorage.getItem('read') ?? '').length)).toBeLessThan(20_000);
});

test('beside each move of a scoresheet stands what was left; in whole minutes where nobody points at a flag', async ({
  page,
  hall,
  browser,
}) => {
  const looking = await (await browser.newContext()).newPage();
  for (const [rulebook, time] of [
    ['fide-2023', /^(5:00|4:5\d)$/],
    ['fide-2001', /^5′$/],
  ] as const) {
    const game = await atOneDevice(page, hall, { rulebook });
    await play(page, hall, game, 'e4 e5 Nf3');
    await looking.goto(`${hall.address}/g/${game}`);
    const times = looking.locator('.papers .move small');
    await expect(times).toHaveCount(3);
    for (const text of await times.allTextContents()) expect(text).toMatch(time);
  }
});
