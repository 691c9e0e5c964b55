/** The day of a school league in Persian on a phone, from the paste to the print, with the organiser's taps counted. */
import type { Locator, Page } from '@playwright/test';
import { breakLine, expect, person, test } from './hall';

const FIRST = ['آرش', 'بهار', 'پویا', 'ترانه', 'جواد', 'چکاوک', 'حامد', 'خورشید'];
const LAST = ['احمدی', 'باقری', 'پارسا', 'تهرانی', 'جعفری', 'چنگیزی'];

const persian = (text: string): string =>
  text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? digit);

/** 48 invented pupils of six schools, and one who is a day too old. */
function pupils(): string {
  const lines = LAST.flatMap((last, school) =>
    FIRST.map((first, nth) => {
      const year = nth < 7 ? 1388 : 1392;
      return `${first} ${last}\tمدرسهٔ ${school + 1}\t${year}/${1 + ((nth + school) % 12)}/${nth + 1}`;
    }),
  );
  return persian(['نام\tمدرسه\tتاریخ تولد', ...lines, 'پیر کهن\tمدرسهٔ 1\t1385/12/10'].join('\n'));
}

/** Taps, and how many they were; what is typed for results is no tap. */
class Organiser {
  taps = 0;
  private games = 0;

  constructor(readonly page: Page) {}

  async tap(what: string | Locator): Promise<void> {
    this.taps += 1;
    await (typeof what === 'string' ? this.page.locator(what) : what).click();
  }

  async stands(step: string, how: string): Promise<void> {
    await expect(this.page.locator(`[data-step=${step}]`)).toHaveAttribute('data-how', how);
  }

  async types(keys: string): Promise<void> {
    await this.page.locator('#typed').fill(persian(keys));
    await this.page.locator('#typed').press('Enter');
  }

  /** The keys of all boards that are open: every seventh game is a draw. */
  async keys(): Promise<string[]> {
    const boards = await this.page
      .locator('.tour-taps > li:not([data-score])')
      .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.board ?? ''));
    return boards.map((board) => {
      this.games += 1;
      return `${board} ${this.games % 7 === 0 ? '5' : this.games % 2}`;
    });
  }

  /** Pairs and publishes the next round, where the last result has not made it already, and is on its results. */
  async nextRound(): Promise<void> {
    const go = this.page.locator('[data-go]');
    await this.tap(
      (await go.count()) > 0 ? go : this.page.locator('[aria-current=step] a[href*="/results?"]').first(),
    );
    await this.page.waitForURL('**/results?round=*');
  }

  async backToTheDay(): Promise<void> {
    await this.tap('.tour-go a >> nth=0');
    await this.page.waitForURL('**/round');
  }
}

const noScrollSideways = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

test('a day of 48 pupils, from the paste to the print, within sixty taps', async ({ hall, browser }) => {
  test.setTimeout(90_000);
  const page = await person(browser, 'fa');
  const organiser = new Organiser(page);
  await page.goto(`${hall.address}/new/tournament`);
  await organiser.tap('label:has(input[value=lekocup-1402])');
  await page.locator('textarea[name=players]').fill(pupils());
  await expect(page.locator('#read li')).toHaveCount(49);
  await expect(page.locator('#read li.doubt')).toContainText('بزرگ‌تر از رده');
  await organiser.tap('.create button');
  await expect(page.locator('[name=anyway]')).toBeAttached();
  await organiser.tap('.create button');
  await page.waitForURL('**/round');
  const event = /arbiter\/([^/]+)/.exec(page.url())?.[1] ?? '';
  await organiser.stands('entries', 'done');
  await noScrollSideways(page);

  // The desk looks at certificates: two taps a pupil; after the first the others are said in one go.
  await page.goto(`${hall.address}/arbiter/${event}/checkin`);
  const row = page.locator('#tour-rows > li').first();
  await row.locator('summary').click();
  await row.locator('.tour-deeds .button').first().click();
  await expect(page.locator('#tour-rows [data-status=checked_in] >> nth=0')).toBeAttached();
  const acts = Array.from({ length: 48 }, (_, at) => ({ do: 'document_seen', entrant: at + 1 }));
  const seen = await page.request.post(`${hall.address}/api/v1/events/${event}/acts`, {
    data: { id: 'certificates', acts },
  });
  expect(seen.status(), await seen.text()).toBe(200);
  await organiser.tap('[data-page=round]');
  await organiser.stands('identity', 'done');

  // What the regulations leave open, with the name of whoever answered.
  await organiser.tap('[data-step=points] a');
  await expect(page.locator('.tour-answers .field input:visible, .tour-answers .field select')).toHaveCount(
    9,
  );
  await noScrollSideways(page);
  await page.locator('[name=who]').fill('خانم آزادی، دبیرخانه');
  await organiser.tap('[name=as][value=offered]');
  await expect(page.locator('.tour-answers')).toHaveCount(0);
  await organiser.tap('[data-page=round]');
  await organiser.stands('groups', 'now');
  await organiser.tap('[data-go]');
  await organiser.stands('groups', 'done');

  await organiser.nextRound();

  // A pupil finds the name: from then on the phone says where to sit.
  const phone = await person(browser, 'fa');
  await phone.goto(`${hall.address}/e/${event}`);
  await phone.locator('input[type=search]').fill('بهار احمدی');
  await phone.keyboard.press('Enter');
  await phone.getByRole('button', { name: 'این منم' }).click();
  await expect(phone.locator('.tour-seat')).toContainText('دور ۱');

  // Round 1: all but the last board in a line, a slip in that one, and the way back; a line that breaks keeps what is typed.
  const keys = await organiser.keys();
  expect(keys).toHaveLength(24);
  await organiser.types(keys.slice(0, -1).join(' '));
  await expect(page.locator('[name=next]')).toHaveValue('24');
  await organiser.types('24 0');
  await expect(page.locator('[data-board="24"]')).toHaveAttribute('data-score', '0–1');
  await organiser.types('z');
  await expect(page.locator('[data-board="24"]')).not.toHaveAttribute('data-score');
  await breakLine(page);
  await organiser.types('24 1');
  await expect(page.locator('.tour-kept li')).toHaveCount(1);
  await page.context().setOffline(false);
  await expect(page.locator('.tour-kept')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-board="24"]')).toHaveAttribute('data-score', '1–0');

  // Somebody leaves.
  await organiser.tap('[data-page=entries]');
  await organiser.tap('#tour-rows > li:nth-child(3) summary');
  await organiser.tap(page.locator('#tour-rows > li:nth-child(3) button[value*=withdraw]'));
  await expect(page.locator('#tour-rows > li:nth-child(3)')).toHaveAttribute('data-status', 'withdrawn');
  await organiser.tap('[data-page=round]');

  // Round after round until somebody has won.
  for (
    let round = 2;
    (await page.locator('[data-step=prizes]').getAttribute('data-how')) !== 'now';
    round += 1
  ) {
    expect(round).toBeLessThan(25);
    await organiser.nextRound();
    // It hears of the next round by itself.
    if (round === 2) await expect(phone.locator('.tour-seat')).toContainText('دور ۲', { timeout: 5_000 });
    await noScrollSideways(page);
    await organiser.types((await organiser.keys()).join(' '));
    await organiser.backToTheDay();
  }
  await organiser.stands('cup', 'done');

  // Certificates once more, then days of birth go, and the table is printed.
  const looks = page.locator('[data-step=prizes] form:has([value*=document_seen]) button');
  for (let left = await looks.count(); left > 0; left -= 1) {
    await expect(looks).toHaveCount(left);
    await organiser.tap(looks.first());
  }
  await expect(looks).toHaveCount(0);
  await organiser.tap('[data-go]');
  await organiser.stands('prizes', 'done');
  await noScrollSideways(page);
  await organiser.tap('[data-step=prizes] a[href*=print]');
  await expect(page.locator('table tbody tr')).toHaveCount(48);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('table').first()).toContainText('بهار احمدی');
  expect(organiser.taps).toBeLessThanOrEqual(60);
  await phone.context().close();
  await page.context().close();
});
