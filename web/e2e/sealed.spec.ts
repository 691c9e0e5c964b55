/** An adjourned game on screens: the move is sealed on the player's phone, nobody reads it, and it is opened in the next session. */
import { atBoard, expect, test } from './hall';

for (const language of ['en', 'fa'] as const) {
  test(`a game is adjourned and played on, ${language}`, async ({ browser, hall }) => {
    const { arbiter, white, black, board, event } = await atBoard(browser, hall, language, {
      rulebook: 'fide-2005',
    });
    await arbiter.locator('[data-run=start]').click();
    await arbiter.locator('#tab-clocks').click();
    await arbiter.locator('[data-run=adjourn]').click();
    // Only the player who has the move writes.
    await expect(black.locator('.sealed')).toBeVisible();
    await expect(black.locator('.sealed input')).toHaveCount(0);
    await white.locator('.sealed input').fill('Nf3');
    await white.locator('.sealed h2').scrollIntoViewIfNeeded();
    await white.screenshot({ path: `test-results/sealed-white-${language}.png` });
    await white.locator('.sealed button[type=submit]').click();
    await white.locator('[data-run=stop_clocks]').click();
    await expect(white.locator('.sealed input')).toHaveCount(0);
    for (const page of [black, arbiter]) {
      await expect(page.locator('.sealed')).toBeVisible();
      expect(await page.content()).not.toContain('Nf3');
    }
    // The next session: the player comes who must reply, and the envelope is opened.
    await expect(arbiter.locator('[data-run=open_envelope]')).toHaveCount(0);
    await black.locator('[data-run=arrive]').click();
    await white.locator('[data-run=arrive]').click();
    await arbiter.screenshot({ path: `test-results/sealed-arbiter-${language}.png` });
    const paper = await arbiter.context().newPage();
    await paper.goto(`${hall.address}/arbiter/${event}/b/1/envelope`);
    await expect(paper.locator('.envelope dd')).not.toHaveCount(0);
    await paper.setViewportSize({ width: 800, height: 900 });
    await paper.screenshot({ path: `test-results/envelope-${language}.png` });
    expect(await paper.content()).not.toContain('Nf3');
    await arbiter.locator('[data-run=open_envelope]').click();
    await expect(arbiter.locator('.sealed')).toHaveCount(0);
    await expect(black.locator('.sealed')).toHaveCount(0);
    await expect(black.locator('.game')).toHaveAttribute('data-phase', 'running');
    const view = await (await black.request.get(`${hall.address}/api/v1/games/${board.game}`)).json();
    expect([view.view.last, view.view.turn]).toEqual(['g1f3', 'black']);
  });
}
