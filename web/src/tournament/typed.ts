/** What a line of results says, while it is typed: the same keys that the server reads. */

const RESULTS: Readonly<Record<string, string>> = {
  '1': '1-0',
  '0': '0-1',
  '5': '1/2-1/2',
  '=': '1/2-1/2',
  '+': '+:-',
  '-': '-:+',
  b: '-:-',
  a: '*',
};

/** How a result is typed: by its key, and as it is written where it has none. */
export const keyOf = (result: string): string =>
  Object.keys(RESULTS).find((key) => RESULTS[key] === result) ?? result;

/** What stands on the keys a, b, z and ? under Persian and Arabic layouts. */
const KEYS: Readonly<Record<string, string>> = {
  ش: 'a',
  ذ: 'b',
  لا: 'b',
  ﻻ: 'b',
  ظ: 'z',
  ئ: 'z',
  '؟': '?',
};

export interface Said {
  board: string;
  result: string;
}

/** Persian and Arabic digits as the others. */
export const latin = (text: string): string =>
  text.replace(/[\u06f0-\u06f9\u0660-\u0669]/g, (sign) => String(sign.charCodeAt(0) & 0xf));

const words = (text: string): string[] =>
  latin(text)
    .toLowerCase()
    .split(/[\s,;،؛]+/)
    .filter(Boolean)
    .map((word) => KEYS[word] ?? word);

/** A line as it is sent: whatever the layout of the keyboard, and one key with the board that it is for. */
export function bound(text: string, next: string): string {
  const all = words(text);
  const alone = all.length === 1 && next !== '' && all[0] !== 'z' && all[0] !== '?';
  return (alone ? [next, ...all] : all).join(' ');
}

/** Boards with their results as far as they are typed; one key is for the board that is next. */
export function said(text: string, next: string): Said[] {
  const all = words(text);
  const first = all[0];
  if (first === undefined || first === 'z' || first === '?') return [];
  if (all.length === 1) {
    const result = RESULTS[first];
    return result && next ? [{ board: next, result }] : [{ board: first, result: '' }];
  }
  const found: Said[] = [];
  for (let at = 0; at < all.length; at += 2) {
    const board = all[at] ?? '';
    found.push({ board, result: RESULTS[all[at + 1] ?? ''] ?? '' });
  }
  return found;
}
