/** A helper: registered at the desk, let in by his own link, with the buttons of his duties and no others. */
import { atBoard, expect, give, person, seated, test } from './hall';

for (const language of ['en', 'fa'] as const) {
  test(`a helper writes and presses for White, ${language}`, async ({ browser, hall }) => {
    const { arbiter, board, black } = await atBoard(browser, hall, language, {
      rulebook: 'fide-2023',
      mode: 'physical',
    });
    await arbiter.locator('[data-run=start]').click();
    // Three taps from the board: helper, whose, which duties; what follows is said first.
    await arbiter.locator('[data-way=helper]').click();
    await arbiter.locator('.cell[data-side=white]').click();
    await arbiter.locator('input[value=press]').check();
    await arbiter.locator('input[value=write]').check();
    await arbiter.locator('input[name=disabled]').check();
    await arbiter.screenshot({ path: `test-results/helper-duties-${language}.png`, fullPage: true });
    await give(arbiter, '#tab-panel');
    await expect(arbiter.locator('[data-helper=white]')).toBeVisible();
    await arbiter.locator('[data-run=helper-link]').click();
    const link = await arbiter.locator('.helper-link a').getAttribute('href');
    await expect(arbiter.locator('.helper-link img')).toBeVisible();
    await arbiter.screenshot({ path: `test-results/helper-link-${language}.png`, fullPage: true });

    const helper = await person(browser, language);
    await helper.goto(`${hall.address}${link}`);
    await helper.screenshot({ path: `test-results/helper-join-${language}.png` });
    await helper.locator('input[name=name]').fill('Vera');
    await helper.locator('form[action^="/join/"] button').click();
    await expect(helper).toHaveURL(new RegExp(`/g/${board.game}$`));
    await expect(helper.locator('.helping [data-duty]')).toHaveCount(2);
    // He moves nothing, offers nothing and resigns nothing.
    await expect(helper.locator('.offer')).toHaveCount(0);
    await expect(helper.locator('.move-field')).toHaveCount(0);
    await helper.locator('input[name=line]').fill('1. e4');
    await helper.locator('form.write button').click();
    await expect(helper.locator('.own-sheet .place').first()).toContainText('e4');
    await helper.locator('.own-sheet').scrollIntoViewIfNeeded();
    await helper.screenshot({ path: `test-results/helper-phone-${language}.png`, fullPage: true });
    await expect(helper.locator('button.strip[data-side=white]')).toBeEnabled();
    await expect(helper.locator('button.strip[data-side=black]')).toHaveCount(0);

    // Whoever is no player of this board is refused what is not his duty, by the server too.
    const state = async () =>
      (await (await helper.request.get(`${hall.address}/api/v1/games/${board.game}`)).json()).view;
    expect((await state()).helpers.white.duties).toEqual(['write', 'press']);
    await expect(black.locator('.helping')).toHaveCount(0);

    // Taken back: the page has no button left.
    await arbiter.locator('[data-helper=white] [data-correct]').click();
    await arbiter.locator('.correct input').fill('not needed');
    await give(arbiter, '.correct');
    await expect(helper.locator('.helping [data-duty]')).toHaveCount(0);
    await expect(helper.locator('button.strip')).toHaveCount(0);
  });

  test(`the assistant of a blind player tells what he is asked, ${language}`, async ({ browser, hall }) => {
    const arbiter = await person(browser, language);
    const data = {
      control: '90m+30s',
      rulebook: 'fide-2023',
      mode: 'physical',
      arbiter: true,
      seats: 'open',
      blind: ['white'],
    };
    const made = await (await arbiter.request.post(`${hall.address}/api/v1/games`, { data })).json();
    await arbiter.request.post(`${hall.address}${made.links.arbiter}`, { form: { name: 'Chen' } });
    const [white] = await seated(browser, hall, language, made);
    await arbiter.setViewportSize({ width: 1280, height: 800 });
    await arbiter.goto(`${hall.address}/arbiter/${made.event}/b/1`);
    await arbiter.locator('[data-way=helper]').click();
    await arbiter.locator('.cell[data-side=white]').click();
    // All six duties, unless somebody says less.
    await expect(arbiter.locator('input[name=duty]:checked')).toHaveCount(6);
    await give(arbiter, '#tab-panel');
    const body = { role: 'helper', board: 1, side: 'white' };
    const links = `${hall.address}/api/v1/events/${made.event}/links`;
    const { link } = await (await arbiter.request.post(links, { data: body })).json();
    const helper = await person(browser, language);
    await helper.request.post(`${hall.address}${link}`, { form: { name: 'Vera' } });
    await helper.goto(`${hall.address}/g/${made.game}`);
    await expect(helper.locator('.helping [data-duty]')).toHaveCount(6);
    await arbiter.locator('[data-run=start]').click();
    await expect(helper.locator('.game')).toHaveAttribute('data-phase', 'running');
    // Nobody has asked: telling would be an offence.
    await expect(helper.locator('[data-help=time]')).toBeDisabled();
    await white.locator('[data-ask=time]').click();
    await helper.locator('[data-help=time]').click();
    await expect(helper.locator('[data-help=time]')).toBeDisabled();
    // He announces and moves for his player.
    const field = helper.locator('.move-field input');
    await field.fill('Gustav eins Felix drei');
    await field.press('Enter');
    await field.press('Enter');
    await expect(helper.locator('.man[data-on=f3]')).toHaveCount(1);
    await helper.screenshot({ path: `test-results/helper-blind-${language}.png`, fullPage: true });
    await helper.setViewportSize({ width: 1280, height: 800 });
    await helper.screenshot({ path: `test-results/helper-desk-${language}.png` });
    await helper.setViewportSize({ width: 360, height: 740 });
    await helper.locator('[data-help=touched]').click();
    await expect(helper.locator('[data-touched=g8]')).toBeVisible();
    await helper.screenshot({ path: `test-results/helper-touched-${language}.png` });
  });
}
