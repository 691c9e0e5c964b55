/** The pages of officials: forms are sent without a new page, what is typed is said, and what happens elsewhere comes in. */
import '../style/parts.css';
import { refresh } from './fresh';
import { drop, keep, kept, sendKept, type Waiting } from './kept';
import { listen } from './line';
import { keepPresent, meant, present, sendPresent, showPresent } from './present';
import { said } from './typed';
import { proposeZone } from './zone';

const bar = document.querySelector<HTMLElement>('[data-event]');
const event = bar?.dataset.event ?? '';

/** Nobody is asked at every letter. */
const PAUSE = 300;

const field = (): HTMLInputElement | null => document.querySelector<HTMLInputElement>('#typed');

/** Sends a form as the browser would, and shows the page that comes back in the place of this one. */
async function send(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, button as HTMLButtonElement | null))
    body.append(name, String(value));
  let answer: Response;
  try {
    answer = await fetch(form.action, { method: 'POST', body, headers: { accept: 'text/html' } });
  } catch {
    const row = form.closest<HTMLElement>('.tour-checkin li')?.dataset.entrant;
    if (form.dataset.results) keep(event, body);
    else if (row) keepPresent(event, row, body);
    showKept();
    showPresent(event);
    return;
  }
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const main = page.querySelector('main');
  if (!main) return;
  document.querySelector('main')?.replaceWith(main);
  document.title = page.title;
  if (answer.ok) history.replaceState(null, '', answer.url);
  started();
}

document.addEventListener('submit', (submitted) => {
  const form = submitted.target;
  if (!(form instanceof HTMLFormElement) || form.method !== 'post' || !form.closest('main.tour')) return;
  submitted.preventDefault();
  if (form.dataset.sent) return;
  form.dataset.sent = 'yes';
  void send(form, submitted.submitter).finally(() => delete form.dataset.sent);
});

/** Says what a line of results means, with the names, and lights up its rows. */
function says(): void {
  const typed = field();
  const form = typed?.form;
  const place = document.querySelector('#typed-says');
  if (!typed || !form || !place) return;
  const next = form.querySelector<HTMLInputElement>('[name=next]')?.value ?? '';
  const sentences = JSON.parse(form.dataset.says ?? '{}') as Record<string, string>;
  for (const lit of document.querySelectorAll('.tour-taps .lit')) lit.classList.remove('lit');
  const told: string[] = [];
  for (const one of said(typed.value, next)) {
    const row = document.querySelector<HTMLElement>(`.tour-taps [data-board="${CSS.escape(one.board)}"]`);
    row?.classList.add('lit');
    const sentence = sentences[row ? one.result || 'open' : 'none'] ?? '';
    const filled = sentence
      .replace('@board', one.board)
      .replace('@white', row?.dataset.white ?? '')
      .replace('@black', row?.dataset.black ?? '');
    told.push(row?.dataset.score && one.result ? `${filled} (${row.dataset.score})` : filled);
  }
  place.textContent = told.join(' · ');
}

let pause: ReturnType<typeof setTimeout> | undefined;

/** Shows how a pasted list is understood. */
function reads(area: HTMLTextAreaElement): void {
  clearTimeout(pause);
  pause = setTimeout(async () => {
    const place = document.querySelector('#read');
    if (!place) return;
    try {
      const chosen = document.querySelector<HTMLInputElement>('input[name=preset]:checked')?.value;
      const under = new URLSearchParams({ preset: area.dataset.preset ?? chosen ?? '' });
      for (const column of place.querySelectorAll<HTMLSelectElement | HTMLInputElement>('[name^=col]'))
        under.set(column.name, column.value);
      const answer = await fetch(`/new/tournament/read?${under}`, {
        method: 'POST',
        body: area.value,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      });
      if (!answer.ok) return;
      const at = place.contains(document.activeElement)
        ? document.activeElement?.getAttribute('name')
        : undefined;
      place.innerHTML = await answer.text();
      if (at) place.querySelector<HTMLElement>(`[name="${CSS.escape(at)}"]`)?.focus();
    } catch {
      // It is read again when it is sent.
    }
  }, PAUSE);
}

/** Leaves only those rows that are meant. */
function filters(input: HTMLInputElement): void {
  for (const row of document.querySelectorAll<HTMLElement>(`#${input.dataset.filter} > li`)) {
    const { name = row.textContent ?? '', rank = '' } = row.dataset;
    row.hidden = !meant(input.value, name, rank);
  }
}

document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === 'preset') {
    const area = document.querySelector<HTMLTextAreaElement>('[data-paste]');
    if (area?.value) reads(area);
  }
  if (target instanceof HTMLTextAreaElement && 'paste' in target.dataset) reads(target);
  if (target instanceof HTMLSelectElement && 'column' in target.dataset) {
    const area = target.form?.querySelector<HTMLTextAreaElement>('[data-paste]');
    if (area) reads(area);
  }
  if (!(target instanceof HTMLInputElement)) return;
  if (target.id === 'typed') says();
  if (target.dataset.filter) filters(target);
});

/** Where a key leads; letters work outside of fields only. */
const PAGES: Readonly<Record<string, string>> = {
  r: 'round',
  e: 'entries',
  c: 'checkin',
  h: 'history',
  q: 'questions',
};
let going = false;
document.addEventListener('keydown', (pressed) => {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || document.documentElement.dataset.keys === 'off')
    return;
  const at = pressed.target;
  if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement)
    return;
  const go = (path: string) => location.assign(path);
  if (going) {
    going = false;
    if (pressed.key === 's') go(`/e/${event}/standings`);
    else if (PAGES[pressed.key]) go(`/arbiter/${event}/${PAGES[pressed.key]}`);
    return;
  }
  if (pressed.key === 'g') going = true;
  else if (pressed.key === 'e') go(`/arbiter/${event}/results`);
  else if (pressed.key === 'n') go(`/arbiter/${event}/late`);
  else if (pressed.key === 'z' || pressed.key === 'x')
    document.querySelector<HTMLElement>(`[data-key=${pressed.key}]`)?.click();
  else if (pressed.key === '?') document.querySelector<HTMLDialogElement>('#keys')?.showModal();
  else if (pressed.key === '/') {
    pressed.preventDefault();
    document.querySelector<HTMLInputElement>('[data-find]')?.focus();
  }
});

/** A line that was refused is typed again, to be looked at and entered as any other, or gives way to what stands. */
function answers(form: HTMLFormElement, line: Waiting): HTMLButtonElement[] {
  const answer = (word: string | undefined, then: () => void): HTMLButtonElement => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'plain';
    button.textContent = word ?? '';
    button.addEventListener('click', () => {
      drop(event, line);
      showKept();
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

/** Results that wait for the line stand above the field. */
function showKept(): void {
  const form = field()?.form;
  if (!form) return;
  form.querySelector('.tour-kept')?.remove();
  const waiting = kept(event);
  if (waiting.length === 0) return;
  const list = document.createElement('ol');
  list.className = 'tour-kept';
  for (const one of waiting) {
    const item = document.createElement('li');
    item.textContent = one.why ? `${one.typed}: ${one.why}` : one.typed;
    if (one.why) item.append(...answers(form, one));
    list.append(item);
  }
  form.prepend(list);
  const typed = field();
  if (typed) typed.value = '';
}

function lineIs(open: boolean): void {
  const old = document.querySelector('.tour-offline');
  if (open) {
    old?.remove();
    void sendKept(event).then((sent) => {
      showKept();
      if (sent) refresh(0);
    });
    if (present(event).length > 0)
      void sendPresent(event).then((sent) => {
        showPresent(event);
        if (sent) refresh(0);
      });
    return;
  }
  const words = bar?.dataset.offline;
  if (old || !words) return;
  const line = document.createElement('p');
  line.className = 'line-bar tour-offline';
  line.setAttribute('role', 'status');
  line.textContent = words;
  document.querySelector('main')?.prepend(line);
}

function started(): void {
  // Why a line was not taken stays until it is changed.
  if (!document.querySelector('#typed-says .wrong')) says();
  showKept();
  showPresent(event);
  proposeZone();
  const typed = field();
  if (typed && document.activeElement === document.body) typed.focus();
}

started();
document.addEventListener('fresh', () => showPresent(event));
if (event) listen(event, () => refresh(), lineIs);
