/** The own time said aloud when it gets short: never the opponent's, never a flag, and not where it is told on request only. */

import { clockText, inDigits } from '../core/numbers';
import { say } from '../core/say';
import { plain, t } from '../core/texts';
import type { Color } from '../core/wire';
import type { Game } from './game';
import { shownNow } from './model';

const LOOK = 500;
const TOLD = [300_000, 60_000, 30_000, 10_000];

/** The mark that was passed between two looks at a display. */
export function passed(before: number, now: number): number | undefined {
  return TOLD.find((mark) => before > mark && now <= mark && now > 0);
}

export function tellTime(game: Game, reader: boolean): void {
  if (reader || document.documentElement.dataset.quiet === 'on' || game.model.welcome.sides.length !== 1)
    return;
  let last: number | undefined;
  setInterval(() => {
    const side: Color = game.model.welcome.sides[0] ?? 'white';
    const now = shownNow(game.shown, side, performance.now());
    const mark = last === undefined || now === undefined ? undefined : passed(last, now);
    last = now;
    if (mark !== undefined) say(plain(t('screen-time-left', { time: inDigits(clockText(mark)) })));
  }, LOOK);
}
