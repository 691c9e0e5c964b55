/** Check-ins without a line: kept on this device with their time, their rows dotted, and sent when the line is there again. */
import { count } from '../core/numbers';
import { latin } from './typed';
import { moment, read, sendAll, store, type Waits } from './waiting';

export interface Present extends Waits {
  /** Of which event, and who there: a list over the sections of a festival has everybody's own. */
  entrant: string;
}

const place = (event: string): string => `present/${event}`;

export const present = (event: string): Present[] => read(place(event));

/** What a row was tapped for; the newest tap on a row is what counts. */
export function keepPresent(event: string, entrant: string, body: URLSearchParams): void {
  const others = present(event).filter((one) => one.entrant !== entrant);
  store<Present>(place(event), [...others, { entrant, body: body.toString(), at: moment(others) }]);
}

/** Sends what waits, each to the section of its row. Whether something was taken. */
export const sendPresent = (event: string): Promise<boolean> =>
  sendAll<Present>(place(event), (one) => ({ to: `/arbiter/${one.entrant.split('/')[0]}/act`, one }));

/** Dots the rows that wait, and says in the head how many they are. */
export function showPresent(event: string): void {
  const list = document.querySelector<HTMLElement>('.tour-checkin');
  if (!list) return;
  const waiting = present(event);
  for (const row of list.querySelectorAll<HTMLElement>('li')) {
    const waits = waiting.find((one) => one.entrant === row.dataset.entrant);
    row.classList.toggle('waits', waits !== undefined);
    row.title = waits?.why ?? '';
    if (waits) row.querySelector('details')?.removeAttribute('open');
  }
  const head = document.querySelector<HTMLElement>('[data-waits]');
  if (!head) return;
  head.hidden = waiting.length === 0;
  head.textContent = (head.dataset.waits ?? '').replace('@count', count(waiting.length));
}

/** Letters that are one letter to whoever looks for a name: the two forms of ye and kaf, half-spaces, accents. */
const plain = (text: string): string =>
  latin(text)
    .normalize('NFD')
    .replace(/\p{M}|\u200c/gu, '')
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .toLowerCase();

/** Whether somebody is meant: by the first letters of any of his names in their order, or by the number on his badge. */
export function meant(typed: string, name: string, rank: string): boolean {
  const wanted = plain(typed)
    .split(/[\s,]+/u)
    .filter(Boolean);
  if (/^\d+$/.test(wanted.join(''))) return rank.startsWith(wanted.join(''));
  const words = plain(name).split(/[\s,.-]+/u);
  let from = 0;
  return wanted.every((letters) => {
    const at = words.findIndex((word, place) => place >= from && word.startsWith(letters));
    from = at + 1;
    return at >= 0;
  });
}
