/** The desk: what follows is said before it is entered, what weighs is held, and what was entered is taken back. */
import type { Page } from '@playwright/test';
import { acts, expect, give, type Hall, person, test } from './hall';

interface Evening {
  event: string;
  games: string[];
}

async function evening(page: Page, hall: Hall, boards: number, some: object = {}): Promise<Evening> {
  const data = { name: 'Club evening', control: '90m', boards, arbiter: true, ...some };
  const made = await (await page.request.post(`${hall.address}/api/v1/events`, { data })).json();
  const form = { name: 'Chen' };
  const joined = await page.request.post(`${hall.address}${made.links.chief_arbiter}`, { form });
  expect(joined.ok()).toBe(true);
  return { event: made.event, games: made.boards.map((board: { game: string }) => board.game) };
}

const view = async (page: Page, hall: Hall, game: string) =>
  (await (await page.request.get(`${hall.address}/api/v1/games/${game}`)).json()).view;

test('a phone on the wrong board: said before, held, taken back after the end, and all is as before', async ({
  browser,
  hall,
}) => {
  const page = await person(browser, 'en');
  const { event, games } = await evening(page, hall, 2);
  const game = games[0] ?? '';
  await acts(page, hall, game, undefined, [{ do: 'start' }]);
  await page.goto(`${hall.address}/arbiter/${event}/b/1`);
  await page.locator('[data-fact=device]').click();
  await page.locator('[data-device=rang]').click();
  await page.locator('.two .cell').nth(1).click();
  await expect(page.locator('.would-end')).toBeVisible();
  await expect(page.locator('.follows .cites').first()).toContainText('11.3');
  // A slip does nothing: the button is held, and says so.
  await page.locator('.button.danger').click();
  await expect(page.locator('.button.danger small')).toBeVisible();
  expect((await view(page, hall, game)).phase).toBe('running');
  await page.locator('.noticed input').nth(2).check();
  await give(page);
  await expect(page.locator('.desk[data-phase=over]')).toBeVisible();
  const clock = (await view(page, hall, game)).clock;
  // The wrong board: the entry is corrected where it stands.
  await page.locator('.answered [data-correct]').click();
  await expect(page.locator('.correct .follows .told')).toBeVisible();
  await page.locator('.correct input').fill('it was board 2');
  await give(page, '.correct');
  await expect(page.locator('.desk[data-phase=standing]')).toBeVisible();
  const after = await view(page, hall, game);
  expect([after.end, after.clock.white, after.clock.black]).toEqual([null, clock.white, clock.black]);
  await page.locator('[data-run=resume]').click();
  await expect(page.locator('.desk[data-phase=running]')).toBeVisible();
  await page.locator('#tab-story').click();
  await expect(page.locator('.story .is-back')).toHaveCount(1);
});

test('a result that was declared is corrected, and taken back from the story', async ({ browser, hall }) => {
  const page = await person(browser, 'fa');
  const { event, games } = await evening(page, hall, 1);
  const game = games[0] ?? '';
  await acts(page, hall, game, undefined, [{ do: 'start' }]);
  await page.goto(`${hall.address}/arbiter/${event}/b/1#result`);
  await page.locator('[data-result="1-0"]').click();
  await give(page);
  await expect(page.locator('.desk[data-phase=over]')).toBeVisible();
  await page.locator('[data-result="0-1"]').click();
  await give(page);
  await expect.poll(async () => (await view(page, hall, game)).end?.result).toBe('0-1');
  await page.locator('#tab-story').click();
  for (const [seq, result] of [
    [2, '1-0'],
    [1, undefined],
  ] as const) {
    const line = page.locator(`.story li[data-seq="${seq}"]`);
    await line.locator('.story-line').click();
    await line.locator('[data-correct]').click();
    await line.locator('.correct input').fill('the slip was read wrongly');
    await give(page, `.story li[data-seq="${seq}"]`);
    await expect.poll(async () => (await view(page, hall, game)).end?.result).toBe(result);
  }
});

test('a question comes before the board, and nothing beside it can swallow it', async ({ browser, hall }) => {
  const page = await person(browser, 'en');
  const { event, games } = await evening(page, hall, 3);
  const game = games[1] ?? '';
  await acts(page, hall, game, undefined, [
    { do: 'start' },
    { do: 'observe', fact: 'wrong_hand', side: 'white' },
  ]);
  await page.goto(`${hall.address}/arbiter/${event}/b/2`);
  const question = page.locator('.card.question[data-question=penalty]');
  await expect(question).toBeInViewport();
  const [asked, board] = [await question.boundingBox(), await page.locator('.board-place').boundingBox()];
  expect((asked?.y ?? 0) < (board?.y ?? 0), 'the question first').toBe(true);
  await expect(page.locator('[data-run]')).toHaveCount(0);
  // What the choice brings is said before it is decided.
  await question.locator('input[type=radio]').first().check();
  await expect(question.locator('.follows .told')).toBeVisible();
  await give(page, '.card.question');
  await expect(question).toHaveCount(0);
  // One filled button, and the neighbours a tap away.
  await expect(page.locator('.desk .button:not(.danger):visible')).toHaveCount(0);
  await page.locator('[data-way=next]').click();
  await expect(page).toHaveURL(/\/b\/3$/);
  await page.locator('[data-way=previous]').click();
  await expect(page).toHaveURL(/\/b\/2$/);
});

test('all boards are started at once, keep their places, and say what is asked', async ({
  browser,
  hall,
}) => {
  const page = await person(browser, 'en', false);
  const { event, games } = await evening(page, hall, 6);
  await page.goto(`${hall.address}/arbiter/${event}`);
  await expect(page.locator('[data-line=open]')).toBeVisible();
  await page.locator('[data-start-all]').click();
  await expect(page.locator('.board-tile .shape-small.running')).toHaveCount(6);
  await expect(page.locator('[data-start-all]')).toHaveCount(0);
  const name = await page.title();
  await acts(page, hall, games[4] ?? '', undefined, [{ do: 'observe', fact: 'wrong_hand', side: 'white' }]);
  const tile = page.locator('.board-tile[data-board="5"]');
  await expect(tile.locator('.state-word')).toContainText('penalty');
  const places = await page.locator('.board-tile').evaluateAll((all) => {
    return all.map((one) => (one as HTMLElement).dataset.board);
  });
  expect(places).toEqual(['1', '2', '3', '4', '5', '6']);
  await expect(page).toHaveTitle(`(1) ${name}`);
  const bar = await page.locator('.thumbs').boundingBox();
  expect(bar?.width).toBeLessThan(400);
  await tile.click();
  await expect(page).toHaveURL(/\/arbiter\/.*\/b\/5$/);
});
