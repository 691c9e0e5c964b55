/** Hands: two at once, and none but the keyboard's. */
import { atOneDevice, expect, listen, middle, newGame, play, test } from './hall';

test('two pointers castle at once', async ({ page, hall, context }) => {
  await page.setViewportSize({ width: 800, height: 1280 });
  const game = await atOneDevice(page, hall);
  await play(page, hall, game, 'e4 e5 Nf3 Nf6 Bc4 Bc5');
  await expect(page.locator('.man[data-on=c5]')).toHaveCount(1);
  const touch = await context.newCDPSession(page);
  const [e1, g1, h1, f1] = await Promise.all(['e1', 'g1', 'h1', 'f1'].map((square) => middle(page, square)));
  const point = (id: number, at: [number, number] | undefined) => ({ id, x: at?.[0] ?? 0, y: at?.[1] ?? 0 });
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { id: number; x: number; y: number }[],
  ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [point(1, e1)]);
  await send('touchStart', [point(1, e1), point(2, h1)]);
  await send('touchMove', [point(1, g1), point(2, f1)]);
  await send('touchEnd', [point(2, f1)]);
  await send('touchEnd', []);
  await expect(page.locator('.man.white[data-on=g1]')).toHaveCount(1);
  await expect(page.locator('.man.white[data-on=f1]')).toHaveCount(1);
  await expect(page.locator('.game')).toHaveAttribute('data-unanswered', '0');
  // The game has taken both hands as one castling, or has ruled on the second hand; either way it was heard.
  const log = await page.request.get(`${hall.address}/api/v1/games/${game}`);
  expect(JSON.stringify(await log.json())).toContain(
    '"board":"rnbqk2r/pppp1ppp/5n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1"',
  );
});

test('a game is played by the keyboard alone', async ({ page, hall }) => {
  const made = await newGame(page, hall, { rulebook: 'casual', seats: 'both' });
  await page.goto(hall.address + made.go);
  await page.locator('.sentence[data-what=before] button').press('Enter');
  await expect(page.locator('[data-phase=running]')).toBeVisible();
  const said = await listen(page);
  await page.locator('.square[tabindex="0"]').focus();
  const go = async (square: string) => {
    await page.keyboard.press(`Shift+Digit${'abcdefgh'.indexOf(square.charAt(0)) + 1}`);
    await page.keyboard.press(`Digit${square.charAt(1)}`);
    await expect(page.locator('.square:focus')).toHaveAttribute('data-square', square);
  };
  const answered = () => expect(page.locator('.game')).toHaveAttribute('data-unanswered', '0');
  const move = async (side: string, from: string, to: string) => {
    await expect(page.locator(`.strip[data-side=${side}]`)).toHaveClass(/running/);
    await answered();
    await go(from);
    await page.keyboard.press('Enter');
    await go(to);
    await page.keyboard.press('Enter');
    await expect(page.locator(`.man[data-on=${to}]`)).toHaveCount(1);
    await page.keyboard.press('Space');
  };
  await move('white', 'f2', 'f3');
  await move('black', 'e7', 'e5');
  await move('white', 'g2', 'g4');
  await expect(page.locator('.strip[data-side=black]')).toHaveClass(/running/);
  await answered();
  await go('d8');
  await page.keyboard.press('Enter');
  await go('h4');
  await page.keyboard.press('Enter');
  await expect(page.locator('.game')).toHaveAttribute('data-phase', 'over');
  await expect(page.locator('.band .result')).toHaveText('0–1');
  expect((await said()).join(' ')).not.toBe('');
});
