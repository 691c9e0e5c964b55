/** Check-ins without a line: kept on this device with their time, their rows dotted, and sent when the line is there again. */
import { count } from '../core/numbers';
import { latin } from './typed';
import { change, moment, read, sendAll, store, type Waits } from './waiting';

export interface Present extends Waits {
  /** Of which event, and who there: a list over the sections of a festival has everybody's own. */
  entrant: string;
  /** The words of the button. */
  said?: string;
}

const place = (event: string): string => `present/${event}`;

export const present = (event: string): Present[] => read(place(event));

/** What a row was tapped for; the newest tap on a row is what counts. */
export function keepPresent(event: string, entrant: string, body: URLSearchParams, said: string): void {
  const others = present(event).filter((one) => one.entrant !== entrant);
  store<Present>(place(event), [...others, { entrant, said, body: body.toString(), at: moment(others) }]);
}

/** What was kept of a row counts no more: it was tapped again with a line. */
export function dropPresent(event: string, entrant: string): void {
  for (const one of present(event)) if (one.entrant === entrant) change<Present>(place(event), one);
}

/** Sends what waits, each to the section of its row; what was refused once is not asked again. Whether something was taken. */
export const sendPresent = (event: string): Promise<boolean> =>
  sendAll<Present>(place(event), (one) =>
    one.why === undefined ? { to: `/arbiter/${one.entrant.split('/')[0]}/act`, one } : undefined,
  );

/** A row that was refused: what was tapped, why not, and a button that lets it rest. */
function refused(event: string, row: HTMLElement, one: Present | undefined, leave: string): void {
  const old = row.querySelector<HTMLElement>('.tour-refused');
  const text = one?.why === undefined ? '' : [one.said, one.why].filter(Boolean).join(': ');
  if (old && old.dataset.text === text) return;
  old?.remove();
  if (!text) return;
  const line = document.createElement('p');
  line.className = 'tour-refused wrong';
  line.dataset.text = text;
  line.setAttribute('role', 'alert');
  const words = document.createElement('span');
  words.dir = 'auto';
  words.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'plain';
  button.textContent = leave;
  button.addEventListener('click', () => {
    dropPresent(event, row.dataset.entrant ?? '');
    showPresent(event);
  });
  line.append(words, ' ', button);
  row.append(line);
}

/** Dots the rows that wait, says in the head how many they are, and at each that was refused why. */
export function showPresent(event: string): void {
  const list = document.querySelector<HTMLElement>('.tour-checkin');
  if (!list) return;
  const all = present(event);
  const waiting = all.filter((one) => one.why === undefined);
  for (const row of list.querySelectorAll<HTMLElement>('li')) {
    const waits = waiting.find((one) => one.entrant === row.dataset.entrant);
    row.classList.toggle('waits', waits !== undefined);
    if (waits) row.querySelector('details')?.removeAttribute('open');
    const found = all.find((one) => one.entrant === row.dataset.entrant);
    refused(event, row, found, list.dataset.leave ?? '');
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
