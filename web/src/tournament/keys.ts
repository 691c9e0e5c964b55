/** Keys outside of fields: where each leads. */

const PAGES: Readonly<Record<string, string>> = {
  r: 'round',
  e: 'entries',
  c: 'checkin',
  h: 'history',
  q: 'questions',
};

/** The Latin letter of a key, whatever the layout writes with it. */
export function letter({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key === '؟') return '?';
  const place = /^[\x20-\x7e]$/.test(key) || key.length > 2 ? null : /^Key([A-Z])$/.exec(code);
  return place?.[1]?.toLowerCase() ?? key;
}

/** Letters lead to pages; on a page where typing looks for somebody, they go into its field. */
export function listenToKeys(event: string): void {
  let going = false;
  const go = (path: string) => location.assign(path);
  document.addEventListener('keydown', (pressed) => {
    if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.isComposing) return;
    const at = pressed.target;
    if (
      at instanceof HTMLInputElement ||
      at instanceof HTMLTextAreaElement ||
      at instanceof HTMLSelectElement
    )
      return;
    const search = document.querySelector<HTMLInputElement>('[data-types]');
    if (search) {
      // The letter itself comes into the field that has the focus by then.
      if (/^[\p{L}\p{N}]$/u.test(pressed.key) || pressed.key === '/') search.focus();
      if (pressed.key === '/') pressed.preventDefault();
      return;
    }
    if (document.documentElement.dataset.keys === 'off') return;
    const key = letter(pressed);
    if (going) {
      going = false;
      if (key === 's') go(`/e/${event}/standings`);
      else if (PAGES[key]) go(`/arbiter/${event}/${PAGES[key]}`);
      return;
    }
    if (key === 'g') going = true;
    else if (key === 'e') go(`/arbiter/${event}/results`);
    else if (key === 'n') go(`/arbiter/${event}/late`);
    else if (key === 'z' || key === 'x') document.querySelector<HTMLElement>(`[data-key=${key}]`)?.click();
    else if (key === '?') document.querySelector<HTMLDialogElement>('#keys')?.showModal();
    else if (key === '/') {
      pressed.preventDefault();
      document.querySelector<HTMLInputElement>('[data-find]')?.focus();
    }
  });
}

/** Where there is a keyboard, typing begins at once; elsewhere a field with the focus would cover half of the list. */
export function typesAtOnce(): void {
  if (matchMedia('(pointer: fine)').matches && document.activeElement === document.body)
    document.querySelector<HTMLInputElement>('[data-types]')?.focus();
}
