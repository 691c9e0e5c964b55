/** Fixed places: what is said, ruled or offered moves no board, no clock and no button, on no window. */
import type { Page } from '@playwright/test';
import { acts, expect, join_, newGame, person, test } from './hall';

const WINDOWS = [
  [360, 740],
  [360, 640],
  [320, 640],
  [640, 400],
  [1280, 800],
  [1280, 400],
] as const;

/** Where the board, both clocks and every button stand, in every window. */
async function places(page: Page): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    found[`${width}x${height}`] = await page.evaluate(() => {
      scrollTo(0, 0);
      const all = document.querySelectorAll('.board, .strip, .strip .face, .actions button');
      return [...all]
        .map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return `${one.className.split(' ')[0]} ${[x, y, width, height].map((n) => n.toFixed(1)).join(' ')}`;
        })
        .join('\n');
    });
  }
  return found;
}

/** Nothing that was asked for by nobody lies over the board or over the own clock. */
async function free(page: Page): Promise<void> {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const covered = await page.evaluate(() => {
      const points = ['.board', '.middle ~ .strip'].flatMap((name) => {
        const box = document.querySelector(name)?.getBoundingClientRect();
        if (!box) return [];
        return [0.06, 0.5, 0.94].flatMap((x) =>
          [0.06, 0.5, 0.94].map((y) => [name, box.x + box.width * x, box.y + box.height * y] as const),
        );
      });
      const seen = points.filter(([, , y]) => y < innerHeight);
      return seen
        .filter(([name, x, y]) => !document.elementFromPoint(x, y)?.closest(name))
        .map(([name, x, y]) => `${name} at ${x} ${y}`);
    });
    expect(covered, `${width}x${height}`).toEqual([]);
  }
}

test('nothing moves when something is said, ruled, offered, or the line is lost', async ({
  browser,
  hall,
}) => {
  test.setTimeout(120_000);
  const [white, black] = [await person(browser, 'en'), await person(browser, 'fa')];
  const made = await newGame(white, hall, { seats: 'open', rulebook: 'fide-2023', arbiter: true });
  await join_(white, hall, made.links.white ?? '', 'Anna');
  await join_(black, hall, made.links.black ?? '', 'بهرام');
  const arbiter = await person(browser, 'en', false);
  await join_(arbiter, hall, made.links.arbiter ?? '', 'Chen');
  const both = [white, black];
  for (const page of both) await page.evaluate(() => document.fonts.ready);
  const first = await Promise.all(both.map(places));
  const same = async (when: string) => {
    for (const [index, page] of both.entries()) {
      expect(await places(page), `${when}, ${index === 0 ? 'en' : 'fa'}`).toEqual(first[index]);
      await free(page);
    }
  };
  await acts(arbiter, hall, made.game, undefined, [{ do: 'start' }]);
  for (const page of both) await expect(page.locator('[data-phase=running]')).toBeVisible();
  await same('the game has begun');

  await acts(white, hall, made.game, 'white', [{ do: 'touch', square: 'g1' }]);
  for (const page of both) await expect(page.locator('.sentence[data-what=duty]')).toBeVisible();
  await same('a piece was touched');

  // The knight was touched, the bishop... is not let go: a pawn is moved, and everything is put back.
  await acts(white, hall, made.game, 'white', [{ do: 'drag', from: 'e2', to: 'e4' }]);
  for (const page of both) await expect(page.locator('.card')).toBeVisible();
  await same('another piece was moved');
  await expect(white.locator('.card .card-of strong')).toHaveText('Knight must move');

  await acts(white, hall, made.game, 'white', [
    { do: 'drag', from: 'g1', to: 'f3' },
    { do: 'offer' },
    { do: 'press' },
  ]);
  await expect(black.locator('.offer-card')).toBeVisible();
  await expect(white.locator('.card')).toHaveCount(0);
  await same('a draw is offered');
  await acts(black, hall, made.game, 'black', [{ do: 'decline' }]);
  await expect(white.locator('.sentence[data-what=declined]')).toBeVisible();
  await same('it is declined');

  await acts(black, hall, made.game, 'black', [{ do: 'drag', from: 'e8', to: 'e6' }, { do: 'press' }]);
  await expect(black.locator('.card.open')).toBeVisible();
  await same('an illegal move is ruled on');

  await white.context().setOffline(true);
  await expect(white.locator('.line-bar')).toBeVisible({ timeout: 15_000 });
  expect(await places(white)).toEqual(first[0]);
});

test('a name keeps eight letters on every window', async ({ browser, hall }) => {
  const page = await person(browser, 'en');
  const made = await newGame(page, hall, { seats: 'open', control: '90m' });
  await join_(page, hall, made.links.white ?? '', 'Wilhelmina Oppenheimer');
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    for (const own of [true, false]) {
      const name = page.locator(own ? '.strip[data-side=white] .name' : '.strip[data-side=black] .name');
      const [room, needed] = await name.evaluate((element) => {
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) return [0, 1];
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const text = (element.textContent ?? '').replace(/[\u2066-\u2069]/g, '');
        const cut = text.length > 8 ? `${text.slice(0, 8)}…` : text;
        // What a strip has for a name, also where this one is shorter.
        return [element.parentElement?.clientWidth ?? 0, pen.measureText(cut).width];
      });
      expect(room, `${width}x${height} ${own ? 'own' : 'far'}`).toBeGreaterThanOrEqual(Math.floor(needed));
    }
    // The control and the buttons say all that they say: none has more than two lines.
    const lines = await page
      .locator('.actions button')
      .evaluateAll((all) => all.map((one) => one.scrollHeight > one.clientHeight + 1));
    expect(lines, `${width}x${height}`).not.toContain(true);
  }
});

test('over one phone a card has the place of the far strip, and nothing lies over the board', async ({
  page,
  hall,
}) => {
  for (const [width, height] of [
    [360, 640],
    [360, 740],
    [800, 1280],
  ] as const) {
    await page.setViewportSize({ width, height });
    const made = await newGame(page, hall, { rulebook: 'fide-2023', seats: 'both' });
    await page.goto(`${hall.address}/g/${made.game}/table`);
    const boxes = () =>
      page
        .locator('.board, .strip, .actions button')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const board = () =>
      page.evaluate(() => {
        const box = document.querySelector('.board')?.getBoundingClientRect();
        if (!box) return false;
        return [0.1, 0.5, 0.9].every((x) =>
          [0.1, 0.5, 0.9].every((y) =>
            document.elementFromPoint(box.x + box.width * x, box.y + box.height * y)?.closest('.board'),
          ),
        );
      });
    const before = await boxes();
    expect(await board()).toBe(true);
    await page.locator('.sentence[data-what=before] button').click();
    await expect(page.locator('[data-phase=running]')).toBeVisible();
    expect(await boxes()).toEqual(before);
    await acts(page, hall, made.game, 'white', [{ do: 'drag', from: 'e2', to: 'e5' }, { do: 'press' }]);
    await acts(page, hall, made.game, 'black', [{ do: 'claim', kind: 'illegal_move' }]).catch(
      () => undefined,
    );
    await expect(page.locator('.card')).toBeVisible();
    expect(await boxes()).toEqual(before);
    expect(await board()).toBe(true);
  }
});
