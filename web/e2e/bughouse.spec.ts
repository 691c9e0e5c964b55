/** A match on four phones: a man that is handed over, a word between partners, a stop for both boards, a mate that waits for no man. */
import type { Page } from '@playwright/test';
import { serious } from './axe';
import { acts, expect, type Hall, newGame, person, test } from './hall';

const SEATS = ['white_a', 'black_a', 'white_b', 'black_b'] as const;
type Seat = (typeof SEATS)[number];

interface Match {
  game: string;
  event: string;
  links: Record<Seat, string>;
}

const side = (seat: Seat): 'white' | 'black' => (seat.startsWith('white') ? 'white' : 'black');

const inHand = (page: Page, of: string, kind: string) =>
  page.locator(`.pocket[data-side=${of}] [data-kind=${kind}] button`);

/** Four phones at a match that has begun on both boards. */
async function four(
  page: Page,
  hall: Hall,
  made: Match,
  langs: Record<Seat, string>,
): Promise<Record<Seat, Page>> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const phones = {} as Record<Seat, Page>;
  for (const seat of SEATS) {
    const phone = await person(browser, langs[seat]);
    await phone.request.post(`${hall.address}${made.links[seat]}`, { form: { name: seat } });
    await phone.goto(`${hall.address}/g/${made.game}${seat.endsWith('b') ? '-b' : ''}`);
    await expect(phone.locator('[data-line=open]')).toBeVisible();
    phones[seat] = phone;
  }
  return phones;
}

test('four phones in two languages: handed over, said, stopped, mated', async ({ browser, hall }) => {
  const page = await person(browser, 'en');
  const made = (await newGame(page, hall, {
    variant: 'bughouse',
    mode: 'online',
    arbiter: true,
    rulebook: 'fide-2023',
  })) as unknown as Match & { links: { arbiter: string } };
  expect(Object.keys(made.links)).toEqual(expect.arrayContaining([...SEATS]));
  const phones = await four(page, hall, made, {
    white_a: 'en',
    black_a: 'fa',
    white_b: 'fa',
    black_b: 'en',
  });
  const arbiter = await person(browser, 'en', false);
  await arbiter.request.post(`${hall.address}${made.links.arbiter}`, { form: { name: 'Chen' } });
  const [a, b] = [made.game, `${made.game}-b`];
  // He starts one board, and both run.
  await acts(arbiter, hall, a, undefined, [{ do: 'start' }]);
  await expect(phones.white_b.locator('[data-phase=running]')).toBeVisible();
  await expect(phones.white_a.locator('.partner')).toBeVisible();
  // A pawn is taken on board A, and Black of board B has it in hand.
  for (const [seat, uci] of [
    ['white_a', 'e2e4'],
    ['black_a', 'd7d5'],
    ['white_a', 'e4d5'],
  ] as const)
    await acts(phones[seat], hall, a, side(seat), [{ do: 'move', uci }]);
  await expect(inHand(phones.black_b, 'black', 'pawn')).toBeEnabled();
  await expect(phones.white_a.locator('.partner .partner-line[data-side=black]')).toContainText('♟');
  // He says that he needs a queen; his partner reads it, and nobody else.
  await phones.black_b.locator('.partner-say [data-word=need]').click();
  await phones.black_b.locator('.partner-say [data-piece=queen]').click();
  await expect(phones.white_a.locator('.partner-heard[data-word=need]')).toContainText(/I need .*a queen/);
  await expect(phones.black_a.locator('.partner-heard')).toHaveCount(0);
  // In the other team it is said in Persian.
  await phones.white_b.locator('.partner-say [data-word=wait]').click();
  await expect(phones.black_a.locator('.partner-heard[data-word=wait]')).toContainText('صبر کن');
  // What was sent is put on the board.
  for (const [seat, uci] of [
    ['white_b', 'e2e4'],
    ['black_b', 'e7e5'],
    ['white_b', 'd1h5'],
    ['black_b', 'P@a6'],
  ] as const)
    await acts(phones[seat], hall, b, side(seat), [{ do: 'move', uci }]);
  await expect(
    phones.black_b.locator('.hands-board .man[data-on=a6], .board-part .man[data-on=a6]').first(),
  ).toBeVisible();
  await expect(phones.white_a.locator('.partner .man[data-on=a6]')).toHaveCount(1);
  // Enlarged, the other board stays on the screen, in both directions, and a tap makes it small again.
  for (const seat of ['white_a', 'black_a'] as const) {
    const phone = phones[seat];
    const board = phone.locator('.partner-board');
    const width = phone.viewportSize()?.width ?? 0;
    await board.click();
    await expect(phone.locator('.partner.large')).toBeVisible();
    const box = await board.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
    expect(box?.width).toBeGreaterThan(300);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await board.click();
    await expect(phone.locator('.partner.large')).toHaveCount(0);
    // A sign has its word.
    await expect(phone.locator('.partner-say [data-word=wait] small')).toBeVisible();
  }
  // Who looks on sees both boards.
  const looker = await person(browser, 'en');
  await looker.goto(`${hall.address}/g/${a}`);
  await expect(looker.locator('.partner .man').first()).toBeVisible();
  await expect(looker.locator('.partner-say')).toHaveCount(0);
  for (const seat of ['white_a', 'black_a'] as const) expect(await serious(phones[seat])).toEqual([]);
  for (const seat of ['white_a', 'black_b', 'black_a'] as const)
    await phones[seat].screenshot({ path: `test-results/bughouse-${seat}.png` });
  // Who listens has the other board as a table, and says the same words.
  await phones.black_b.goto(`${hall.address}/g/${b}?reader=1`);
  const read_out = phones.black_b.locator('.game.reader .partner');
  await expect(read_out.locator('table tr')).toHaveCount(9);
  await expect(read_out.locator('.partner-say button').first()).toBeVisible();
  await expect(read_out.locator('[data-word=wait]')).toHaveAttribute('aria-label', 'wait');
  await phones.black_b.goto(`${hall.address}/g/${b}?reader=0`);
  // Stopped for one, stopped for all.
  await acts(arbiter, hall, b, undefined, [{ do: 'stop' }]);
  await expect(phones.black_a.locator('[data-phase=standing]')).toBeVisible();
  await expect(phones.white_b.locator('[data-phase=standing]')).toBeVisible();
  await acts(arbiter, hall, a, undefined, [{ do: 'resume' }]);
  await expect(phones.white_b.locator('[data-phase=running]')).toBeVisible();
  // A mate that no man could parry ends both boards.
  for (const [seat, uci] of [
    ['white_b', 'f1c4'],
    ['black_b', 'g8f6'],
    ['white_b', 'h5f7'],
  ] as const)
    await acts(phones[seat], hall, b, side(seat), [{ do: 'move', uci }]);
  for (const seat of SEATS) await expect(phones[seat].locator('[data-phase=over]')).toBeVisible();
  await phones.white_a.screenshot({ path: 'test-results/bughouse-over.png' });
  const read = async (game: string) =>
    (await (await page.request.get(`${hall.address}/api/v1/games/${game}`)).json()).view.end;
  expect(await read(a)).toMatchObject({ result: '0-1', reason: 'other_board' });
  expect(await read(b)).toMatchObject({ result: '1-0', reason: 'checkmate' });
  const record = await (await page.request.get(`${hall.address}/g/${a}.bpgn`)).text();
  expect(record).toContain('[WhiteA "white_a"]');
  expect(record).toMatch(/2b\. @?P?@a6/);
});

test('on /new it has a tile of its own, and four codes', async ({ browser, hall }) => {
  for (const lang of ['en', 'fa']) {
    const page = await person(browser, lang);
    await page.goto(`${hall.address}/new?lang=${lang}`);
    await page.locator('input[name=way][value=phones]').check({ force: true });
    await page.locator('input[name=variant][value=bughouse]').check({ force: true });
    // Each tile has its picture, and the chosen game its lesson.
    await expect(page.locator('.time:has([name=variant]) svg')).toHaveCount(6);
    await expect(page.locator('.variant-lesson a:visible')).toHaveAttribute('href', '/learn/v-bughouse');
    await page.locator('form button[type=submit]').last().click();
    await page.waitForURL(/\/qr/);
    await page.screenshot({ path: `test-results/bughouse-links-${lang}.png`, fullPage: true });
    const codes = await page.locator('a[href*="/join/"], [data-link*="/join/"]').count();
    expect(codes).toBeGreaterThanOrEqual(4);
  }
});
