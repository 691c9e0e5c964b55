/** Every screen in both directions: no serious finding of axe, no scrolling sideways at 360 px, light and dark. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { acts, expect, type Hall, newGame, play, test } from './hall';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  impact: string;
  nodes: { target: string[]; failureSummary: string }[];
}

async function serious(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run: () => Promise<{ violations: Finding[] }> } }).axe;
    return (await axe.run()).violations;
  });
  const grave = found.filter((one) => ['serious', 'critical'].includes(one.impact));
  return grave.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** A tournament in round 1, with a result. */
async function tournament(page: Page, hall: Hall): Promise<string> {
  const names = ['Maximiliane von und zu Hohenstein-Schnackenburg', 'کریمی، سارا', 'Trần Văn An', 'Falk, Bo'];
  const players = names.map((name) => ({ name, club: 'A' }));
  const data = { name: 'Club cup', preset: 'club-evening', rounds: 3, players };
  const made = await (await page.request.post(`${hall.address}/api/v1/events`, { data })).json();
  const acts = [
    { do: 'draw', method: 'strength', secret: 'a secret' },
    { do: 'pair', round: 1 },
    { do: 'publish', round: 1 },
    { do: 'result', round: 1, board: 1, result: '1-0' },
  ];
  await page.request.post(`${hall.address}/api/v1/events/${made.event}/acts`, {
    data: { id: 'begin', acts },
  });
  return made.event;
}

/** A cup with groups before it, its first round played, and an event of teams in its first round. */
async function bySystem(page: Page, hall: Hall): Promise<{ league: string; cup: string; teams: string }> {
  const players = Array.from({ length: 8 }, (_, at) => ({ name: `Hohenstein-Schnackenburg, Anna ${at}` }));
  const made = async (how: object, first: object[]): Promise<string> => {
    const data = { name: 'Autumn cup', players, ...how };
    const { event } = await (await page.request.post(`${hall.address}/api/v1/events`, { data })).json();
    const acts = [
      ...first,
      { do: 'draw', method: 'lots', secret: 'a secret', colour: 'white' },
      { do: 'pair', round: 1 },
      { do: 'publish', round: 1 },
      { do: 'result', round: 1, board: 1, result: '1-0' },
      { do: 'result', round: 1, board: 2, result: '-:+' },
      { do: 'prize', name: 'General', amounts: [100], sharing: 'place' },
    ];
    const address = `${hall.address}/api/v1/events/${event}`;
    const { questions } = await (await page.request.get(`${address}/state`)).json();
    const open = questions.map((one: { tag: string; default: string }) => {
      return { do: 'decide', question: one.tag, option: one.tag === 'games' ? '1' : one.default };
    });
    const answer = await page.request.post(`${address}/acts`, {
      data: { id: 'all', acts: [...open, ...acts] },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    return event;
  };
  const team = (name: string, members: number[]) => ({ do: 'team', name, members });
  return {
    league: await made({ system: 'groups-knockout' }, []),
    cup: await made({ system: 'knockout' }, []),
    teams: await made({ system: 'team-swiss', boards: 2, rounds: 3 }, [
      team('Hohenstein-Schnackenburg', [1, 2]),
      team('سارا', [3, 4]),
      team('Trần', [5, 6]),
      team('Rooks', [7, 8]),
    ]),
  };
}

/** An event with a game in play, one that waits and one that is over; the page is its organiser and arbiter. */
async function hallWithGames(page: Page, hall: Hall): Promise<Record<string, string>> {
  const data = { name: 'Club evening', control: '15m+10s', boards: 3, arbiter: true, mode: 'physical' };
  const made = await (await page.request.post(`${hall.address}/api/v1/events`, { data })).json();
  const two = await newGame(page, hall, { rulebook: 'casual', seats: 'both', players: ['Anna', 'Bahram'] });
  const invited = await newGame(page, hall, { seats: 'open' });
  const drawn = await newGame(page, hall, { seats: 'drawn', players: ['Anna', ''] });
  await page.goto(`${hall.address}${two.go}`);
  await page.locator('.sentence[data-what=before] button').click();
  await expect(page.locator('[data-phase=running]')).toBeVisible();
  await play(page, hall, two.game, 'e4 e5 Nf3 Nc6 Bb5');
  await page.request.post(`${hall.address}${made.links.chief_arbiter}`, { form: { name: 'Chen' } });
  const cup = await tournament(page, hall);
  const system = await bySystem(page, hall);
  const pupils = [
    { name: 'کریمی، سارا', birth: '1388/01/02' },
    { name: 'Tal', birth: '1392/01/02' },
  ];
  const league = { name: 'League', preset: 'lekocup-1402', players: pupils };
  const day = await (await page.request.post(`${hall.address}/api/v1/events`, { data: league })).json();
  return {
    tournament: '/new/tournament',
    round: `/arbiter/${cup}/round`,
    day: `/arbiter/${day.event}/round`,
    points: `/arbiter/${day.event}/questions`,
    certificates: `/arbiter/${day.event}/checkin`,
    results: `/arbiter/${cup}/results`,
    entries: `/arbiter/${cup}/entries`,
    history: `/arbiter/${cup}/history`,
    setup: `/arbiter/${cup}/setup`,
    cup: `/e/${cup}`,
    pairings: `/e/${cup}/r/1`,
    names: `/e/${cup}/r/1?by=name`,
    standings: `/e/${cup}/standings`,
    player: `/e/${cup}/p/1`,
    bracket: `/e/${system.cup}/bracket`,
    groups: `/e/${system.league}/groups`,
    teams: `/e/${system.teams}/teams`,
    projector: `/e/${cup}/screen?show=pairings,results,standings`,
    'projector of a cup': `/e/${system.cup}/screen?show=draw,bracket,standings`,
    'bracket on paper': `/e/${system.cup}/print/bracket`,
    receipts: `/e/${system.cup}/print/prizes`,
    me: '/me',
    start: '/',
    new: '/new',
    settings: '/settings',
    login: '/arbiter/login',
    laws: '/laws',
    article: '/laws/fide-2023/7.5.1',
    compare: '/laws/compare?a=fide-2018&b=fide-2023',
    judge: '/judge',
    judged: '/judge?matter=flag&fallen=black&record=8/8/8/4k3/8/8/8/4K2R+w+-+-+0+1',
    unreadable: '/judge?record=nothing',
    join: invited.links.white ?? '',
    draw: `/g/${drawn.game}/draw`,
    table: two.go,
    clock: `/g/${two.game}/clock`,
    reader: `/g/${two.game}?reader=1`,
    board: `/g/${two.game}`,
    spectator: `/g/${made.boards[0].game}`,
    event: `/e/${made.event}`,
    wall: `/e/${made.event}/wall`,
    seats: `/e/${made.event}/qr`,
    arbiter: `/arbiter/${made.event}`,
    desk: `/arbiter/${made.event}/b/1`,
    gone: '/g/nothing',
  };
}

// They are by far the longest, and none needs another: both workers share them.
test.describe.configure({ mode: 'parallel' });

let screens: Record<string, string> | undefined;

for (const [lang, dir, themes] of [
  ['en', 'ltr', ['light', 'dark']],
  ['fa', 'rtl', ['light', 'dark']],
  ['ar', 'rtl', ['light']],
  ['vi', 'ltr', ['dark']],
] as const) {
  for (const theme of themes) {
    test(`every screen in ${lang}, ${theme}`, async ({ page, hall }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ colorScheme: theme });
      screens = await hallWithGames(page, hall);
      for (const [name, address] of Object.entries(screens)) {
        await test.step(name, async () => {
          await page.setViewportSize({ width: 360, height: 640 });
          const sign = address.includes('?') ? '&' : '?';
          await page.goto(`${hall.address}${address}${sign}lang=${lang}`);
          await expect(page.locator('html')).toHaveAttribute('dir', dir);
          await page.waitForTimeout(300);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(wide, `${name} scrolls sideways at 360 px`).toBeLessThanOrEqual(360);
          expect.soft(await serious(page), `${name} at 360 px`).toEqual([]);
          await page.screenshot({ path: `test-results/screens/${name}-${lang}-${theme}-phone.png` });
          await page.setViewportSize({ width: 1280, height: 800 });
          await page.waitForTimeout(100);
          expect.soft(await serious(page), `${name} at 1280 px`).toEqual([]);
          await page.screenshot({ path: `test-results/screens/${name}-${lang}-${theme}-desk.png` });
        });
      }
    });
  }
}

test('sheets above the board hold the keyboard and close by Escape', async ({ page, hall }) => {
  const made = await newGame(page, hall, { rulebook: 'casual', seats: 'both' });
  await page.goto(hall.address + made.go);
  for (const at of [1, 3]) {
    const button = page.locator('.actions > button').nth(at);
    await button.click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect(await serious(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
});

test('a screen takes the place of what the page said without it', async ({ page, hall }) => {
  const made = await newGame(page, hall, { rulebook: 'casual', seats: 'both' });
  await page.goto(hall.address + made.go);
  await expect(page.locator('[data-line=open]')).toBeVisible();
  await expect(page.locator('main > *')).toHaveCount(1);
  await expect(page.locator('h1')).toHaveCount(1);
});

test('the board never turns with the writing, and a result keeps its order', async ({ page, hall }) => {
  const made = await newGame(page, hall, { rulebook: 'casual', seats: 'both' });
  await page.goto(`${hall.address}${made.go}?lang=fa`);
  const box = async (square: string) => (await page.locator(`[data-square=${square}]`).boundingBox())?.x ?? 0;
  expect(await box('a1')).toBeLessThan(await box('h1'));
  await expect(page.locator('.face').first()).toHaveText(/[۰-۹]/);
});

/** What lies below the edge of a small screen. */
const below = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const needed = document.querySelectorAll('.strip, .sentence button, .actions > button');
    const hidden = [...needed].filter((one) => one.getBoundingClientRect().bottom > window.innerHeight + 1);
    return hidden.map((one) => one.textContent ?? '');
  });

for (const [width, height] of [
  [360, 640],
  [1280, 720],
] as const) {
  for (const lang of ['en', 'fa', 'ar', 'vi']) {
    test(`at ${width} by ${height} all buttons of a game are in view in ${lang}`, async ({ page, hall }) => {
      await page.setViewportSize({ width, height });
      const made = await newGame(page, hall, { rulebook: 'casual', seats: 'both', control: '15m+10s' });
      await page.goto(`${hall.address}/g/${made.game}?lang=${lang}`);
      await expect(page.locator('[data-line=open]')).toBeVisible();
      expect(await below(page)).toEqual([]);
      await page.locator('.sentence[data-what=before] button').click();
      await expect(page.locator('[data-phase=running]')).toBeVisible();
      await play(page, hall, made.game, 'e4 e5');
      await expect(page.locator('.man[data-on=e5]')).toHaveCount(1);
      expect(await below(page)).toEqual([]);
      await acts(page, hall, made.game, 'white', [
        { do: 'move', text: 'Bc4', press: false },
        { do: 'offer' },
        { do: 'press' },
      ]);
      await expect(page.locator('.sentence[data-what=offer]')).toBeVisible();
      await expect(page.locator('.offer-card')).toBeVisible();
      expect(await below(page)).toEqual([]);
    });
  }
}
