/**
 * Results are typed faster than a server answers. Each Enter takes what stands in the field at that moment, for the board that was next
 * at that moment; the field is free at once, and what is answered comes back to its own line.
 */
import { inDigits } from '../core/numbers';
import { put, refresh } from './fresh';
import { boards, drop, keep, keepTap, kept, late, sendKept, settle, unanswered, type Waiting } from './kept';
import { bound, keyOf, said } from './typed';
import type { Answer } from './waiting';

/** A line that is answered sooner is not listed as waiting. */
const SOON = 700;
/** What found no line is tried again after so long, if nothing tells of the line before. */
const AGAIN = 3_000;

const event = document.querySelector<HTMLElement>('[data-event]')?.dataset.event ?? '';
const field = (): HTMLInputElement | null => document.querySelector<HTMLInputElement>('#typed');
const row = (board: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.tour-taps [data-board="${CSS.escape(board)}"]`);

/** The refused line that was put back into the field. */
let returned: Waiting | undefined;

const here = (line: Waiting): boolean => line.round === field()?.form?.dataset.round;

/** The board that one key is for: the first open one with which nothing is the matter. Nobody knows it while a result is taken back. */
function next(except?: Waiting): string {
  const lines = kept(event).filter((one) => here(one) && one.at !== except?.at);
  if (lines.some((one) => one.typed === 'z' && one.why === undefined)) return '';
  const taken = new Set(lines.flatMap(boards));
  const open = document.querySelector<HTMLElement>('[data-open]')?.dataset.open ?? '';
  return open.split(' ').find((board) => board !== '' && !taken.has(board)) ?? '';
}

/** Says what the line in the field means, with the names, and lights up its rows. */
export function says(): void {
  const typed = field();
  const form = typed?.form;
  const place = document.querySelector('#typed-says');
  if (!typed || !form || !place) return;
  const sentences = JSON.parse(form.dataset.says ?? '{}') as Record<string, string>;
  for (const lit of document.querySelectorAll('.tour-taps .lit')) lit.classList.remove('lit');
  const told: string[] = [];
  for (const one of said(typed.value, next())) {
    const found = row(one.board);
    found?.classList.add('lit');
    const sentence = sentences[found ? one.result || 'open' : 'none'] ?? '';
    const filled = sentence
      .replace('@board', inDigits(one.board))
      .replace('@white', found?.dataset.white ?? '')
      .replace('@black', found?.dataset.black ?? '');
    told.push(found?.dataset.score && one.result ? `${filled} (${found.dataset.score})` : filled);
  }
  typed.removeAttribute('aria-invalid');
  place.textContent = told.join(' · ');
}

/** Takes what stands in the field. */
export function enter(form: HTMLFormElement): void {
  const typed = field();
  const line = typed?.value.trim();
  if (!typed || !line) return;
  const second = returned?.typed === line ? returned : undefined;
  const told = form.querySelector<HTMLInputElement>('[name=sure]');
  const sure = told?.value === line ? line : '';
  unsure();
  if (second) drop(event, second);
  keep(event, { round: form.dataset.round ?? '', typed: bound(line, next()), sure });
  empty();
  setTimeout(shows, SOON);
  void sends();
}

/** The result that an act enters, as far as it is one. */
function resultOf(act: string | null): { round: number; board: number; result: string } | undefined {
  try {
    const read = JSON.parse(act ?? '') as { do?: string; round: number; board: number; result: string };
    return read.do === 'result' ? read : undefined;
  } catch {
    return undefined;
  }
}

/** What was tapped on a board and found no line is kept, shown and sent as what is typed. Whether it was a result. */
export function keepsTap(form: HTMLFormElement, body: URLSearchParams): boolean {
  const act = resultOf(body.get('act'));
  if (!act || !form.closest('.tour-taps')) return false;
  const typed = `${act.board} ${keyOf(act.result)}`;
  keepTap(event, { round: String(act.round), typed, body: body.toString() });
  row(String(act.board))?.querySelector('details')?.removeAttribute('open');
  void sends();
  return true;
}

/** No change waits for its second Enter. */
function unsure(): void {
  const told = field()?.form?.querySelector<HTMLInputElement>('[name=sure]');
  if (told) told.value = '';
}

/** Empties the field, and lets the line rest that was put back into it. */
function empty(): void {
  const typed = field();
  if (typed) typed.value = '';
  returned = undefined;
  says();
  shows();
}

/** What was typed instead of the line that was put back: that stands in the list then. */
export function changed(): void {
  if (returned && field()?.value.trim() !== returned.typed) {
    returned = undefined;
    unsure();
    shows();
  }
  says();
}

/** Esc: nothing stands in the field, and the line that came back is given up. */
export function escaped(): void {
  if (returned) drop(event, returned);
  unsure();
  empty();
}

let again: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits while there is a line; whether something was taken. */
export async function sends(): Promise<boolean> {
  const sent = await sendKept(event, next, answered);
  if (unanswered(event).length > 0) {
    late(event);
    clearTimeout(again);
    again = setTimeout(() => void sends(), AGAIN);
  }
  shows();
  return sent;
}

function answered(line: Waiting, { ok, page, address }: Answer): void {
  if (ok) settle(event, line);
  if (!here(line)) return;
  put(page);
  if (ok) history.replaceState(null, '', address);
  else if (!line.late && field()?.value === '' && unanswered(event).length === 0) comesBack(line, page);
  shows();
  if (!returned) says();
}

/** A line that was not taken comes back to where it was typed, if nothing else was begun: the next key takes its place. */
function comesBack(line: Waiting, page: Document): void {
  const typed = field();
  const told = typed?.form?.querySelector<HTMLInputElement>('[name=sure]');
  const place = document.querySelector('#typed-says');
  const why = page.querySelector('.wrong');
  if (!typed || !told || !place || !why) return;
  returned = kept(event).find((one) => one.at === line.at);
  told.value = page.querySelector<HTMLInputElement>('[name=sure]')?.value ?? '';
  typed.value = line.typed;
  typed.setAttribute('aria-invalid', 'true');
  place.replaceChildren(document.adoptNode(why));
  typed.select();
}

/** A line that was refused is typed again, to be looked at and entered as any other, or gives way to what stands. */
function answers(form: HTMLFormElement, line: Waiting): HTMLButtonElement[] {
  const answer = (word: string | undefined, then: () => void): HTMLButtonElement => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'plain';
    button.textContent = word ?? '';
    button.addEventListener('click', () => {
      drop(event, line);
      shows();
      then();
    });
    return button;
  };
  const mine = (): void => {
    const typed = field();
    if (!typed) return;
    typed.value = line.typed;
    typed.focus();
    says();
  };
  return [answer(form.dataset.mine, mine), answer(form.dataset.theirs, () => field()?.focus())];
}

/** Shows the lines that wait or were refused under the field and at their boards, and which board one key is for. */
export function shows(): void {
  const typed = field();
  const form = typed?.form;
  if (!typed || !form) return;
  const lines = kept(event).filter((one) => here(one) && one.at !== returned?.at);
  const old = Date.now() - SOON;
  const told = lines.filter((one) => one.why !== undefined || one.late || one.at <= old);
  form.querySelector('.tour-kept')?.remove();
  if (told.length > 0) form.append(list(form, told));
  for (const mark of document.querySelectorAll('.tour-taps .waits')) mark.classList.remove('waits');
  for (const refused of document.querySelectorAll('.tour-taps .tour-refused')) refused.remove();
  for (const one of lines) for (const board of boards(one)) marks(board, one);
  const free = next();
  const hidden = form.querySelector<HTMLInputElement>('[name=next]');
  if (hidden) hidden.value = free;
  const label = form.querySelector('.field > span');
  if (label)
    label.textContent = free
      ? (form.dataset.next ?? '').replace('@board', inDigits(free))
      : (form.dataset.any ?? '');
}

function list(form: HTMLFormElement, lines: readonly Waiting[]): HTMLElement {
  const all = document.createElement('ol');
  all.className = 'tour-kept';
  for (const one of lines) {
    const item = document.createElement('li');
    const text = document.createElement('span');
    text.dir = 'auto';
    text.textContent = one.why === undefined ? one.typed : `${one.typed}: ${one.why}`;
    item.append(text);
    if (one.why !== undefined) {
      item.setAttribute('role', 'alert');
      item.append(...answers(form, one));
    }
    all.append(item);
  }
  return all;
}

/** A board with a line of its own: on its way, or refused and why. */
function marks(board: string, line: Waiting): void {
  const found = row(board);
  if (!found) return;
  if (line.why === undefined) found.classList.add('waits');
  else {
    const why = document.createElement('p');
    why.className = 'tour-refused wrong';
    why.textContent = `${inDigits(line.typed)}: ${line.why}`;
    found.append(why);
  }
}

/** The line is there, or there is none. */
export function lined(open: boolean): void {
  if (!open) shows();
  else if (unanswered(event).length > 0)
    void sends().then((sent) => {
      if (!sent || field()) return;
      // This page was made before what was typed on the last one had come in.
      if (document.activeElement === document.body) location.reload();
      else refresh(0);
    });
}
