/** Promotion: at the square where the screen completes moves, from beside the board where hands do everything. */
import { atOneDevice, drag, expect, middle, play, press, tap, test } from './hall';

/** White has a pawn on h7, and a knight on g8 to take. */
const BEFORE = 'h4 g5 hxg5 h6 gxh6 a6 h7 a5';

for (const table of [false, true]) {
  test(`a new piece is tapped, then its square, ${table ? 'over one phone' : 'before a screen'}`, async ({
    page,
    hall,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const game = await atOneDevice(page, hall, { rulebook: 'fide-2023', control: '30m' });
    await page.goto(`${hall.address}/g/${game}${table ? '/table' : ''}`);
    await expect(page.locator('[data-line=open]')).toBeVisible();
    await play(page, hall, game, BEFORE);
    await expect(page.locator('.man[data-on=h7]')).toHaveCount(1);
    await expect(page.locator('.reserve')).toHaveCount(0);
    const still = () =>
      page
        .locator('.board, .strip, .actions button')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const before = await still();
    await tap(page, 'h7');
    await expect(page.locator('.reserve .man-button')).toHaveCount(4);
    expect(await still()).toEqual(before);
    await tap(page, 'g8');
    await expect(page.locator('.man.white[data-on=g8]')).toHaveCount(1);
    await page.getByRole('button', { name: /White\W+queen/ }).click();
    await tap(page, 'g8');
    await expect(page.locator('.man[data-on=g8] svg[data-role=queen]')).toHaveCount(1);
    expect(await still()).toEqual(before);
    await press(page, 'white');
    await expect(page.locator('.reserve')).toHaveCount(0);
    await expect(page.locator('.card.irregular')).toHaveCount(0);
    // No square keeps a tint of what was chosen.
    await expect(page.locator('.square.chosen')).toHaveCount(0);
    const found = await (await page.request.get(`${hall.address}/api/v1/games/${game}`)).json();
    expect(found.view.board.split('/')[0]).toContain('Q');
  });
}

test('a new piece is carried to its square, and the card that asked for it goes', async ({ page, hall }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const game = await atOneDevice(page, hall, { rulebook: 'fide-2023', control: '30m' });
  await play(page, hall, game, BEFORE);
  await expect(page.locator('.man[data-on=h7]')).toHaveCount(1);
  await drag(page, 'h7', 'g8');
  const rook = await page.getByRole('button', { name: /White\W+rook/ }).boundingBox();
  if (!rook) throw new Error('no rook beside the board');
  await page.mouse.move(rook.x + rook.width / 2, rook.y + rook.height / 2);
  await page.mouse.down();
  await page.mouse.move(...(await middle(page, 'g8')), { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('.man[data-on=g8] svg[data-role=rook]')).toHaveCount(1);
  await press(page, 'white');
  await expect(page.locator('.card.irregular')).toHaveCount(0);
});

for (const mode of ['assisted', 'online']) {
  test(`on a board that completes moves the choice stands at the square (${mode})`, async ({
    page,
    hall,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const game = await atOneDevice(page, hall, { rulebook: 'fide-2023', mode, control: '30m' });
    await play(page, hall, game, BEFORE);
    await tap(page, 'h7');
    await tap(page, 'g8');
    const chooser = page.locator('.promotion');
    await expect(chooser.locator('button')).toHaveCount(4);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    const [box, square] = [await chooser.boundingBox(), await page.locator('[data-square=g8]').boundingBox()];
    if (!box || !square) throw new Error('not on the screen');
    expect(Math.abs(box.x + box.width / 2 - (square.x + square.width / 2))).toBeLessThan(2);
    expect(Math.abs(box.y - square.y)).toBeLessThan(2);
    expect(box.height).toBeLessThan(4.5 * Math.max(44, square.height));
    // Elsewhere the pawn stays where it is, and by Escape too.
    await page.keyboard.press('Escape');
    await expect(chooser).toHaveCount(0);
    await expect(page.locator('.man[data-on=h7]')).toHaveCount(1);
    await tap(page, 'h7');
    await tap(page, 'g8');
    await page.getByRole('button', { name: /White\W+knight/ }).click();
    await expect(page.locator('.man[data-on=g8] svg[data-role=knight]')).toHaveCount(1);
    await expect(page.locator('.square.chosen')).toHaveCount(0);
  });
}
