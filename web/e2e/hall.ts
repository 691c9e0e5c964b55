/** A hall for tests: a server of its own with an empty store, and the people who come into it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import type { Color } from '../src/core/wire';

const PROGRAM = process.env.ARBITER_BIN ?? join(import.meta.dirname, '../../target/debug/arbiter');

export interface Hall {
  address: string;
}

/** Starts the program and waits for the address that it says. */
export async function start(
  folder: string,
  more: readonly string[] = [],
  listen = '127.0.0.1:0',
): Promise<[ChildProcess, string]> {
  const server = spawn(PROGRAM, ['serve', '--listen', listen, '--data', folder, ...more], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LANG: 'en' },
  });
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (found) resolve(found);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.on('exit', () => reject(new Error(`the server ended: ${said}`)));
    server.on('error', reject);
  });
  return [server, address];
}

export const test = base.extend<{ gone: undefined }, { hall: Hall }>({
  // Whoever came by himself leaves by himself: a page that nobody closes goes on drawing its clocks beside all tests after it.
  gone: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  hall: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'arbiter-e2e-'));
      const [server, address] = await start(folder);
      await use({ address });
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

export { expect };

export interface Made {
  event: string;
  game: string;
  go: string;
  links: Record<string, string>;
}

/** A new game; whatever is not said is a game of five minutes under the newest Laws. */
export async function newGame(page: Page, hall: Hall, some: object): Promise<Made> {
  const data = { control: '5m', rulebook: 'fide-2023', mode: 'physical', ...some };
  const answer = await page.request.post(`${hall.address}/api/v1/games`, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Made;
}

/** Two over one device, the clock running; gives the game. */
export async function atOneDevice(page: Page, hall: Hall, some: object = {}): Promise<string> {
  const made = await newGame(page, hall, { rulebook: 'casual', seats: 'both', ...some });
  await page.goto(hall.address + made.go);
  await page.locator('.sentence[data-what=before] button').click();
  await expect(page.locator('[data-phase=running]')).toBeVisible();
  return made.game;
}

/** The line breaks, and the screen says so. */
export async function breakLine(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.locator('.line-bar')).toBeVisible({ timeout: 15_000 });
}

/** Somebody with a device of his own. */
export async function person(browser: Browser, lang: string, phone = true): Promise<Page> {
  const viewport = phone ? { width: 360, height: 740 } : { width: 1280, height: 800 };
  const locale = { en: 'en-GB', fa: 'fa-IR', ar: 'ar', vi: 'vi-VN' }[lang] ?? 'en-GB';
  const context = await browser.newContext({ viewport, locale });
  return context.newPage();
}

/** White and Black, each with a phone at the game by his link. */
export async function seated(
  browser: Browser,
  hall: Hall,
  lang: string,
  { links, game }: { links: Record<Color, string>; game: string },
): Promise<[Page, Page]> {
  const pages = [await person(browser, lang), await person(browser, lang)] as [Page, Page];
  for (const [index, side] of (['white', 'black'] as const).entries()) {
    const page = pages[index] as Page;
    await page.request.post(`${hall.address}${links[side]}`, { form: { name: side } });
    await page.goto(`${hall.address}/g/${game}`);
  }
  return pages;
}

/** An event of one board, with its chief arbiter at the desk and both players at their phones. */
export async function atBoard(browser: Browser, hall: Hall, lang: string, some: object) {
  const arbiter = await person(browser, lang);
  const data = { name: 'League', control: '90m', boards: 1, arbiter: true, ...some };
  const made = await (await arbiter.request.post(`${hall.address}/api/v1/events`, { data })).json();
  await arbiter.request.post(`${hall.address}${made.links.chief_arbiter}`, { form: { name: 'Chen' } });
  const board: { game: string; links: Record<Color, string> } = made.boards[0];
  const [white, black] = await seated(browser, hall, lang, board);
  await arbiter.goto(`${hall.address}/arbiter/${made.event}/b/1`);
  return { arbiter, white, black, board, event: made.event as string };
}

/** Uses a link: says a name and sits down. */
export async function join_(page: Page, hall: Hall, link: string, name: string): Promise<void> {
  await page.goto(hall.address + link);
  await page.locator('input[name=name]').fill(name);
  await page.locator('form[action^="/join/"] button').click();
  await expect(page.locator('[data-line=open]')).toBeVisible();
}

/** The middle of a square on the screen. */
export async function middle(page: Page, square: string): Promise<[number, number]> {
  const box = await page.locator(`[data-square=${square}]`).boundingBox();
  if (!box) throw new Error(`${square} is not on the screen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

export async function drag(page: Page, from: string, to: string): Promise<void> {
  await page.mouse.move(...(await middle(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(page, to)), { steps: 3 });
  await page.mouse.up();
}

export const tap = async (page: Page, square: string): Promise<void> =>
  page.mouse.click(...(await middle(page, square)));

/** The lever of a player: his display stands at once, and then the server has answered. */
export async function press(page: Page, side: Color): Promise<void> {
  const lever = page.locator(`button.strip[data-side=${side}]`);
  await lever.dispatchEvent('pointerdown', { button: 0, pointerId: 7 });
  await lever.dispatchEvent('pointerup', { button: 0, pointerId: 7 });
  await expect(page.locator(`.strip[data-side=${side}]`)).not.toHaveClass(/running/);
  await expect(page.locator('.game')).toHaveAttribute('data-unanswered', '0');
}

export async function move(page: Page, side: Color, from: string, to: string): Promise<void> {
  await expect(page.locator(`.strip[data-side=${side}]`)).toHaveClass(/running/);
  await drag(page, from, to);
  await expect(page.locator(`.man[data-on=${to}]`)).toHaveCount(1);
  await press(page, side);
}

/** Gives what was considered: a press where nothing weighs, a held button where it does. */
export async function give(page: Page, within = ''): Promise<void> {
  const held = page.locator(`${within} .button.danger`);
  const light = page.locator(`${within} [data-enter]:enabled`);
  // What follows may be asked anew meanwhile: the button is then neither, and perhaps the other afterwards.
  for (;;) {
    await expect(held.or(light).first()).toBeEnabled();
    if (
      await held
        .first()
        .isEnabled({ timeout: 200 })
        .catch(() => false)
    )
      break;
    const pressed = await light
      .first()
      .click({ timeout: 1_000 })
      .then(
        () => true,
        () => false,
      );
    if (pressed) return;
  }
  const box = await held.first().boundingBox();
  if (!box) throw new Error('nothing to be held');
  await held.first().scrollIntoViewIfNeeded();
  await held.first().hover();
  await page.mouse.down();
  await page.waitForTimeout(1_000);
  await page.mouse.up();
}

/** What has been said in the live regions so far, gathered from now on. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    (window as unknown as { said: string[] }).said = said;
    for (const region of document.querySelectorAll('[data-live]')) {
      new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, { childList: true });
    }
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** Acts by the interface instead of by hand, to come to a position quickly. */
export async function acts(
  page: Page,
  hall: Hall,
  game: string,
  side: Color | undefined,
  list: object[],
): Promise<void> {
  const welcome = await (await page.request.get(`${hall.address}/api/v1/games/${game}`)).json();
  const id = Math.random().toString(36).slice(2);
  const data = { id, seen: welcome.version, acts: list, ...(side ? { side } : {}) };
  const answer = await page.request.post(`${hall.address}/api/v1/games/${game}/commands`, { data });
  const reply = await answer.json();
  expect(reply.ok, JSON.stringify(reply)).toBe(true);
  expect(reply.refused, JSON.stringify(reply)).toBeUndefined();
}

/** A list of moves, White's first, each completed by a press. */
export async function play(page: Page, hall: Hall, game: string, moves: string): Promise<void> {
  let side: Color = 'white';
  for (const text of moves.split(' ')) {
    await acts(page, hall, game, side, [{ do: 'move', text }]);
    side = side === 'white' ? 'black' : 'white';
  }
}
