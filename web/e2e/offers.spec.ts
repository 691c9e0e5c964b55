/** An offer of a draw: answered in two places, away from the clock, and the offerer hears what became of it. */
import type { Page } from '@playwright/test';
import { acts, expect, type Hall, join_, newGame, person, tap, test } from './hall';

async function two(browser: import('@playwright/test').Browser, hall: Hall): Promise<[Page, Page, string]> {
  const [white, black] = [await person(browser, 'en'), await person(browser, 'en')];
  const made = await newGame(white, hall, { seats: 'open', rulebook: 'fide-2023' });
  await join_(white, hall, made.links.white ?? '', 'Anna');
  await join_(black, hall, made.links.black ?? '', 'Bahram');
  await acts(white, hall, made.game, 'white', [{ do: 'start' }]);
  await acts(black, hall, made.game, 'black', [{ do: 'start' }]);
  await expect(white.locator('[data-phase=running]')).toBeVisible();
  return [white, black, made.game];
}

const box = async (page: Page, name: string) => {
  const found = await page.locator(name).boundingBox();
  if (!found) throw new Error(`${name} is not on the screen`);
  return found;
};

test('no slip accepts a draw: two places, the consequence before, and all other buttons where they were', async ({
  browser,
  hall,
}) => {
  const [white, black, game] = await two(browser, hall);
  // Under these Laws both must have made a move before a draw can be agreed.
  await acts(white, hall, game, 'white', [{ do: 'move', text: 'd4' }]);
  await acts(black, hall, game, 'black', [{ do: 'move', text: 'd5' }]);
  const buttons = () =>
    black
      .locator('.actions button')
      .evaluateAll((all) =>
        all.map((one) => `${one.textContent} ${JSON.stringify(one.getBoundingClientRect())}`),
      );
  const before = (await buttons()).map((one) => one.replace(/with this move|may disturb/, ''));
  await acts(white, hall, game, 'white', [
    { do: 'drag', from: 'e2', to: 'e4' },
    { do: 'offer' },
    { do: 'press' },
  ]);
  const accept = black.getByRole('button', { name: 'Accept a draw' });
  await expect(accept).toBeVisible();
  expect((await buttons()).map((one) => one.replace(/with this move|may disturb/, ''))).toEqual(before);
  const clock = await box(black, '.strip[data-side=black]');
  const place = await accept.boundingBox();
  if (!place) throw new Error('no button');
  // Above the board, where no button was before.
  expect(clock.y - (place.y + place.height)).toBeGreaterThan(300);

  // Two taps on one place do not end the game.
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await black.mouse.click(x, y);
  await expect(black.locator('.offer-card')).toContainText('ends at once');
  await expect(black.locator('.offer-card .article-number')).toHaveText(/^\d/);
  await black.mouse.click(x, y);
  await expect(black.locator('.offer-card[data-offer=open]')).toBeVisible();
  await expect(black.locator('[data-phase=running]')).toBeVisible();

  await accept.click();
  await black.getByRole('button', { name: 'Draw the game' }).click();
  for (const page of [white, black]) {
    await expect(page.locator('[data-phase=over]')).toBeVisible();
  }
});

test('the offerer is told that the draw was declined, in words or by a touch', async ({ browser, hall }) => {
  const [white, black, game] = await two(browser, hall);
  const offer = (from: string, to: string) =>
    acts(white, hall, game, 'white', [{ do: 'drag', from, to }, { do: 'offer' }, { do: 'press' }]);
  await offer('e2', 'e4');
  await black.getByRole('button', { name: 'Decline' }).click();
  await expect(white.locator('.sentence[data-what=declined]')).toHaveText('Black has declined the draw.');
  await expect(black.locator('.offer-card')).toHaveCount(0);
  await acts(black, hall, game, 'black', [{ do: 'drag', from: 'e7', to: 'e5' }, { do: 'press' }]);
  await offer('g1', 'f3');
  await expect(black.locator('.offer-card')).toBeVisible();
  await tap(black, 'g8');
  await expect(white.locator('.sentence[data-what=declined]')).toBeVisible();
  // It goes with the offerer's next act.
  await acts(black, hall, game, 'black', [{ do: 'drag', from: 'g8', to: 'f6' }, { do: 'press' }]);
  await tap(white, 'b1');
  await expect(white.locator('.sentence[data-what=declined]')).toHaveCount(0);
});

test('when the game ends both players have the whole sheet, every move in its column', async ({
  browser,
  hall,
}) => {
  const [white, black, game] = await two(browser, hall);
  for (const [page, side, text] of [
    [white, 'white', 'e4'],
    [black, 'black', 'e5'],
    [white, 'white', 'Nf3'],
    [black, 'black', 'Nc6'],
    [white, 'white', 'Bb5'],
  ] as const) {
    await acts(page, hall, game, side, [{ do: 'move', text }]);
  }
  await expect(white.locator('.papers .sheet-rows')).toHaveCount(0);
  await acts(black, hall, game, 'black', [{ do: 'resign' }]);
  for (const page of [white, black]) {
    await expect(page.locator('[data-phase=over]')).toBeVisible();
    const rows = page.locator('.papers .moves > li:has(.row-number)');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(0).locator('.move bdi')).toHaveText(['e4', 'e5']);
    await expect(rows.nth(2).locator('.move bdi').first()).toHaveText('Bb5');
  }
});
