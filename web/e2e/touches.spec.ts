/** Forty touches: nothing names a move that nobody has made, in the page, its attributes, what is read aloud, or the socket. */
import type { Page } from '@playwright/test';
import { acts, expect, join_, listen, newGame, person, test } from './hall';

/** Whatever looks like a move, or like a sign of check or mate. */
const MOVE =
  /\b(?:[KQRBN][a-h]?[1-8]?x?[a-h][1-8]|[a-h]x[a-h][1-8]|[a-h][1-8]-?[a-h][1-8][qrbn]?|O-O(?:-O)?|0-0(?:-0)?)\b[+#]?|[a-h][1-8][+#]/g;
const MADE = 'e4 e5 Bc4 Nc6 Qh5 Nf6';
const MADE_BY_SQUARES = ['e2e4', 'e7e5', 'f1c4', 'b8c6', 'd1h5', 'g8f6'];

const OWN = 'a1 b1 c1 e1 g1 h1 a2 b2 c2 d2 f2 g2 h2 e4 c4 h5'.split(' ');

/** The moves named in a text that nobody has made. */
function named(text: string): string[] {
  const made = new Set([...MADE.split(' '), ...MADE_BY_SQUARES]);
  return [...text.matchAll(MOVE)].map(([found]) => found).filter((found) => !made.has(found));
}

function hears(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

test('forty touches name no move that nobody has made', async ({ browser, hall }) => {
  test.setTimeout(120_000);
  const [white, black, arbiter, looking] = [
    await person(browser, 'en'),
    await person(browser, 'vi'),
    await person(browser, 'en', false),
    await person(browser, 'en'),
  ];
  const people = [white, black, looking];
  const heard = people.map(hears);
  const made = await newGame(arbiter, hall, { arbiter: true, seats: 'open', control: '90m' });
  await join_(white, hall, made.links.white ?? '', 'Anna');
  await join_(black, hall, made.links.black ?? '', 'Bình');
  await arbiter.request.post(hall.address + made.links.arbiter, { form: { name: 'Chen' } });
  await looking.goto(`${hall.address}/g/${made.game}?reader=1`);
  const said = await Promise.all(people.map(listen));
  await acts(arbiter, hall, made.game, undefined, [{ do: 'start' }]);
  const by = { white, black };
  for (const [index, text] of MADE.split(' ').entries()) {
    const side = index % 2 === 0 ? 'white' : 'black';
    await acts(by[side], hall, made.game, side, [{ do: 'move', text }]);
  }
  await expect(white.locator('.man[data-on=h5]')).toHaveCount(1);
  let touches = 0;
  while (touches < 40) {
    // What was touched first binds: the queen first, then the king with his few squares, then all of them.
    const order = touches === 0 ? ['h5', 'e1', 'f7', 'e5'] : OWN;
    for (const square of order) {
      await acts(white, hall, made.game, 'white', [{ do: 'touch', square }]);
      touches += 1;
      for (const [at, page] of people.entries()) {
        const whole = await page.evaluate(() => document.documentElement.outerHTML);
        const text = whole.replaceAll(made.game, '').replaceAll(made.event, '');
        expect(named(text), `page ${at} after ${square}`).toEqual([]);
      }
    }
  }
  // He touched the queen, and then a pawn that she can take.
  await expect(white.locator('.sentence[data-what=duty]')).toContainText('White must capture the pawn on f7');
  await expect(black.locator('.sentence[data-what=duty]')).toContainText('phải bắt');
  for (const [at, frames] of heard.entries()) {
    const text = frames.join(' ').replaceAll(made.game, '').replaceAll(made.event, '');
    expect(text.length).toBeGreaterThan(1_000);
    expect(named(text), `socket ${at}`).toEqual([]);
  }
  for (const one of said) expect(named((await one()).join(' '))).toEqual([]);
  for (const page of people) {
    for (const path of ['story', 'story?rulings=true', '']) {
      const answer = await page.request.get(
        `${hall.address}/api/v1/games/${made.game}/${path}`.replace(/\/$/, ''),
      );
      const text = (await answer.text()).replaceAll(made.game, '').replaceAll(made.event, '');
      expect(named(text), path).toEqual([]);
    }
  }
});
