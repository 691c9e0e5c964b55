/** Links: shown again to whoever made them, opened again by whoever used them, typed as six letters, printed. */
import type { Page } from '@playwright/test';
import { expect, type Hall, newGame, person, test } from './hall';

/** Makes an event of boards on the page for it, and stands before its sheet. */
async function makeEvent(page: Page, hall: Hall, boards: string): Promise<void> {
  await page.goto(`${hall.address}/new?way=event`);
  await page.locator('input[name=name]').fill('Club evening');
  await page.locator('input[name=boards]').fill(boards);
  await page.locator('.create button').click();
  await expect(page.locator('.link-sheet')).toBeVisible();
}

const slip = (page: Page, at: number) => page.locator('.slip').nth(at);

/** What a slip gives: its link on this server, and its letters. */
async function given(page: Page, at: number): Promise<{ link: string; letters: string }> {
  const link = new URL((await slip(page, at).locator('.whole a').getAttribute('href')) ?? '').pathname;
  return { link, letters: await slip(page, at).locator('.letters').innerText() };
}

test('the sheet of links is loaded again without a second event, in another language too', async ({
  page,
  hall,
}) => {
  await makeEvent(page, hall, '2');
  const named = async () => {
    const { events } = await (await page.request.get(`${hall.address}/api/v1/events`)).json();
    return events.filter((one: { name: string }) => one.name === 'Club evening').length;
  };
  const [before, made] = [await given(page, 0), await named()];
  const address = page.url();
  await page.reload();
  await page.goto(`${address}?lang=fa`);
  await page.goBack();
  expect(await given(page, 0)).toEqual(before);
  await expect(page.locator('.slip')).toHaveCount(5);
  expect(await named()).toBe(made);
  // Links of arbiters stand on a page of their own.
  expect(await page.locator('.slips').innerText()).not.toMatch(/arbiter/i);
  await page.locator('a[href$="/officials"]').click();
  await expect(page.locator('.slip')).toHaveCount(2);
  await expect(page.locator('.slip .letters')).toHaveCount(0);
  // A stranger is shown none of it.
  const other = await page.context().browser()?.newPage();
  await other?.goto(address);
  expect(new URL(other?.url() ?? '').pathname).not.toContain('/qr');
  await other?.close();
});

test('an own link or its letters open the seat again, and another device is told what to do', async ({
  browser,
  hall,
}) => {
  const [maker, player, other] = [
    await person(browser, 'en', false),
    await person(browser, 'en'),
    await person(browser, 'en'),
  ];
  await makeEvent(maker, hall, '2');
  const { link, letters } = await given(maker, 3);
  // The letters, in any case, with the space in between.
  await player.goto(`${hall.address}/join`);
  await player.locator('input[name=code]').fill(letters.toLowerCase());
  await player.locator('form[action="/join"] button').click();
  await expect(player.locator('.invited h1')).toHaveText('Board 2, Black');
  await expect(player.locator('.invited .tile svg')).toBeVisible();
  await player.locator('input[name=name]').fill('Lan');
  await player.locator('form[action^="/join/"] button').click();
  const board = /\/g\/\w+/;
  await expect(player).toHaveURL(board);
  for (const again of [link, `/join?code=${letters.replace(' ', '')}`]) {
    await player.goto(`${hall.address}/laws`);
    await player.goto(hall.address + again);
    await expect(player).toHaveURL(board);
  }
  await other.goto(hall.address + link);
  await expect(other.locator('.invited h1')).toHaveText('This seat is taken');
  await expect(other.locator('.invited')).toContainText('ask the arbiter for a new link');
  // The opponent sees against whom, and how long.
  const white = await given(maker, 2);
  await other.goto(hall.address + white.link);
  await expect(other.locator('.against')).toContainText('Lan');
  await expect(other.locator('.invited')).toContainText('15:00');
  // A new link for the seat that is taken moves it.
  await maker.reload();
  await slip(maker, 3).locator('form button').click();
  await expect(slip(maker, 3).locator('.sits')).toHaveText('Lan');
  for (const page of [maker, player, other]) await page.context().close();
});

test('the code for spectators is a picture that leads straight to the boards', async ({ browser, hall }) => {
  const [maker, looking] = [await person(browser, 'en', false), await person(browser, 'en')];
  await makeEvent(maker, hall, '2');
  await expect(maker.locator('.slip img')).toHaveCount(5);
  const drawn = () =>
    maker
      .locator('.slip img')
      .evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0));
  await expect.poll(drawn).toBe(true);
  const { link, letters } = await given(maker, 4);
  expect(link).toMatch(/^\/e\/\w+\/wall$/);
  await looking.goto(`${hall.address}/join?code=${letters}`);
  await expect(looking).toHaveURL(new RegExp(`${link}$`));
  await expect(looking.locator('.wall-board')).toHaveCount(2);
  // Of one game straight to it.
  const made = await newGame(maker, hall, { seats: 'open' });
  await maker.goto(`${hall.address}/e/${made.event}/qr`);
  expect((await given(maker, 2)).link).toBe(`/g/${made.game}`);
  for (const page of [maker, looking]) await page.context().close();
});

test('letters that are none are told so under the field', async ({ page, hall }) => {
  await page.goto(`${hall.address}/join?code=AAAAAA`);
  await expect(page.locator('#wrong-code')).toBeVisible();
  await expect(page.locator('input[name=code]')).toHaveValue('AAAAAA');
});

test('slips are printed whole and alone, and copied where the browser can', async ({ browser, hall }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await makeEvent(page, hall, '6');
  await slip(page, 0).locator('[data-copy]').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain((await given(page, 0)).link);
  await page.emulateMedia({ media: 'print' });
  for (const gone of ['.bar', '.page-go', '.whole', '.give button']) {
    await expect(page.locator(gone).first()).toBeHidden();
  }
  await expect(page.locator('.slip')).toHaveCount(13);
  const whole = await page
    .locator('.slip')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside));
  expect(new Set(whole)).toEqual(new Set(['avoid']));
  await context.close();
});

test('the link of an arbiter says where it leads', async ({ browser, hall }) => {
  const [maker, chen] = [await person(browser, 'en', false), await person(browser, 'en')];
  await makeEvent(maker, hall, '2');
  await maker.locator('a[href$="/officials"]').click();
  const link = await maker.locator('.slip .whole a').first().getAttribute('href');
  await chen.goto(link ?? '');
  await expect(chen.locator('form[action^="/join/"] button')).toHaveText('To the arbiter’s desk');
  await chen.locator('input[name=name]').fill('Chen');
  await chen.locator('form[action^="/join/"] button').click();
  await expect(chen).toHaveURL(/\/arbiter\//);
  for (const page of [maker, chen]) await page.context().close();
});
