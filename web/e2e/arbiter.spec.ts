/** An arbiter's phone: an incident in three taps and one that gives it, as the rulebook and the kind of board have it. */
import type { Page } from '@playwright/test';
import { acts, expect, give, type Hall, newGame, person, test } from './hall';

/** The boards of an arbiter whose one game runs. */
async function boards(page: Page, hall: Hall, some: object): Promise<{ event: string; game: string }> {
  const data = { name: 'Club evening', control: '90m', boards: 1, arbiter: true, mode: 'recorded', ...some };
  const made = await (await page.request.post(`${hall.address}/api/v1/events`, { data })).json();
  const joined = await page.request.post(`${hall.address}${made.links.chief_arbiter}`, {
    form: { name: 'Chen' },
  });
  expect(joined.ok()).toBe(true);
  const { game } = made.boards[0];
  await acts(page, hall, game, undefined, [{ do: 'start' }]);
  await page.goto(`${hall.address}/arbiter/${made.event}`);
  return { event: made.event, game };
}

async function story(page: Page, hall: Hall, game: string): Promise<string> {
  const told = await (await page.request.get(`${hall.address}/api/v1/games/${game}/story`)).json();
  return told.lines.map((line: { text: string }) => line.text).join('\n');
}

test('who was disturbed at a real board: three taps to what follows, and the log says who entered it', async ({
  browser,
  hall,
}) => {
  const page = await person(browser, 'en');
  const { game } = await boards(page, hall, {});
  await page.locator('.board-tile').click();
  await page.locator('[data-fact=disturbance]').click();
  await page.locator('.two .cell').first().click();
  await page.locator('[data-enter]').click();
  const question = page.locator('.card.question[data-question=penalty]');
  await expect(question).toBeInViewport();
  await expect(page.locator('.answered .line.question')).toBeVisible();
  expect(await story(page, hall, game)).toMatch(
    /White makes a claim of a disturbance\. \(reported by .*arbiter\)/,
  );
  // Entered once more by mistake, and corrected: the entry stays.
  await page.locator('.answered .plain.wide').click();
  await expect(page.locator('[data-fact=disturbance]')).toBeVisible();
});

test('what a player claims at a real board is judged as his own claim', async ({ browser, hall }) => {
  const page = await person(browser, 'fa');
  const { game } = await boards(page, hall, {});
  await page.locator('.board-tile').click();
  await page.locator('[data-fact=claim]').click();
  await page.locator('[data-claim=flag] [data-side=black]').click();
  await page.locator('[data-enter], .button.danger').first().waitFor();
  await give(page);
  await expect(page.locator('.answered [data-tag=claim_rejected]')).toBeVisible();
  await expect(page.locator('.answered')).toContainText(/سیاه/);
  await page.locator('.answered .plain.wide').click();
  // A claim by a written move takes one tap and the move more.
  await page.locator('[data-fact=claim]').click();
  await page.locator('[data-claim=repetition] [data-side=white]').click();
  await page.locator('input[value=ahead]').check();
  await expect(page.locator('#tab-panel .button.wide')).toBeDisabled();
  await page.locator('input[name=written]').fill('Nf3');
  await page.locator('#tab-panel .button.wide').click();
  await give(page);
  await expect(page.locator('.answered [data-tag=claim_rejected]')).toBeVisible();
  const { view } = await (await page.request.get(`${hall.address}/api/v1/games/${game}`)).json();
  expect(view.clock.black.ms, 'a wrong claim costs what the player’s own would').toBeGreaterThan(91 * 60_000);
});

test('what players must claim themselves is not in the sight of an arbiter', async ({ browser, hall }) => {
  const page = await person(browser, 'en');
  for (const [rulebook, control, seen] of [
    [
      'fide-2023',
      '15m',
      [
        'illegal_move',
        'touched',
        'flag',
        'device',
        'claim',
        'disturbance',
        'displaced_piece',
        'wrong_setting',
      ],
    ],
    [
      'fide-2001',
      '15m',
      ['illegal_move', 'device', 'claim', 'disturbance', 'displaced_piece', 'wrong_setting'],
    ],
  ] as const) {
    await boards(page, hall, { rulebook, control });
    await page.locator('.board-tile').click();
    const cells = page.locator('.cells .cell');
    await expect(cells.first()).toBeVisible();
    const kinds = await cells.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.fact));
    expect(kinds.slice(0, seen.length)).toEqual(seen);
    expect(kinds.length).toBeLessThanOrEqual(8);
  }
  // What is behind the word can be entered all the same, and is answered with silence.
  await expect(page.locator('[data-fact=flag]')).toHaveCount(0);
  await page.locator('#tab-panel .quiet[aria-expanded]').click();
  await expect(page.locator('[data-fact=flag]')).toBeVisible();
});

for (const lang of ['en', 'fa'] as const) {
  test(`hands that nobody knows: what was counted is told, and the arbiter decides (${lang})`, async ({
    browser,
    hall,
  }) => {
    const page = await person(browser, lang);
    const made = await newGame(page, hall, { variant: 'crazyhouse', arbiter: true });
    await page.request.post(`${hall.address}${made.links.arbiter}`, { form: { name: 'Chen' } });
    await acts(page, hall, made.game, undefined, [{ do: 'start' }]);
    await page.goto(`${hall.address}/arbiter/${made.event}/b/1`);
    await page.locator('#tab-incident').click();
    await page.locator('[data-fact=pocket_lost]').click();
    const count = page.locator('[data-count=pocket_lost]');
    await expect(count.locator('input')).toHaveValue('');
    // What is no man in a hand is refused before anything is entered.
    await count.locator('input').fill('K');
    await count.locator('button').click();
    await expect(page.locator('.follows .wrong')).toBeVisible();
    await page.locator('#tab-panel .plain.wide').click();
    await count.locator('input').fill('Np');
    await count.locator('button').click();
    await page.locator('[data-enter]').click();
    const question = page.locator('.card.question[data-question=unsettled]');
    await expect(question).toBeVisible();
    // The record of the program is proposed; by counting is the other answer.
    await question.locator('input[type=radio]').nth(1).check();
    await give(page, '.card.question');
    const hands = async () =>
      (await (await page.request.get(`${hall.address}/api/v1/games/${made.game}`)).json()).view.variant
        .pockets;
    await expect.poll(hands).toEqual([
      [0, 0, 0, 1, 0],
      [0, 0, 0, 0, 1],
    ]);
    await page.context().close();
  });
}
