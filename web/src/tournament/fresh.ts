/** Takes the parts of a page that change from the server again, without moving anything under a finger. */

/** Nothing is drawn anew so soon after the last touch. */
const PAUSE = 2_000;
/** A changed row is marked for so long. */
const MARKED = 5_000;

let touched = 0;
for (const kind of ['pointerdown', 'keydown'] as const) {
  window.addEventListener(kind, () => {
    touched = Date.now();
  });
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Fetches the page once more and puts its changing parts in the place of those that are shown. */
export function refresh(after = 150): void {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    const rest = PAUSE - (Date.now() - touched);
    if (rest > 0) {
      refresh(rest);
      return;
    }
    try {
      const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
      if (answer.ok) put(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    } catch {
      // The line tells when it is there again, and then it is asked anew.
    }
  }, after);
}

const version = (page: Document): number =>
  Number(page.querySelector<HTMLElement>('[data-version]')?.dataset.version ?? 0);

/** Puts the changing parts of another state of this page in their places. An older one that comes late changes nothing. */
export function put(page: Document): void {
  if (version(page) < version(document)) return;
  for (const old of document.querySelectorAll<HTMLElement>('[data-live]')) {
    const part = page.querySelector<HTMLElement>(`[data-live="${old.dataset.live}"]`);
    if (!part || part.outerHTML === old.outerHTML || old.contains(document.activeElement)) continue;
    for (const open of old.querySelectorAll<HTMLElement>('[data-board] details[open]')) {
      const board = open.closest<HTMLElement>('[data-board]')?.dataset.board;
      part.querySelector(`[data-board="${board}"] details`)?.setAttribute('open', '');
    }
    mark(old, part);
    old.replaceWith(part);
  }
  for (const known of ['version', 'events']) {
    const now = page.querySelector<HTMLElement>(`[data-${known}]`)?.dataset[known];
    const old = document.querySelector<HTMLElement>(`[data-${known}]`);
    if (old && now) old.dataset[known] = now;
  }
  document.dispatchEvent(new Event('fresh'));
}

function mark(old: HTMLElement, part: HTMLElement): void {
  for (const row of part.querySelectorAll<HTMLElement>('[data-board]')) {
    const before = old.querySelector(`[data-board="${row.dataset.board}"]`);
    if (!before || before.textContent === row.textContent) continue;
    row.classList.add('changed');
    setTimeout(() => row.classList.remove('changed'), MARKED);
  }
}
