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

const VOICE = 'voice';

/** The browser's own voice for the language of the page, where it has one. */
function voice(): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in window)) return undefined;
  const { lang } = document.documentElement;
  return speechSynthesis.getVoices().find((one) => one.lang.toLowerCase().startsWith(lang));
}

/** Whether this device can read aloud by itself, and whether it does; nobody near a board is spoken to unasked. */
export const canSpeak = (): boolean => voice() !== undefined;
export function speaks(): boolean {
  try {
    return localStorage.getItem(VOICE) === 'on';
  } catch {
    // A window that keeps nothing has not been told to speak.
    return false;
  }
}

export function letSpeak(on: boolean): void {
  try {
    localStorage.setItem(VOICE, on ? 'on' : 'off');
  } catch {
    return;
  }
  if (!on && 'speechSynthesis' in window) speechSynthesis.cancel();
}

function aloud(text: string, kind: 'polite' | 'assertive'): void {
  const found = speaks() ? voice() : undefined;
  if (!found) return;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = found;
  words.lang = found.lang;
  // A ruling interrupts, times wait.
  if (kind === 'assertive') speechSynthesis.cancel();
  speechSynthesis.speak(words);
}

function speak(text: string, kind: 'polite' | 'assertive'): void {
  aloud(text, kind);
  const again = last[kind] === text;
  const said = again ? `${text}\u200b` : text;
  last[kind] = said;
  region(kind).textContent = said;
}
