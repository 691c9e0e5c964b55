/** The public lists of a tournament, and the phone of a player: they follow what happens. */
import { refresh } from './fresh';
import { listen } from './line';

const here = /^\/e\/([^/?#]+)/.exec(location.pathname)?.[1];
const mine = document.querySelector<HTMLElement>('main[data-events]')?.dataset.events ?? '';
const events = here ? [here] : mine.split(' ').filter(Boolean);

/** Where somebody sits, so that a new board is felt. */
const seats = (): string =>
  [...document.querySelectorAll('.tour-place')].map((place) => place.textContent).join('|');

let before = seats();
document.addEventListener('fresh', () => {
  const now = seats();
  if (now !== before && now !== '') navigator.vibrate?.([200, 100, 200]);
  before = now;
});

for (const event of events) {
  listen(
    event,
    () => refresh(),
    () => undefined,
  );
}
