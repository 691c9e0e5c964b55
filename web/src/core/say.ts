/** What is read aloud: one queue, at once or when there is a pause; the same sentence twice is read twice. */

const regions: Partial<Record<'polite' | 'assertive', HTMLElement>> = {};
const last: Partial<Record<'polite' | 'assertive', string>> = {};

function region(kind: 'polite' | 'assertive'): HTMLElement {
  const found = regions[kind];
  if (found) return found;
  const made = document.createElement('div');
  made.className = 'unseen';
  made.dataset.live = kind;
  made.setAttribute('aria-live', kind);
  made.setAttribute('role', kind === 'assertive' ? 'alert' : 'status');
  document.body.append(made);
  regions[kind] = made;
  return made;
}

/** Both are there before anything is said, or the first sentence would be missed. */
export function prepareToSay(): void {
  region('polite');
  region('assertive');
}

/** What has been said in one breath: a region that is changed twice at once is read once, with its last words only. */
const breath: Record<'polite' | 'assertive', string[]> = { polite: [], assertive: [] };

export function say(text: string, kind: 'polite' | 'assertive' = 'polite'): void {
  const words = breath[kind];
  if (text === '' || words.includes(text)) return;
  words.push(text);
  if (words.length === 1) queueMicrotask(() => speak(words.splice(0).join(' '), kind));
}

function speak(text: string, kind: 'polite' | 'assertive'): void {
  const again = last[kind] === text;
  const said = again ? `${text}\u200b` : text;
  last[kind] = said;
  region(kind).textContent = said;
}
