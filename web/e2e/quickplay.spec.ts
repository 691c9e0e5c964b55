/** A quickplay finish where no arbiter is there: the claim, the final position written and verified, and what an arbiter decides later. */
import { expect, newGame, person, seated, test } from './hall';

for (const language of ['en', 'fa'] as const) {
  test(`a quickplay claim without an arbiter, ${language}`, async ({ browser, hall }) => {
    const maker = await person(browser, language);
    const made = await newGame(maker, hall, {
      control: '2h',
      rulebook: 'fide-2009',
      mode: 'physical',
      seats: 'open',
      position: '8/8/4k3/8/8/3RK3/8/7r w - - 10 70',
    });
    const [white, black] = await seated(browser, hall, language, made);
    // White has a minute and a half, as both say.
    let said = 0;
    const together = async (act: object) => {
      for (const page of [white, black]) {
        said += 1;
        const data = { id: `${said}`, seen: 9_999, acts: [act] };
        const done = await page.request.post(`${hall.address}/api/v1/games/${made.game}/commands`, { data });
        expect(done.ok(), await done.text()).toBe(true);
      }
    };
    await together({ do: 'start' });
    await together({ do: 'stop_clocks' });
    await together({ do: 'adjust', side: 'white', ms: 90_000, why: 'as it was' });
    await together({ do: 'resume' });
    await expect(white.locator('.game')).toHaveAttribute('data-phase', 'running');
    await white.locator('.actions button').nth(1).click();
    await white.locator('dialog input[value=no_arbiter_draw]').check();
    await white.locator('dialog input[value=cannot_win]').check();
    await white.locator('dialog .button.wide').click();

    // Play has ended; the claimant writes the position, and only his opponent verifies it.
    await expect(white.locator('.referred')).toBeVisible();
    await expect(black.locator('.referred [data-run=verify]')).toHaveCount(0);
    await white.locator('.referred button[type=submit]').click();
    await expect(white.locator('.referred [data-run=verify]')).toHaveCount(0);
    await black.locator('.referred [data-run=verify]').click();
    await expect(white.locator('.referred form')).toHaveCount(0);
    await expect(white.locator('.referred p')).toHaveCount(3);
    await white.screenshot({ path: `test-results/quickplay-white-${language}.png`, fullPage: true });
    // What an arbiter has said both enter, and that ends it.
    await white.locator('.referred [data-decides=draw]').click();
    await expect(white.locator('.game')).toHaveAttribute('data-unanswered', '0');
    await expect(white.locator('.game')).not.toHaveAttribute('data-phase', 'over');
    await black.locator('.referred [data-decides=draw]').click();
    await expect(white.locator('.game')).toHaveAttribute('data-phase', 'over');
    const view = await (await white.request.get(`${hall.address}/api/v1/games/${made.game}`)).json();
    expect(view.view.end.result).toBe('1/2-1/2');
  });
}
