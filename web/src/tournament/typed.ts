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

export interface Said {
  board: string;
  result: string;
}

/** Persian and Arabic digits as the others. */
export const latin = (text: string): string =>
  text.replace(/[\u06f0-\u06f9\u0660-\u0669]/g, (sign) => String(sign.charCodeAt(0) & 0xf));

/** Boards with their results as far as they are typed; one key is for the board that is next. */
export function said(text: string, next: string): Said[] {
  const words = latin(text)
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  const first = words[0];
  if (first === undefined) return [];
  if (words.length === 1) {
    const result = RESULTS[first];
    return result && next ? [{ board: next, result }] : [{ board: first, result: '' }];
  }
  const all: Said[] = [];
  for (let at = 0; at < words.length; at += 2) {
    const board = words[at] ?? '';
    all.push({ board, result: RESULTS[words[at + 1] ?? ''] ?? '' });
  }
  return all;
}
