/** Five real screens for whoever opens the repository: a tournament, a board with a card, the arbiter's boards, two editions, a phone. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { acts, drag, expect, type Hall, newGame, person, play, test } from '../e2e/hall';

const FOLDER = join(import.meta.dirname, '../../docs/pictures');
/** A picture of the README weighs less, in bytes. */
const HEAVIEST = 120_000;

async function taken(page: Page, name: string): Promise<void> {
  // Whatever fades in has done so.
  await page.waitForTimeout(500);
  const path = join(FOLDER, `${name}.png`);
  await page.screenshot({ path });
  expect(statSync(path).size).toBeLessThan(HEAVIEST);
}

const WIDE = { width: 1000, height: 600 };

/** A wide window in English. */
async function wide(page: Page): Promise<Page> {
  await page.setViewportSize(WIDE);
  return page;
}

/** An illegal move between two friends, taken back by the program. */
async function ruled(page: Page, hall: Hall, mode: string): Promise<void> {
  const made = await newGame(page, hall, {
    rulebook: 'casual',
    seats: 'both',
    control: '15m+10s',
    mode,
    players: ['Anna Karlsson', 'Mai Trần'],
  });
  await acts(page, hall, made.game, 'white', [{ do: 'start' }]);
  await play(page, hall, made.game, 'e4 e5 Nf3 Nc6 Bb5 a6');
  await page.goto(`${hall.address}/g/${made.game}`);
  await expect(page.locator('[data-line=open]')).toBeVisible();
  await drag(page, 'b5', 'c7');
  const lever = page.locator('button.strip[data-side=white]');
  await lever.dispatchEvent('pointerdown', { button: 0, pointerId: 7 });
  await lever.dispatchEvent('pointerup', { button: 0, pointerId: 7 });
  await expect(page.locator('.card[data-tag]').first()).toBeVisible();
}

test('a board with a card', async ({ page, hall }) => {
  await ruled(await wide(page), hall, 'physical');
  await taken(page, 'board');
});

test('the arbiter’s boards', async ({ browser, hall }) => {
  const page = await wide(await person(browser, 'en', false));
  const players = [
    ['Anna Karlsson', 'Bo Nguyễn'],
    ['شیرین احمدی', 'Vera Novak'],
    ['Mai Trần', 'Omar Haddad'],
    ['Ida Berg', 'ليلى منصور'],
    ['Jan Visser', 'Rosa Díaz'],
    ['Tom Ellis', 'نیما رضایی'],
  ];
  const data = { name: 'Club evening', control: '90m+30s', boards: 6, players, arbiter: true, mode: 'physical' };
  const made = await (await page.request.post(`${hall.address}/api/v1/events`, { data })).json();
  await page.request.post(hall.address + made.links.chief_arbiter, { form: { name: 'Chen' } });
  for (const { game } of made.boards.slice(0, 5)) {
    await acts(page, hall, game, undefined, [{ do: 'start' }]);
  }
  const declared = [{ do: 'declare', result: '1-0' }];
  await acts(page, hall, made.boards[4].game, undefined, declared);
  await page.goto(`${hall.address}/arbiter/${made.event}`);
  await expect(page.locator('.board-tile')).toHaveCount(6);
  await taken(page, 'boards');
});

test('two editions side by side', async ({ page, hall }) => {
  await (await wide(page)).goto(`${hall.address}/laws/compare?a=fide-2009&b=fide-2023`);
  await page.locator('[id^=part-7]').first().scrollIntoViewIfNeeded();
  await taken(page, 'editions');
});

test('a phone in Persian', async ({ browser, hall }) => {
  const page = await person(browser, 'fa');
  await ruled(page, hall, 'physical');
  await taken(page, 'phone');
});

/** The example that `make run` brings. */
interface Example {
  name: string;
  control: string;
  rounds: number;
  tiebreaks: string[];
  players: [string, number, string][];
  results: string[];
}

test('a tournament in round 4', async ({ browser, hall }) => {
  const page = await wide(await person(browser, 'en', false));
  const file = join(import.meta.dirname, '../../crates/server/src/live/example.json');
  const { players, results, ...about } = JSON.parse(readFileSync(file, 'utf8')) as Example;
  const entered = players.map(([name, rating, club]) => ({ name, club, ...(rating ? { rating } : {}) }));
  const data = { ...about, system: 'fide-dutch-2026', players: entered };
  const { event } = await (await page.request.post(`${hall.address}/api/v1/events`, { data })).json();
  const act = async (id: string, list: object[]): Promise<void> => {
    const sent = { data: { id, acts: list } };
    const answer = await page.request.post(`${hall.address}/api/v1/events/${event}/acts`, sent);
    expect((await answer.json()).ok).toBe(true);
  };
  await act('draw', [{ do: 'draw', method: 'strength', secret: 'an example' }]);
  for (const [at, round] of results.entries()) {
    const played = round.split(' ').map((result, board) => ({ result, board: board + 1 }));
    const result = (one: object) => ({ do: 'result', round: at + 1, ...one });
    await act(`round ${at}`, [
      { do: 'pair', round: at + 1 },
      { do: 'publish', round: at + 1 },
      ...played.filter((one) => one.result !== '*').map(result),
    ]);
  }
  await page.goto(`${hall.address}/arbiter/${event}/results`);
  await page.locator('#typed').fill('1');
  await taken(page, 'tournament');
});
