/** The pages of officials: forms are sent without a new page, what is typed is said, and what happens elsewhere comes in. */
import '../style/parts.css';
import { refresh } from './fresh';
import { listenToKeys, typesAtOnce } from './keys';
import { listen } from './line';
import { dropPresent, keepPresent, meant, present, sendPresent, showPresent } from './present';
import { changed, enter, escaped, keepsTap, lined, says, shows } from './results';
import { proposeZone } from './zone';

const bar = document.querySelector<HTMLElement>('[data-event]');
const event = bar?.dataset.event ?? '';

/** Nobody is asked at every letter. */
const PAUSE = 300;

const field = (): HTMLInputElement | null => document.querySelector<HTMLInputElement>('#typed');

/** Sends a form as the browser would, and shows the page that comes back in the place of this one. */
async function send(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  const body = new URLSearchParams();
  form.querySelector('.tour-undone')?.remove();
  const row = form.closest<HTMLElement>('.tour-checkin li')?.dataset.entrant;
  for (const [name, value] of new FormData(form, button as HTMLButtonElement | null))
    body.append(name, String(value));
  let answer: Response;
  try {
    answer = await fetch(form.action, { method: 'POST', body, headers: { accept: 'text/html' } });
  } catch {
    if (row) keepPresent(event, row, body, button?.textContent?.trim() ?? '');
    else if (!keepsTap(form, body)) undone(form, button);
    showPresent(event);
    return;
  }
  if (row && answer.ok) dropPresent(event, row);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const main = page.querySelector('main');
  if (!main) return;
  const typing = field();
  document.querySelector('main')?.replaceWith(main);
  document.title = page.title;
  keepsTyping(typing);
  if (answer.ok) history.replaceState(null, '', answer.url);
  started();
}

/** Says at the button that nothing was done: it is not kept, and is tapped again when the line is there. */
function undone(form: HTMLFormElement, button: HTMLElement | null): void {
  const line = document.createElement('p');
  line.className = 'tour-undone wrong';
  line.setAttribute('role', 'alert');
  line.textContent = form.dataset.undone ?? bar?.dataset.undone ?? '';
  if (button && form.contains(button)) button.after(line);
  else form.append(line);
}

/** What was begun in the field of results goes on in the one that took its place. */
function keepsTyping(before: HTMLInputElement | null): void {
  const typed = field();
  if (!before?.value || !typed || typed.value) return;
  typed.value = before.value;
  typed.focus();
  typed.setSelectionRange(before.selectionStart, before.selectionEnd);
}

document.addEventListener('submit', (submitted) => {
  const form = submitted.target;
  if (!(form instanceof HTMLFormElement) || form.method !== 'post' || !form.closest('main.tour')) return;
  submitted.preventDefault();
  if (form.dataset.results) {
    enter(form);
    return;
  }
  if (form.dataset.sent) return;
  form.dataset.sent = 'yes';
  void send(form, submitted.submitter).finally(() => delete form.dataset.sent);
});

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
  if (target.id === 'typed') changed();
  if (target.dataset.filter) filters(target);
});

// A key that is held down is one Enter: never the second one that a change wants, nor a button pressed again.
document.addEventListener(
  'keydown',
  (pressed) => {
    if (pressed.key === 'Enter' && pressed.repeat && !(pressed.target instanceof HTMLTextAreaElement))
      pressed.preventDefault();
    if (pressed.key === 'Escape' && pressed.target === field() && !pressed.isComposing) escaped();
  },
  { capture: true },
);

function lineIs(open: boolean): void {
  const old = document.querySelector('.tour-offline');
  if (open) {
    old?.remove();
    for (const line of document.querySelectorAll('.tour-undone')) line.remove();
    lined(true);
    if (present(event).some((one) => one.why === undefined))
      void sendPresent(event).then((sent) => {
        showPresent(event);
        if (sent) refresh(0);
      });
    return;
  }
  lined(false);
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
  shows();
  showPresent(event);
  proposeZone();
  const typed = field();
  if (typed && document.activeElement === document.body) typed.focus();
  typesAtOnce();
}

listenToKeys(event);
started();
if (event) lined(true);
document.addEventListener('fresh', () => {
  shows();
  showPresent(event);
});
if (event) listen(event, () => refresh(), lineIs);
