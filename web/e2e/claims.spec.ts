/** What is said before something is claimed, resigned, stopped or announced; what is read back, and where digits are wanted. */
import { atOneDevice, expect, listen, play, test } from './hall';

test('only claims that the rulebook knows are offered, with their price and its article', async ({
  page,
  hall,
}) => {
  for (const [rulebook, quickplay, article] of [
    ['fide-2023', 0, '9.5.3'],
    ['fide-2001', 1, '9.5'],
  ] as const) {
    await atOneDevice(page, hall, { rulebook, control: '2h' });
    await page.locator('.actions button').nth(1).click();
    await expect(page.locator('dialog input[value=repetition]')).toBeVisible();
    // Where whoever claims must stop the clocks, opening the sheet does.
    await expect(page.locator('.game')).toHaveAttribute('data-phase', quickplay ? 'standing' : 'running');
    await expect(page.locator('dialog input[value=quickplay]')).toHaveCount(quickplay);
    await expect(page.locator('dialog .button.wide')).toHaveCount(0);
    await page.locator('dialog input[value=fifty]').check();
    // What was chosen stands alone, and what comes next is in view.
    await expect(page.locator('dialog input[name=kind]')).toHaveCount(1);
    await expect(page.locator('dialog .button.wide')).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator('dialog .consequence .cites')).toContainText(article);
    await expect(page.locator('dialog .consequence li').first()).toContainText('Black');
    await page.locator('dialog').getByRole('button', { name: 'Something else' }).click();
    await page.locator('dialog input[value=flag]').check();
    await expect(page.locator('dialog .consequence .cites')).toHaveCount(0);
  }
});

test('a claim with a written move: a right one ends the game, after a wrong one the move must be made', async ({
  page,
  hall,
}) => {
  const game = await atOneDevice(page, hall, { rulebook: 'fide-2023', control: '2h' });
  await play(page, hall, game, 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1');
  const claim = async (move: string) => {
    await page.locator('.actions button').nth(1).click();
    await page.locator('dialog input[value=repetition]').check();
    await page.locator('dialog input[value=ahead]').check();
    await expect(page.locator('dialog .button.wide')).toBeDisabled();
    await page.locator('dialog input[name=written]').fill(move);
    await page.locator('dialog .button.wide').click();
  };
  await claim('Ng8');
  await expect(page.locator('.game')).toHaveAttribute('data-phase', 'over');
  await expect(page.locator('.band .result')).toHaveText('½–½');

  await atOneDevice(page, hall, { rulebook: 'fide-2023', control: '2h' });
  await claim('Nf3');
  await expect(page.locator('.card[data-tag=claim_rejected]')).toBeVisible();
  // A claim is an offer as well; once it is declined, what the claim obliges to stands in the line.
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.locator('.sentence[data-what=duty]')).toContainText('the move announced');
});

test('resigning needs a hand that stays, and a keyboard that asks once more', async ({ page, hall }) => {
  await atOneDevice(page, hall);
  await page.locator('.actions button').last().click();
  const resign = page.locator('dialog .danger');
  await resign.click();
  await expect(resign.locator('small')).toBeVisible();
  await expect(page.locator('.game')).toHaveAttribute('data-phase', 'running');
  await resign.click({ delay: 1_200 });
  await expect(page.locator('dialog .button.danger')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.actions button').last().click();
  await page.locator('dialog .danger').focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog .button.danger').click();
  await expect(page.locator('.game')).toHaveAttribute('data-phase', 'over');
});

test('both clocks stop when the button in the line of the table is held', async ({ browser, hall }) => {
  const context = await browser.newContext({ viewport: { width: 800, height: 1280 }, hasTouch: true });
  const page = await context.newPage();
  const game = await atOneDevice(page, hall);
  await page.goto(`${hall.address}/g/${game}/table`);
  const pause = page.locator('.table-pause');
  const [board, edge] = await Promise.all([page.locator('.board').boundingBox(), pause.boundingBox()]);
  expect((board?.y ?? 0) + (board?.height ?? 0), 'the button lies beside the board').toBeLessThanOrEqual(
    edge?.y ?? 0,
  );
  await pause.click();
  await expect(page.locator('.game')).toHaveAttribute('data-phase', 'running');
  await expect(pause.locator('small')).toBeVisible();
  await pause.click({ delay: 1_000 });
  await expect(page.locator('.game')).toHaveAttribute('data-phase', 'standing');
});

test('a move in writing is read back before it is made', async ({ page, hall }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await atOneDevice(page, hall);
  const heard = await listen(page);
  const field = page.locator('.papers input[name=move]');
  // It stands there when it is wanted, and Escape leads back to the board.
  await expect(field).toHaveCount(0);
  await page.locator('.square[tabindex="0"]').focus();
  await page.keyboard.press('m');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.square[tabindex="0"]')).toBeFocused();
  await page.keyboard.press('m');
  await field.fill('Springer Gustav 1 Felix 3');
  await field.press('Enter');
  await expect(page.locator('.papers .repeated')).toContainText(/Knight\W*g1\W*to\W*f3/);
  await expect(page.locator('.man[data-on=g1]')).toHaveCount(1);
  await field.press('Escape');
  await expect(page.locator('.repeated')).toHaveCount(0);
  await field.fill('Nc3');
  await field.press('Enter');
  await field.press('Enter');
  await expect(page.locator('.man[data-on=c3]')).toHaveCount(1);
  expect((await heard()).join(' ')).toMatch(/Knight to c3/);
  // Commands are words as well; each opens and none acts.
  await field.fill('claim');
  await field.press('Enter');
  await field.press('Enter');
  await expect(page.locator('dialog[open]')).toBeVisible();
});

for (const [lang, digits, face] of [
  ['fa', 'latin', /[0-9]/],
  ['fa', 'language', /[۰-۹]/],
  ['ar', 'local', /[٠-٩]/],
  ['ar', 'language', /[0-9]/],
] as const) {
  test(`digits in ${lang}: ${digits}`, async ({ page, hall }) => {
    await page.goto(`${hall.address}/settings?lang=${lang}`);
    const wanted = page.locator(`input[name=digits][value=${digits}]`);
    if (!(await wanted.isChecked())) {
      // It is kept, and the page comes again with it.
      const again = page.waitForEvent('load');
      await wanted.check();
      await again;
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await atOneDevice(page, hall, { control: '5m+3s' });
    const others =
      digits === 'language' ? [] : [/[0-9]/, /[۰-۹]/, /[٠-٩]/].filter((one) => String(one) !== String(face));
    for (const shown of [page.locator('.face').first(), page.locator('.strip .period').first()]) {
      await expect(shown).toHaveText(face);
      for (const other of others) await expect(shown).not.toHaveText(other);
    }
  });
}
