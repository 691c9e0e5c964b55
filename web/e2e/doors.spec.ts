/** The doors: how many taps lead to a board, what is seen first, and what a stranger does not see. */
import type { Page } from '@playwright/test';
import { expect, newGame, person, play, test } from './hall';

/** Taps, counted. */
class Taps {
  count = 0;
  constructor(readonly page: Page) {}

  async on(place: string): Promise<void> {
    this.count += 1;
    await this.page.locator(place).first().click();
  }
}

const running = (page: Page) => expect(page.locator('[data-phase=running]')).toBeVisible();

test('so many taps lead from the start page to a board', async ({ browser, hall }) => {
  // Over one tablet: one for the game that fits, two for another.
  const tablet = new Taps(await person(browser, 'en'));
  await tablet.page.goto(hall.address);
  await tablet.on('.start-doors .play button');
  await running(tablet.page);
  expect(tablet.count).toBe(1);
  await tablet.page.goto(hall.address);
  tablet.count = 0;
  await tablet.on('.doors a[href="/new"]');
  await tablet.on('.create button');
  await running(tablet.page);
  expect(tablet.count).toBe(2);
  await expect(tablet.page.locator('.table')).toBeVisible();

  // Two phones: three for the maker; the guest scans, which is one, and presses once.
  const [maker, guest] = [new Taps(await person(browser, 'en')), new Taps(await person(browser, 'vi'))];
  await maker.page.goto(hall.address);
  await maker.on('.doors a[href="/new"]');
  await maker.on('label:has([value=phones])');
  await maker.on('.create button');
  expect(maker.count).toBe(3);
  const link = await maker.page.locator('.invite .slip a').getAttribute('href');
  guest.count += 1;
  await guest.page.goto(link ?? '');
  await guest.on('form[action^="/join/"] button');
  expect(guest.count).toBe(2);
  for (const { page } of [maker, guest]) await running(page);

  // Six boards: the event, its boards typed, and the desk; from there all are started.
  const organiser = new Taps(await person(browser, 'en', false));
  await organiser.page.goto(hall.address);
  await organiser.on('a[href="/new?way=event"]');
  await organiser.page.locator('input[name=boards]').fill('6');
  await organiser.on('.create button');
  await organiser.on('.page-go .button');
  await expect(organiser.page).toHaveURL(/\/arbiter\//);
  expect(organiser.count).toBeLessThanOrEqual(5);

  for (const { page } of [tablet, maker, guest, organiser]) await page.context().close();
});

test('the one who made an event works at the desk of each board, until he sits down', async ({
  page,
  hall,
}) => {
  const data = { name: 'Club', control: '15m+10s', boards: 2 };
  const made = await (await page.request.post(`${hall.address}/api/v1/events`, { data })).json();
  await page.goto(`${hall.address}/arbiter/${made.event}/b/2`);
  await expect(page).toHaveURL(/\/b\/2$/);
  await expect(page.locator('[data-screen=desk]')).toBeVisible();
  await page.request.post(hall.address + made.boards[1].links.white, { form: { name: 'Chen' } });
  await page.goto(`${hall.address}/arbiter/${made.event}/b/1`);
  await expect(page).toHaveURL(/\/g\//);
});

test('a game that was left is the first line of every page, until it is over', async ({ page, hall }) => {
  const made = await newGame(page, hall, { rulebook: 'casual', seats: 'white', players: ['Anna', ''] });
  const guest = await page.context().browser()?.newContext();
  await guest?.request.post(hall.address + made.links.black, { form: { name: 'Lan' } });
  for (const address of ['/', '/laws', '/judge', '/events', '/settings', '/nowhere']) {
    await page.goto(hall.address + address);
    const mine = page.locator('.mine a');
    await expect(mine, address).toContainText(/White against \W*Lan\W*, 5:00/);
    await expect(mine).toHaveAttribute('href', `/g/${made.game}`);
  }
  const stranger = await page.context().browser()?.newPage();
  await stranger?.goto(hall.address);
  await expect(stranger?.locator('.mine') ?? page.locator('.none')).toHaveCount(0);
  await stranger?.close();
  await guest?.close();
});

test('a private game is listed for its own players and for nobody else', async ({ browser, hall }) => {
  const [own, stranger] = [await person(browser, 'fa'), await person(browser, 'en')];
  const made = await newGame(own, hall, {
    rulebook: 'casual',
    seats: 'both',
    start: true,
    players: ['آنا', 'لان'],
  });
  const open = { name: 'Open evening', control: '5m', boards: 2 };
  await own.request.post(`${hall.address}/api/v1/events`, { data: open });
  for (const address of ['/', '/events']) {
    await stranger.goto(hall.address + address);
    await expect(stranger.locator('body')).not.toContainText('آنا');
  }
  await expect(stranger.locator('.rows')).toContainText('Open evening');
  await own.goto(`${hall.address}/events`);
  // It is called by its players, in any language.
  await expect(own.locator('.rows a', { hasText: 'آنا' })).toContainText('لان');
  await own.goto(`${hall.address}/events?lang=vi`);
  await expect(own.locator('.rows a', { hasText: 'آنا' })).not.toContainText(/Ván cờ|Game/);
  const listed = async (page: Page): Promise<string[]> => {
    const { events } = await (await page.request.get(`${hall.address}/api/v1/events`)).json();
    return events.map((one: { event: string }) => one.event);
  };
  expect(await listed(own)).toContain(made.event);
  expect(await listed(stranger)).not.toContain(made.event);
  for (const page of [own, stranger]) await page.context().close();
});

for (const lang of ['en', 'fa']) {
  test(`the start page weighs little in ${lang}`, async ({ browser, hall }) => {
    const page = await person(browser, lang);
    await page.goto(`${hall.address}/?lang=${lang}`);
    await page.waitForLoadState('networkidle');
    const bytes = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .map((entry) => (entry as PerformanceResourceTiming).transferSize)
        .reduce((sum, size) => sum + size, 0),
    );
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(200_000);
    await page.context().close();
  });
}

test('the living board plays a ruling, stands still where motion is not wanted, and is stopped', async ({
  page,
  hall,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(hall.address);
  const said = page.locator('.story .reel-said');
  await expect(page.locator('.story .man')).toHaveCount(30);
  await expect(said).toContainText(/bishop/i);
  const before = await said.innerText();
  await page.waitForTimeout(4_500);
  expect(await said.innerText()).toBe(before);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await expect(page.locator('.story .man')).toHaveCount(30);
  await expect(async () => expect(await said.innerText()).not.toBe(before)).toPass({ timeout: 8_000 });
  await page.locator('.story .reel-bar button').nth(1).click();
  const stopped = await said.innerText();
  await page.waitForTimeout(4_500);
  expect(await said.innerText()).toBe(stopped);
});

test('the form for a new game works without a script, in the digits of the page, and cuts nothing', async ({
  browser,
  hall,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'fa-IR',
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto(`${hall.address}/new`);
  await expect(page.locator('.time').nth(1)).toContainText('۱۵+۱۰');
  await page.locator('label:has([value=event])').click();
  await expect(page.locator('input[name=boards]')).toBeVisible();
  await page.locator('label:has([value=tablet])').click();
  await page.locator('.new details summary').click();
  await page.locator('input[name=position]').fill('8/8/8/8 w');
  await page.locator('.create button').click();
  await expect(page.locator('#wrong-position')).toBeVisible();
  await expect(page.locator('input[name=position]')).toHaveValue('8/8/8/8 w');
  const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
  await page.locator('input[name=position]').fill(fen);
  await page.locator('input[name=time_white]').fill('۵+۳');
  await page.locator('input[name=time_black]').fill('3+0');
  await page.locator('.create button').click();
  await expect(page).toHaveURL(/\/g\/.*\/table$/);
  const game = /\/g\/([^/]+)/.exec(page.url())?.[1];
  const welcome = await (await page.request.get(`${hall.address}/api/v1/games/${game}`)).json();
  expect(welcome.view.board).toBe(fen.split(' ')[0]);
  expect(welcome.control).toBe('5+3 | 3+0');
  expect(welcome.view.phase).toBe('running');
  await context.close();
});

test('in Persian on a phone the picker of rulebooks shows the year, and circles keep their size', async ({
  browser,
  hall,
}) => {
  const page = await person(browser, 'fa');
  await page.goto(`${hall.address}/new`);
  await page.locator('.new details summary').click();
  const cut = await page.locator('select[name=rulebook]').evaluate((select: HTMLSelectElement) => {
    const style = getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return ['no canvas'];
    pen.font = style.font;
    // The arrow of the browser stands at the end.
    const room = select.clientWidth - Number.parseFloat(style.paddingInlineStart) * 2 - 20;
    return [...select.options].map((one) => one.text).filter((text) => pen.measureText(text).width > room);
  });
  expect(cut).toEqual([]);
  await page.goto(`${hall.address}/settings`);
  const sizes = await page.locator('.choice input').evaluateAll((all) => all.map((one) => one.clientWidth));
  expect(new Set(sizes)).toEqual(new Set([20]));
  await page.context().close();
});

test('every picture of the house is one', async ({ page, hall }) => {
  await page.goto(hall.address);
  for (const [address, size] of [
    ['/favicon.ico', 32],
    ['/icon-180.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
  ] as const) {
    const wide = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth;
    }, address);
    expect(wide, address).toBe(size);
  }
  await expect(page.locator('link[rel=apple-touch-icon]')).toHaveAttribute('href', '/icon-180.png');
  const manifest = await (await page.request.get(`${hall.address}/app.webmanifest`)).json();
  expect(manifest.icons.map((icon: { sizes: string }) => icon.sizes)).toEqual(['192x192', '512x512', 'any']);
  // Install is offered where the browser says that it would, and nowhere else.
  const offer = page.locator('[data-install]');
  await expect(offer).toBeHidden();
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt');
    Object.assign(event, { prompt: () => Promise.resolve(document.body.setAttribute('data-asked', 'yes')) });
    window.dispatchEvent(event);
  });
  await offer.locator('button').click();
  await expect(page.locator('body')).toHaveAttribute('data-asked', 'yes');
});

test('on a phone the doors are within reach, and settings and language behind one button', async ({
  browser,
  hall,
}) => {
  const page = await person(browser, 'en');
  await page.goto(hall.address);
  const doors = await page.locator('.doors').boundingBox();
  expect((doors?.y ?? 0) + (doors?.height ?? 0)).toBe(740);
  await expect(page.locator('.doors a')).toHaveCount(5);
  await expect(page.locator('.menu-sheet')).toBeHidden();
  await page.locator('.menu summary').click();
  await page.locator('.menu-sheet a', { hasText: 'Tiếng Việt' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await expect(page.locator('.doors a').first()).toHaveText('Chơi');
  await page.context().close();
});

test('a finished game of an event can be looked through from the list', async ({ page, hall }) => {
  const data = { name: 'Short evening', control: '5m', boards: 1, arbiter: false, rulebook: 'casual' };
  const made = await (await page.request.post(`${hall.address}/api/v1/events`, { data })).json();
  const [board] = made.boards;
  await page.request.post(hall.address + board.links.white, { form: { name: 'Anna' } });
  await page.request.post(hall.address + board.links.black, { form: { name: 'Anna' } });
  const started = await page.request.get(`${hall.address}/api/v1/games/${board.game}`);
  const { version } = await started.json();
  const start = { id: 's', seen: version, side: 'white', acts: [{ do: 'start' }] };
  await page.request.post(`${hall.address}/api/v1/games/${board.game}/commands`, { data: start });
  await play(page, hall, board.game, 'f3 e5 g4 Qh4');
  await page.goto(`${hall.address}/events`);
  await expect(page.locator('h2', { hasText: 'Finished' })).toBeVisible();
  await page.locator('.rows a', { hasText: 'Short evening' }).click();
  await expect(page).toHaveURL(new RegExp(`/g/${board.game}`));
});
