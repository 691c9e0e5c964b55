/** The Laws: boards that play, contents where there is room, one kind of digits and of signs a page. */
import type { Page } from '@playwright/test';
import { expect, newGame, person, test } from './hall';

test('a case is a board that plays to its ruling', async ({ page, hall }) => {
  await page.goto(`${hall.address}/laws/fide-2023/9.2`);
  const reel = page.locator('.reel').first();
  await expect(reel.locator('.reel-bar button')).toHaveCount(3);
  await reel.focus();
  await page.keyboard.press('End');
  await expect(reel.locator('.reel-card strong')).not.toHaveText('');
  await expect(reel.locator('.reel-card a')).toHaveAttribute('href', /^\/laws\/fide-2023\/9/);
});

test('the contents stand beside the text where there is room', async ({ page, hall }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${hall.address}/laws/fide-2023`);
  const contents = page.locator('.contents');
  const [list, text] = [await contents.boundingBox(), await page.locator('.text').boundingBox()];
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(text?.x ?? 0);
  await contents.getByText('The drawn game').click();
  await expect(page.locator('#part-9')).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(contents).toBeHidden();
});

/** Texts with digits of two kinds on a page: what is typed, copied or names a square is no text. */
const mixed = (page: Page, local: string): Promise<string[]> =>
  page.evaluate((zero) => {
    const found: string[] = [];
    // Where digits are chosen each choice shows its own.
    const kept =
      'script, style, textarea, input, code, svg, option, [translate=no], .board, label:has([name=digits])';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest(kept)) continue;
      // Squares, moves, castling, addresses, positions: names with Latin letters or signs of their own.
      const words = (node.textContent ?? '').replace(/\u2068[^\u2069]*\/[^\u2069]*\u2069/g, '').split(/\s+/);
      for (const word of words) {
        const name = /[A-Za-z]/.test(word) || /^0-0/.test(word) || word.includes('/');
        const latin = /[0-9]/.test(word);
        const own = [...word].some((sign) => {
          const at = (sign.codePointAt(0) ?? 0) - (zero.codePointAt(0) ?? 0);
          return at >= 0 && at < 10;
        });
        if (zero === '0' ? /[٠-٩۰-۹]/.test(word) : latin && !own && !name) found.push(word);
      }
    }
    return found;
  }, local);

const PAGES = [
  '/',
  '/new',
  '/settings',
  '/laws',
  '/laws/fide-2009',
  '/laws/fide-2023/7.5.5',
  '/laws/fide-2009/9.2a',
  '/laws/lekocup-1402/age',
  '/laws/compare?a=fide-2018&b=fide-2023',
  '/laws/search?q=9.2',
  '/judge',
  '/judge/flag?fallen=black&record=8/8/8/4k3/8/8/8/4K2R+w+-+-+0+1',
  '/judge/dead?record=8/8/8/4k3/8/8/8/4K3',
  '/judge?record=nothing',
];

for (const [lang, digits, zero] of [
  ['fa', 'language', '۰'],
  ['ar', 'language', '0'],
  ['ar', 'local', '٠'],
] as const) {
  test(`no page mixes digits in ${lang} with those of the ${digits}`, async ({ browser, hall }) => {
    const page = await person(browser, lang);
    await page.context().addCookies([{ name: 'digits', value: digits, url: hall.address }]);
    const made = await newGame(page, hall, { rulebook: 'casual', seats: 'both', control: '5m+3s' });
    for (const address of [...PAGES, `/g/${made.game}`, `/e/${made.event}`]) {
      await page.goto(hall.address + address);
      await page.waitForLoadState('networkidle');
      expect(await mixed(page, zero), address).toEqual([]);
    }
    await page.context().close();
  });
}

test('moves have figurines in Persian and Arabic, and letters for whoever wants them', async ({
  browser,
  hall,
}) => {
  const line = `${hall.address}/judge/flag?fallen=black&record=8/8/8/4k3/8/8/8/4K2R+w+-+-+0+1`;
  for (const [lang, notation, shown] of [
    ['fa', undefined, /[♔♖]/],
    ['ar', undefined, /[♔♖]/],
    ['fa', 'letters', /[شر]/],
    ['en', undefined, /[KR]/],
    ['en', 'figurines', /[♔♖]/],
  ] as const) {
    const page = await person(browser, lang);
    if (notation) await page.context().addCookies([{ name: 'notation', value: notation, url: hall.address }]);
    await page.goto(line);
    await expect(page.locator('.proof')).toContainText(shown);
    await expect(page.locator('.reel-bar button')).toHaveCount(3);
    await page.locator('.reel-bar button').last().click();
    await expect(page.locator('.reel-said')).toContainText(shown);
    await page.context().close();
  }
});

test('words that differ are marked, and contents lead through a comparison', async ({ page, hall }) => {
  await page.goto(`${hall.address}/laws/compare?a=fide-2009&b=fide-2014`);
  await expect(page.locator('.subject mark').first()).toBeVisible();
  await page.locator('.contents a').nth(3).click();
  await expect(page.locator('.compared:target')).toBeInViewport();
});
