/** The public lists of a tournament, and the phone of a player: they follow what happens. */
import { sound } from '../game/sounds';
import { refresh } from './fresh';
import { listen, type Told } from './line';

const here = /^\/e\/([^/?#]+)/.exec(location.pathname)?.[1];

/** The events of this phone's players, each with the last entry that the page knows. */
const mine = (): [event: string, version: string][] =>
  (document.querySelector<HTMLElement>('main[data-events]')?.dataset.events ?? '')
    .split(' ')
    .filter(Boolean)
    .map((one) => one.split('@') as [string, string]);

/** Where somebody sits, so that a new board is felt. */
const seats = (): string =>
  [...document.querySelectorAll('.tour-place')].map((place) => place.textContent).join('|');

let before = seats();
document.addEventListener('fresh', () => {
  const now = seats();
  if (now !== before && now !== '') {
    navigator.vibrate?.([200, 100, 200]);
    sound('offer');
  }
  before = now;
});

/** Whether a phone asks anew: of a round always, of a result only where it is of its own board. */
function concerns(event: string, told?: Told): boolean {
  if (told?.type === 'standings' || told?.type === 'question') return false;
  if (told?.type !== 'result') return true;
  const seats = document.querySelectorAll<HTMLElement>(`.tour-seat[data-live^="seat-${event}-"]`);
  return [...seats].some((seat) => seat.dataset.seat === String(told.board));
}

const noLine = (): void => undefined;
if (here) listen(here, () => refresh(), noLine);
else
  for (const [event] of mine())
    listen(
      event,
      (told) => {
        if (concerns(event, told)) refresh();
      },
      noLine,
      () => mine().find(([one]) => one === event)?.[1],
    );
