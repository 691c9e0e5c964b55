/** Chess960: the start by its number or by lot, castling in one gesture and by hand, in two languages. */

import type { Page } from '@playwright/test';
import { acts, drag, expect, type Hall, newGame, person, press, tap, test } from './hall';

/** The king one square from where castling brings him, and the rook beyond. */
const ONE_STEP = '4k3/pppppppp/8/8/8/8/PPPPPPPP/5K1R w H - 0 1';
/** The king stands there already. */
const ROOK_ALONE = '4k3/pppppppp/8/8/8/8/PPPPPPPP/6KR w H - 0 1';

async function begun(page: Page, hall: Hall, some: object): Promise<string> {
  const made = await newGame(page, hall, {
    rulebook: 'fide-2023',
    seats: 'both',
    variant: 'chess960',
    ...some,
  });
  await page.goto(`${hall.address}/g/${made.game}`);
  await page.locator('.sentence[data-what=before] button').click();
  await expect(page.locator('[data-phase=running]')).toBeVisible();
  return made.game;
}

const man = (page: Page, square: string, role: string) =>
  page.locator(`.man[data-on=${square}] svg[data-role=${role}]`);

async function castled(page: Page): Promise<void> {
  await expect(man(page, 'g1', 'king')).toHaveCount(1);
  await expect(man(page, 'f1', 'rook')).toHaveCount(1);
}

for (const [lang, start, number] of [
  ['en', '3', /Start \W*3/],
  ['fa', '۳', /چیدمان [^\p{L}\d]*۳/u],
] as const) {
  test(`a start is given by its number (${lang})`, async ({ browser, hall }) => {
    const page = await person(browser, lang);
    await page.goto(`${hall.address}/new`);
    await expect(page.locator('input[name=start]')).toBeHidden();
    await page.locator('label:has([name=variant][value=chess960])').click();
    await page.locator('input[name=start]').fill('960');
    await page.locator('form.new .create button').click();
    await expect(page.locator('#wrong-start')).toBeVisible();
    await page.locator('input[name=start]').fill(start);
    await page.locator('form.new .create button').click();
    await expect(page.locator('.start-number').first()).toContainText(number);
    await expect(man(page, 'f1', 'king')).toHaveCount(1);
    await expect(man(page, 'g1', 'rook')).toHaveCount(1);
    const plain = await (
      await page.request.get(page.url().replace('/g/', '/api/v1/games/').replace('/table', ''))
    ).json();
    expect(plain.view.chess960.number).toBe(3);
    await page.context().close();
  });
}

test('two phones draw colours and start, and both see the same', async ({ browser, hall }) => {
  const [one, two] = [await person(browser, 'en'), await person(browser, 'vi')];
  await one.goto(`${hall.address}/new`);
  await one.locator('label:has([name=way][value=phones])').click();
  await one.locator('label:has([name=variant][value=chess960])').click();
  await one.locator('form.new .create button').click();
  await one.locator('.invite .whole summary').click();
  const link = new URL((await one.locator('.invite .whole a').getAttribute('href')) ?? '').pathname;
  await two.goto(hall.address + link);
  await two.locator('form[action^="/join/"] button').click();
  const numbers: string[] = [];
  const boards: string[] = [];
  for (const page of [one, two]) {
    await expect(page.locator('[data-phase=running]')).toBeVisible();
    numbers.push(/(\d+)\D*$/.exec((await page.locator('.top .start-number').textContent()) ?? '')?.[1] ?? '');
    const { view } = await page.evaluate(async () =>
      (await fetch(`/api/v1${location.pathname.replace('/g/', '/games/')}`)).json(),
    );
    boards.push(`${view.board} ${view.chess960.number}`);
    await page.context().close();
  }
  expect(numbers[0]).toMatch(/^\d{1,3}$/);
  expect(numbers[1]).toBe(numbers[0]);
  expect(boards[1]).toBe(boards[0]);
});

for (const mode of ['assisted', 'online']) {
  test(`the king is taken to his own rook, or asked where he goes one square (${mode})`, async ({
    page,
    hall,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await begun(page, hall, { mode, position: ONE_STEP });
    await drag(page, 'f1', 'h1');
    await castled(page);

    // Where he could go there alone he is asked; elsewhere, and by Escape, he stays.
    await begun(page, hall, { mode, position: ONE_STEP });
    await drag(page, 'f1', 'g1');
    const choice = page.locator('.castling-choice');
    await expect(choice.locator('button')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(choice).toHaveCount(0);
    await expect(man(page, 'f1', 'king')).toHaveCount(1);
    await drag(page, 'f1', 'g1');
    await choice.locator('button').first().click();
    await castled(page);

    await begun(page, hall, { mode, position: ONE_STEP });
    await tap(page, 'f1');
    await tap(page, 'g1');
    await choice.locator('button').last().click();
    await expect(man(page, 'g1', 'king')).toHaveCount(1);
    await expect(man(page, 'h1', 'rook')).toHaveCount(1);

    // By two taps as well: king, then rook.
    await begun(page, hall, { mode, position: ROOK_ALONE });
    await tap(page, 'g1');
    await tap(page, 'h1');
    await castled(page);
  });
}

test('on a board that stops no hand castling is announced, and the rook alone castles', async ({
  page,
  hall,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const game = await begun(page, hall, { position: ROOK_ALONE });
  await page.locator('.actions button').last().click();
  await page.getByRole('button', { name: 'I am about to castle' }).click();
  await expect(page.locator('.strip[data-side=white] .state')).toContainText('about to castle');
  await drag(page, 'h1', 'f1');
  await press(page, 'white');
  await castled(page);
  await expect(page.locator('.card.irregular')).toHaveCount(0);
  const found = await (await page.request.get(`${hall.address}/api/v1/games/${game}`)).json();
  expect(found.view.last).toBe('g1h1');
  expect(found.view.illegal_moves).toEqual([0, 0]);
});

test('what is no start and no game is said so', async ({ page, hall }) => {
  const ask = (some: object) =>
    page.request.post(`${hall.address}/api/v1/games`, { data: { control: '5m', ...some } });
  for (const [some, tag] of [
    [{ variant: 'chess960', start: 960 }, 'no_start'],
    [{ variant: 'chess960', start: -1 }, 'no_start'],
    [{ start: 518 }, 'no_start'],
    [{ variant: 'fog' }, 'no_variant'],
  ] as const) {
    const answer = await ask(some);
    expect(answer.status()).toBe(400);
    expect((await answer.json()).error?.tag ?? (await answer.json()).tag).toBe(tag);
  }
});

test('castling over the interface is the king taking his own rook', async ({ page, hall }) => {
  const game = await begun(page, hall, { mode: 'online', start: 518 });
  for (const [side, text] of [
    ['white', 'e4'],
    ['black', 'e5'],
    ['white', 'Nf3'],
    ['black', 'Nc6'],
    ['white', 'Bc4'],
    ['black', 'Bc5'],
  ] as const) {
    await acts(page, hall, game, side, [{ do: 'move', text }]);
  }
  await acts(page, hall, game, 'white', [{ do: 'move', uci: 'e1h1' }]);
  const found = await (await page.request.get(`${hall.address}/api/v1/games/${game}`)).json();
  expect(found.view.last).toBe('e1h1');
  expect(found.view.board.split('/')[7]).toBe('RNBQ1RK1');
});
