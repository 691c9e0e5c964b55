/** The game after the game: its result, every half-move of it, its rulings, what can be shared of it. */
import type { Page } from '@playwright/test';
import { acts, expect, type Hall, type Made, newGame, person, play, test } from './hall';

/** Two over one device: an illegal move that is taken back after 2...Nc6, and White's resignation. */
async function ended(page: Page, hall: Hall): Promise<Made> {
  const made = await newGame(page, hall, { rulebook: 'casual', seats: 'both', players: ['Anna', 'Bob'] });
  await acts(page, hall, made.game, 'white', [{ do: 'start' }]);
  await play(page, hall, made.game, 'e4 e5 Nf3 Nc6 Bb5');
  await acts(page, hall, made.game, 'black', [{ do: 'resign' }]);
  return made;
}

const at = (page: Page) => page.locator('.after').getAttribute('data-at');
const face = (page: Page, side: string) => page.locator(`.strip[data-side=${side}] .face`).innerText();

test('the result is large, and every half-move is found by keys, taps, buttons and by itself', async ({
  page,
  hall,
}) => {
  const made = await ended(page, hall);
  await page.goto(`${hall.address}/g/${made.game}`);
  const result = page.locator('.band .result');
  await expect(result).toHaveText('1–0');
  expect(await result.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))).toBe(32);
  await expect(page.locator('.band .reason')).toContainText('Black resigned');
  await expect(page.locator('.moves button.move[data-ply]')).toHaveCount(5);

  await page.keyboard.press('Home');
  expect(await at(page)).toBe('0');
  await expect(page.locator('.man[data-on=e2]')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.man[data-on=e4]')).toHaveCount(1);
  await expect(page.locator('.band-said')).toContainText('e4');
  await page.locator('.moves [data-ply="4"]').click();
  expect(await at(page)).toBe('4');
  await expect(page.locator('.moves [aria-current=step]')).toHaveAttribute('data-ply', '4');
  await expect(page.locator('.man[data-on=c6]')).toHaveCount(1);
  await expect(page).toHaveURL(/#4$/);
  await page.locator('.band .step').first().click();
  expect(await at(page)).toBe('3');
  await page.keyboard.press('End');
  await expect(result).toBeVisible();
  await expect(page).not.toHaveURL(/#/);

  // By itself, from the beginning, until somebody stops it; on a button the key is the button's.
  await page.locator('.band .step').first().blur();
  await page.keyboard.press('Space');
  await expect(page.locator('.after')).toHaveAttribute('data-at', '2');
  await page.keyboard.press('Space');
  const stopped = await at(page);
  await page.waitForTimeout(1_300);
  expect(await at(page)).toBe(stopped);
});

test('a link with the number of a half-move opens there, for everybody and for ever', async ({
  browser,
  page,
  hall,
}) => {
  const made = await ended(page, hall);
  const other = await person(browser, 'fa');
  await other.goto(`${hall.address}/g/${made.game}#3`);
  await expect(other.locator('.after')).toHaveAttribute('data-at', '3');
  await expect(other.locator('.man[data-on=f3]')).toHaveCount(1);
  // Earlier is where reading starts: in Persian at the right.
  await other.keyboard.press('ArrowRight');
  expect(await at(other)).toBe('2');
  await other.keyboard.press('End');
  await expect(other.locator('.band .result bdo')).toHaveText('۱–۰');
  await other.context().close();
});

test('both clocks are as they were at the half-move that is seen', async ({ page, hall }) => {
  const made = await newGame(page, hall, { rulebook: 'casual', seats: 'both', control: '5m+3s' });
  await acts(page, hall, made.game, 'white', [{ do: 'start' }]);
  await play(page, hall, made.game, 'e4 e5 d4');
  await acts(page, hall, made.game, 'black', [{ do: 'resign' }]);
  await page.goto(`${hall.address}/g/${made.game}`);
  await expect(page.locator('.band .result')).toBeVisible();
  const seconds = (text: string) => {
    const [minutes, rest] = text.split(':').map(Number);
    return (minutes ?? 0) * 60 + (rest ?? 0);
  };
  const shown: [number, number][] = [];
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
    await page.keyboard.press(key);
    shown.push([seconds(await face(page, 'white')), seconds(await face(page, 'black'))]);
  }
  // An increment comes to the one who has moved, and to him alone.
  expect(shown.map(([white]) => white > 300)).toEqual([false, true, true, true]);
  expect(shown.map(([, black]) => black > 300)).toEqual([false, false, true, true]);
});

test('a ruling stands at its move as a mark that opens its card, and hides no move', async ({
  page,
  hall,
}) => {
  const made = await newGame(page, hall, { rulebook: 'fide-2023', seats: 'both' });
  await acts(page, hall, made.game, 'white', [{ do: 'start' }]);
  await play(page, hall, made.game, 'e4 e5');
  await acts(page, hall, made.game, 'white', [{ do: 'claim', kind: 'repetition', ground: 'appeared' }]);
  await page.goto(`${hall.address}/g/${made.game}`);
  await acts(page, hall, made.game, 'black', [{ do: 'resign' }]);
  await expect(page.locator('.band .result')).toHaveText('1–0');
  const mark = page.locator('.moves .mark.irregular');
  await expect(mark).toHaveCount(1);
  await expect(page.locator('.moves-card')).toHaveCount(0);
  await mark.click();
  await expect(page.locator('.moves-card .cites a').first()).toHaveAttribute('href', /^\/laws\/fide-2023\//);
  const covered = await page.locator('.moves .move').evaluateAll((moves) =>
    moves.filter((move) => {
      const box = move.getBoundingClientRect();
      const over = document.elementFromPoint(box.x + 8, box.y + box.height / 2);
      return over !== null && over.closest('.moves-card') !== null;
    }),
  );
  expect(covered).toEqual([]);
  await mark.click();
  await expect(page.locator('.moves-card')).toHaveCount(0);
});

test('the game is taken along as PGN, link, text and picture, also where nothing can be copied by a button', async ({
  page,
  hall,
}) => {
  const made = await ended(page, hall);
  // As on plain http in a hall: no clipboard.
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await page.goto(`${hall.address}/g/${made.game}#2`);
  const [pgn] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.deeds-bar a[download$=".pgn"]').click(),
  ]);
  expect(pgn.suggestedFilename()).toBe(`${made.game}.pgn`);
  await page.getByRole('button', { name: 'Share' }).click();
  const fields = page.locator('dialog .share-told input');
  await expect(fields.first()).toHaveValue(`${hall.address}/g/${made.game}#2`);
  await expect(fields.nth(1)).toHaveValue('Anna – Bob: 1–0.');
  await expect(page.locator('dialog').getByRole('button', { name: 'Copy' })).toHaveCount(0);
  const chosen = await fields.first().evaluate((field: HTMLInputElement) => {
    return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  });
  expect(chosen).toContain(made.game);
  const shown = await page
    .locator('dialog .share-picture')
    .evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(shown).toBe(720);
  const [png] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /PNG/ }).click(),
  ]);
  expect(png.suggestedFilename()).toBe(`${made.game}-2.png`);
});

test('without a script the page says the result and all moves', async ({ browser, page, hall }) => {
  const made = await ended(page, hall);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const plain = await context.newPage();
  await plain.goto(`${hall.address}/g/${made.game}`);
  await expect(plain.locator('.band .result')).toHaveText('1–0');
  await expect(plain.locator('.moves li')).toHaveCount(3);
  await expect(plain.locator('.first-board')).toBeVisible();
  await context.close();
});

test('whoever looks on steps back through the moves and comes back to what is played now', async ({
  browser,
  page,
  hall,
}) => {
  const made = await newGame(page, hall, { rulebook: 'casual', seats: 'both' });
  await acts(page, hall, made.game, 'white', [{ do: 'start' }]);
  await play(page, hall, made.game, 'e4 e5');
  const parent = await person(browser, 'en');
  await parent.goto(`${hall.address}/g/${made.game}`);
  await expect(parent.locator('.man[data-on=e5]')).toHaveCount(1);
  await parent.locator('.moves [data-ply="1"]').click();
  await expect(parent.locator('.man[data-on=e7]')).toHaveCount(1);
  // The game goes on, and he stays where he is until he wants to see it.
  await play(page, hall, made.game, 'Nf3');
  await expect(parent.locator('.moves [data-ply="3"]')).toBeVisible();
  await expect(parent.locator('.man[data-on=e7]')).toHaveCount(1);
  await parent.keyboard.press('End');
  await expect(parent.locator('.man[data-on=f3]')).toHaveCount(1);
  await parent.context().close();
});
