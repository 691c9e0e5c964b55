/** What becomes of a screen that people treat as people do: long names, a tablet on its side, fields left empty. */
import type { Locator, Page } from '@playwright/test';
import { acts, atOneDevice, drag, expect, give, listen, newGame, person, play, press, test } from './hall';

const NAMES = [
  'Maximiliane von und zu Hohenstein-Schnackenburg',
  'محمد بن عبد الله بن أحمد الفارسي الأصفهاني',
];

async function box(of: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const found = await of.boundingBox();
  if (!found) throw new Error('not on the screen');
  return found;
}

const width = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

for (const lang of ['en', 'ar']) {
  test(`long names leave the clocks alone in ${lang}`, async ({ browser, hall }) => {
    const page = await person(browser, lang);
    const made = await newGame(page, hall, { rulebook: 'casual', seats: 'both', players: NAMES });
    for (const screen of ['', '/table', '/clock', '?reader=1']) {
      await page.goto(`${hall.address}/g/${made.game}${screen}`);
      await expect(page.locator('.game .face').first()).toBeVisible();
      expect(await width(page), screen).toBeLessThanOrEqual(360);
      for (const side of ['white', 'black']) {
        const strip = page.locator(`.strip[data-side=${side}]`);
        const [name, face] = [await box(strip.locator('.name')), await box(strip.locator('.face'))];
        const apart = name.x + name.width <= face.x + 1 || face.x + face.width <= name.x + 1;
        expect(apart, `${side} ${screen}`).toBe(true);
      }
    }
    await page.context().close();
  });

  test(`two over a tablet that lies on its side see the board in ${lang}`, async ({ browser, hall }) => {
    const locale = lang === 'ar' ? 'ar' : 'en-GB';
    const viewport = { width: 1280, height: 800 };
    const context = await browser.newContext({ viewport, locale, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const made = await newGame(page, hall, { rulebook: 'casual', seats: 'both', players: NAMES });
    await page.goto(`${hall.address}/g/${made.game}/table`);
    await expect(page.locator('.table.quarter')).toBeVisible();
    for (const part of ['.board', '.strip[data-side=white]', '.strip[data-side=black]']) {
      const { x, y, width, height } = await box(page.locator(part));
      expect([x >= 0, y >= 0, x + width <= 1281, y + height <= 801], part).toEqual([true, true, true, true]);
    }
    await context.close();
  });
}

test('shadows show what belongs on a square while a position has to be put right', async ({ page, hall }) => {
  const game = await atOneDevice(page, hall, { rulebook: 'fide-2023' });
  await drag(page, 'e2', 'e5');
  await press(page, 'white');
  const said = await listen(page);
  await page.locator('.actions button').nth(1).click();
  await page.locator('dialog input[value=illegal_move]').check();
  await page.locator('dialog .button.wide').click();
  await expect(page.locator('.man[data-on=e2]')).toHaveCount(1);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  const card = page.locator('.card.irregular');
  if (!(await card.evaluate((one) => one.classList.contains('open'))))
    await card.locator('.card-head').click();
  await card.getByRole('button', { name: 'Read' }).click();
  // A ruling of several sentences is read whole: the last one does not take the place of the first.
  const whole = (await said()).filter((text) => text.includes('claim') && text.includes('must move'));
  expect(whole).toHaveLength(1);
  // The position was put back, and now a hand takes something off it.
  const board = await box(page.locator('.board'));
  const square = await box(page.locator('[data-square=d7]'));
  await page.mouse.move(square.x + 20, square.y + 20);
  await page.mouse.down();
  await page.mouse.move(board.x + board.width + 30, square.y + 20, { steps: 3 });
  await page.mouse.up();
  const shadow = page.locator('.ghost[data-ghost=d7]');
  await expect(shadow).toBeVisible();
  await expect(shadow).toHaveClass(/black/);
  await expect(page.locator('[data-square=d7]')).toHaveClass(/out/);
  // Whoever does not see it is told the same.
  await expect(page.locator('[data-square=d7]')).toHaveAttribute('aria-label', /belongs here/);
  await page.getByRole('button', { name: 'Set it up for us' }).click();
  await expect(shadow).toHaveCount(0);
  await expect(page.locator('.man[data-on=d7]')).toHaveCount(1);
  // What was knocked over lies where it stood until it is set upright.
  await acts(page, hall, game, 'white', [{ do: 'displace', squares: ['g1'] }]);
  await expect(page.locator('.man.white.fallen[data-on=g1]')).toHaveCount(1);
  // It leans, and is still seen for what it is.
  const lean = await page.locator('.man.fallen svg').evaluate((one) => {
    const { a, b } = new DOMMatrix(getComputedStyle(one).transform);
    return Math.round((Math.atan2(b, a) * 180) / Math.PI);
  });
  expect(lean).toBe(20);
  await page.getByRole('button', { name: 'Set upright' }).click();
  await expect(page.locator('.man.fallen')).toHaveCount(0);
  await expect(page.locator('.man[data-on=g1]')).toHaveCount(1);
});

test('two over a small phone stop both clocks by a button that is held, also with an arbiter', async ({
  browser,
  hall,
}) => {
  const page = await person(browser, 'vi');
  await page.setViewportSize({ width: 360, height: 640 });
  const made = await newGame(page, hall, { arbiter: true, seats: 'both' });
  const arbiter = await person(browser, 'en', false);
  await arbiter.request.post(hall.address + made.links.arbiter, { form: { name: 'Chen' } });
  await acts(arbiter, hall, made.game, undefined, [{ do: 'start' }]);
  await page.goto(`${hall.address}/g/${made.game}/table`);
  const pauses = page.locator('.table-pause');
  await expect(pauses).toHaveCount(1);
  for (const end of await pauses.all()) {
    const { x, y, width, height } = await box(end);
    expect([x >= 0, y >= 0, x + width <= 360, y + height <= 640]).toEqual([true, true, true, true]);
  }
  await pauses.last().click({ delay: 900 });
  await expect(page.locator('[data-phase=standing]')).toBeVisible();
  await arbiter.context().close();
  await page.context().close();
});

test('a game too long for an address is judged, and one too long for anything is told so', async ({
  page,
  hall,
}) => {
  await page.goto(`${hall.address}/judge`);
  const field = page.locator('textarea[name=record]');
  await field.fill('Nf3 Nf6 Ng1 Ng8 '.repeat(1_000));
  await page.locator('input[name=matter][value=repetition]').check();
  await page.locator('form.judge button[type=submit]').click();
  await expect(page.locator('.judge > .verdict')).toBeVisible();
  await page.locator('textarea[name=record]').fill('Nf3 Nf6 Ng1 Ng8 '.repeat(20_000));
  await page.locator('form.judge button[type=submit]').click();
  await expect(page.locator('#wrong')).toBeVisible();
  await expect(page.locator('textarea[name=record]')).toBeFocused();
});

test('what cannot be read is shown at its place, in the language of the reader', async ({
  browser,
  hall,
}) => {
  const page = await person(browser, 'fa');
  await page.goto(`${hall.address}/judge`);
  const field = page.locator('textarea[name=record]');
  await field.fill('[Event "x"]\n\n1. e4 e5 2. Ke3 d5');
  await page.locator('form.judge button[type=submit]').click();
  await expect(page.locator('#wrong mark')).toHaveText('Ke3');
  const said = await page.locator('#wrong > p').first().innerText();
  expect(said.replaceAll('Ke3', '')).not.toMatch(/[A-Za-z]/);
  await expect(field).toBeFocused();
  const selected = await field.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toBe('Ke3');
  // A time control, where somebody has not waited for it to be said back.
  await page.goto(`${hall.address}/new`);
  await page.locator('label.time:has([value=own])').click();
  const control = page.locator('input[name=control]');
  await control.fill('90+30m');
  await page.locator('form[data-screen=new] button[type=submit]').click();
  await expect(page.locator('input[name=control][aria-invalid=true]')).toBeFocused();
  await expect(control).toHaveValue('90+30m');
  await expect(page.locator('#said-back .wrong')).toContainText('90m');
  await page.context().close();
});

test('the focus comes back to where it was, and nothing is read twice', async ({ page, hall }) => {
  const game = await atOneDevice(page, hall, { rulebook: 'fide-2023' });
  await play(page, hall, game, 'e4 e5');
  await page.goto(`${hall.address}/g/${game}`);
  await expect(page.locator('[data-line=open]')).toBeVisible();
  const button = (name: string) => page.locator('.actions button').filter({ hasText: name });
  const claim = button('Claim');
  await claim.press('Enter');
  await page.locator('dialog input[value=repetition]').check();
  await page.locator('dialog .button.wide').press('Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(claim).toBeFocused();
  // A sheet that leads to another one leaves only that.
  await button('More').press('Enter');
  await page.locator('dialog').getByRole('button', { name: 'Keys' }).press('Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(button('More')).toBeFocused();
  // A move that is read back is read by the one region that reads.
  await page.locator('.square[tabindex="0"]').focus();
  await page.keyboard.press('m');
  await page.locator('.papers input[name=move]').fill('Nf3');
  await page.locator('.papers input[name=move]').press('Enter');
  await expect(page.locator('.repeated')).toBeVisible();
  const readers = page.locator(
    'output, [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]',
  );
  await expect(readers.filter({ hasText: 'Knight' })).toHaveCount(1);
});

test('an arbiter is told what is missing, and both sides of a board that is not connected', async ({
  browser,
  hall,
}) => {
  const page = await person(browser, 'en', false);
  const data = { name: 'Club evening', control: '90m+30s', boards: 4, arbiter: true, mode: 'physical' };
  const made = await (await page.request.post(`${hall.address}/api/v1/events`, { data })).json();
  for (const [index, side] of (['white', 'black'] as const).entries()) {
    const seat = await person(browser, 'en');
    await seat.request.post(hall.address + made.boards[0].links[side], {
      form: { name: NAMES[index] ?? '' },
    });
    await seat.context().close();
  }
  await page.request.post(hall.address + made.links.chief_arbiter, { form: { name: 'Chen' } });
  await acts(page, hall, made.boards[0].game, undefined, [{ do: 'start' }]);
  await page.goto(`${hall.address}/arbiter/${made.event}`);
  await expect(page.locator('.queue li')).toHaveCount(2);
  await expect(page.locator('.queue .whose').first()).toHaveText(NAMES[0] ?? '');
  await expect(page.locator('.board-tile').first()).toContainText(/move \W*1/);
  for (const face of await page.locator('.board-tile .face').all()) {
    expect((await box(face)).height).toBeLessThan(30);
  }
  // A correction without a reason is not made; it is said why.
  await page.goto(`${hall.address}/arbiter/${made.event}/b/1#clocks`);
  await page.locator('.desk-story .story-line').click();
  await page.locator('.desk-story').getByRole('button', { name: 'Correct this entry' }).click();
  await give(page, '.desk-story');
  await expect(page.locator('.desk-story .fault')).not.toBeEmpty();
  await expect(page.locator('.desk-story form input')).toBeFocused();
  // What is no time is told under its field.
  await page.locator('#tab-clocks').click();
  await page.locator('#tab-panel').getByRole('button', { name: 'Stop both clocks' }).click();
  await page.locator('#tab-panel input').first().fill('soon');
  await page.getByRole('button', { name: 'Set the clocks' }).click();
  await expect(page.locator('#time-white')).toContainText('1:30:00');
  await expect(page.locator('#tab-panel input').first()).toHaveAttribute('aria-invalid', 'true');
  // In a hand the wall is a list of all boards.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${hall.address}/e/${made.event}/wall`);
  await expect(page.locator('.wall-board')).toHaveCount(4);
  await page.context().close();
});

test('a game is played by words alone on the page for those who listen', async ({ page, hall }) => {
  const made = await newGame(page, hall, { rulebook: 'casual', seats: 'both' });
  await acts(page, hall, made.game, 'white', [{ do: 'start' }]);
  await page.goto(`${hall.address}/g/${made.game}?reader=1&lang=fa`);
  await expect(page.locator('.game.reader[data-line=open]')).toBeVisible();
  const said = await listen(page);
  const field = page.locator('.reader > .move-field input');
  const write = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
    await expect(page.locator('.repeated')).toBeVisible();
    await field.press('Enter');
    await expect(page.locator('.repeated')).toHaveCount(0);
    await expect(page.locator('.game')).toHaveAttribute('data-unanswered', '0');
  };
  for (const move of ['f3', 'e5', 'g4']) {
    await write(move);
    await write('press');
  }
  // The keys that are listed work at the table that stands for the board.
  await page.locator('.plain-board').focus();
  await page.keyboard.press('t');
  await expect.poll(async () => (await said()).join(' ')).toMatch(/سفید.*[۰-۹]:[۰-۹]/);
  await write('Qh4');
  await expect(page.locator('.game')).toHaveAttribute('data-phase', 'over');
  await expect(page.locator('.reader h2', { hasText: 'آنچه رخ داد' })).toHaveCount(0);
});

test('where the colours are those of the device the running clock is still told from the other', async ({
  page,
  hall,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const game = await atOneDevice(page, hall);
  await page.goto(`${hall.address}/g/${game}`);
  const ground = (side: string) =>
    page.locator(`.strip[data-side=${side}]`).evaluate((strip) => getComputedStyle(strip).backgroundColor);
  await expect(page.locator('[data-line=open]')).toBeVisible();
  expect(await ground('white')).not.toBe(await ground('black'));
  const moves = await page
    .locator('.man')
    .first()
    .evaluate((man) => getComputedStyle(man).transitionDuration);
  expect(moves).toBe('0s');
});

test('over one tablet the pieces can face both players', async ({ browser, hall }) => {
  const context = await browser.newContext({ viewport: { width: 800, height: 1280 }, hasTouch: true });
  const page = await context.newPage();
  await atOneDevice(page, hall);
  const leans = () =>
    page.locator('.man svg').evaluateAll((all) => all.map((one) => getComputedStyle(one).rotate));
  expect(new Set(await leans())).toEqual(new Set(['none']));
  await page.locator('[data-end=white] .actions > button').last().click();
  await page.locator('dialog .rows button', { hasText: 'face both' }).click();
  const turned = await page
    .locator('.man.black svg')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).rotate));
  expect(turned).toEqual(Array(16).fill('180deg'));
  expect((await leans()).filter((one) => one === 'none')).toHaveLength(16);
  await context.close();
});
