/**
 * The types of the screens are those of the server: every message of a played game is given its type, and the compiler
 * says whether a field is missing, is of another kind, or is not known here.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { acts, expect, type Hall, join_, newGame, person, test } from './hall';

const WEB = join(import.meta.dirname, '..');

/** Everything that a socket says from now on. */
async function hears(page: Page, path: string): Promise<() => Promise<unknown[]>> {
  await page.evaluate(
    async (address) => {
      const heard: unknown[] = [];
      (window as unknown as { heard: unknown[] }).heard = heard;
      const socket = new WebSocket(address);
      socket.addEventListener('message', (event) => heard.push(JSON.parse(String(event.data))));
      await new Promise((resolve) => socket.addEventListener('open', resolve));
    },
    `ws://${new URL(page.url()).host}${path}`,
  );
  return () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
}

async function get(page: Page, hall: Hall, path: string): Promise<unknown> {
  return (await page.request.get(hall.address + path)).json();
}

test('what the server says has the types that the screens read', async ({ browser, hall }) => {
  test.setTimeout(120_000);
  const [white, black, arbiter, looking] = [
    await person(browser, 'en'),
    await person(browser, 'fa'),
    await person(browser, 'en', false),
    await person(browser, 'ar'),
  ];
  const made = await newGame(arbiter, hall, { arbiter: true, seats: 'open', rulebook: 'fide-2009' });
  await join_(white, hall, made.links.white ?? '', 'Anna');
  await join_(black, hall, made.links.black ?? '', 'Bahram');
  await join_(arbiter, hall, made.links.arbiter ?? '', 'Chen');
  await looking.goto(`${hall.address}/settings`);
  const people = [white, black, arbiter, looking];
  const live = `/api/v1/games/${made.game}/live`;
  const heard = await Promise.all(people.map((page) => hears(page, live)));
  const boards = await person(browser, 'en', false);
  await boards.context().addCookies(await arbiter.context().cookies());
  await boards.goto(`${hall.address}/settings`);
  const tiles = await hears(boards, `/api/v1/events/${made.event}/live`);

  const by = (page: Page, side: 'white' | 'black' | undefined, ...list: object[]) =>
    acts(page, hall, made.game, side, list);
  await by(arbiter, undefined, { do: 'start' });
  await playBy(white, black, hall, made.game, 'e4 e5 Nf3 Nc6');
  await by(white, 'white', { do: 'touch', square: 'f1' });
  await by(
    white,
    'white',
    { do: 'lift', square: 'f1' },
    { do: 'place', square: 'b5' },
    { do: 'release' },
    { do: 'offer' },
  );
  await by(white, 'white', { do: 'press' });
  await by(black, 'black', { do: 'decline' }, { do: 'claim', kind: 'disturbance' }, { do: 'call_arbiter' });
  const claims = await get(black, hall, `/api/v1/games/${made.game}/claims`);
  const story = (await get(arbiter, hall, `/api/v1/games/${made.game}/story`)) as { lines: unknown[] };
  const info = await get(arbiter, hall, `/api/v1/events/${made.event}`);
  await by(black, 'black', { do: 'resign' });
  await expect(white.locator('.game')).toHaveAttribute('data-phase', 'over');

  const samples: [string, unknown][] = [
    ['Claims', claims],
    ['EventInfo', info],
    ...story.lines.map((line): [string, unknown] => ['StoryLine', line]),
  ];
  for (const said of heard) for (const one of await said()) samples.push(['Sent', one]);
  for (const one of await tiles()) samples.push(['Sent', one]);
  expect(samples.length).toBeGreaterThan(30);

  const folder = join(WEB, 'test-results', 'types');
  mkdirSync(folder, { recursive: true });
  const names = [...new Set(samples.map(([name]) => name))].join(', ');
  const lines = samples.map(
    ([name, value], index) => `export const s${index}: ${name} = ${JSON.stringify(value)};`,
  );
  const source = `import type { ${names} } from '../../src/core/wire';\n${lines.join('\n')}\n`;
  writeFileSync(join(folder, 'samples.ts'), source);
  const config = { extends: '../../tsconfig.json', include: ['samples.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const checked = spawnSync(
    join(WEB, 'node_modules/.bin/tsc'),
    ['-p', folder, '--noEmit', '--pretty', 'false'],
    {
      encoding: 'utf8',
    },
  );
  expect(checked.stdout).toBe('');
  expect(checked.status).toBe(0);
});

/** Moves by both players, each by his own device. */
async function playBy(white: Page, black: Page, hall: Hall, game: string, moves: string): Promise<void> {
  for (const [index, text] of moves.split(' ').entries()) {
    const [page, side] = index % 2 === 0 ? ([white, 'white'] as const) : ([black, 'black'] as const);
    await acts(page, hall, game, side, [{ do: 'move', text }]);
  }
}
