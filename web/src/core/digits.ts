/**
 * One kind of digits and of signs for pieces on a page. The server does the same with what it sends as a page; what it
 * says in its messages is rewritten here when it is heard.
 */

const LATIN = '0123456789';
const PERSIAN = '۰۱۲۳۴۵۶۷۸۹';
const ARABIC = '٠١٢٣٤٥٦٧٨٩';

/** What is read by people in what the server sends; everything else is for the screen. */
const READ: ReadonlySet<string> = new Set([
  'text',
  'texts',
  'title',
  'cause',
  'summary',
  'end_text',
  'end_title',
  'end_reason',
  'control_words',
  'rulebook_title',
  'ribbon',
  'words',
  'story',
  'known',
  'said',
]);

export type Wish = 'latin' | 'local' | undefined;

/** The extension of a locale that makes its digits those that were chosen. */
export function extension(language: string, wish: Wish): string {
  if (wish === 'latin') return '-u-nu-latn';
  return wish === 'local' && language === 'ar' ? '-u-nu-arab' : '';
}

/** Runs of signs that are one number or one name: `9.2a`, `12:40`, `Nf3`, `127.0.0.1:8080`. */
const WORD = /[A-Za-z0-9./:_\-+=#%?@~()[\]]+/g;

/** The number of an article that has letters too: `9.2a`, `A.4.1`, `III.6`, `3(c)`. */
const ARTICLE = /^\(?(?:[A-Z]{1,3}\.\(?\d+(?:\.\d+)*[a-z]?\)?|\d+(?:\.\d+)+[a-z]?|\d+\([a-z]\))\)?[.:]*$/;

/** Eight ranks, as the first field of a FEN has them. */
const isPosition = (text: string): boolean =>
  text.split(/\s+/).some((word) => (word.match(/\//g)?.length ?? 0) === 7);

/** Whether a word counts, measures or names an article; squares, moves, addresses and codes do not. */
function isNumber(word: string): boolean {
  if (/[A-Za-z]/.test(word)) return ARTICLE.test(word);
  if (word.startsWith('0-0') || isPosition(word)) return false;
  return !(word.includes('.') && word.includes(':') && !word.endsWith(':'));
}

function inDigitsOf(text: string, digits: string): string {
  const parts = text.split(/(\u2068[^\u2069]*\u2069)/);
  const numbers = (part: string) =>
    part.replace(WORD, (word) =>
      isNumber(word) ? word.replace(/\d/g, (digit) => digits.charAt(Number(digit))) : word,
    );
  return parts
    .map((part) => (part.startsWith('\u2068') && isPosition(part.slice(1, -1)) ? part : numbers(part)))
    .join('');
}

/** A sentence in the digits of the page. Numbers beside Latin letters are squares and moves and stay. */
export function rewritten(text: string, language: string, wish: Wish): string {
  if (language === 'fa' && wish === 'latin')
    return text.replace(/[۰-۹]/g, (digit) => LATIN.charAt(PERSIAN.indexOf(digit)));
  if (language === 'fa') return inDigitsOf(text, PERSIAN);
  if (language === 'ar' && wish === 'local') return inDigitsOf(text, ARABIC);
  return text;
}

const FIGURINES = '♔♕♖♗♘';
/** King, queen, rook, bishop, knight, by language. */
const LETTERS: Readonly<Record<string, string>> = { en: 'KQRBN', fa: 'شورفا', ar: 'مورفح', vi: 'VHXTM' };

/** A sentence with its moves in letters or in figurines, where that was chosen against what the language has. */
export function withSigns(text: string, language: string, notation: string | undefined): string {
  const letters = LETTERS[language];
  if (!letters) return text;
  const rtl = language === 'fa' || language === 'ar';
  if (rtl && notation === 'letters')
    return text.replace(/[♔-♘]/g, (sign) => letters.charAt(FIGURINES.indexOf(sign)));
  if (rtl || notation !== 'figurines') return text;
  const move = new RegExp(`(?<![\\p{L}\\d])([${letters}])(?=x?[a-h]?[1-8]?x?[a-h][1-8](?![a-z\\d]))`, 'gu');
  return text.replace(move, (letter) => FIGURINES.charAt(letters.indexOf(letter)));
}

function deep(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  return Array.isArray(value) ? value.map((one) => deep(one, change)) : value;
}

/** What is left of a time control stands under the names of the players: a list of words, where there are figures elsewhere. */
const isWords = (value: unknown): boolean =>
  Array.isArray(value) && value.some((one) => typeof one === 'string' && one.includes(' '));

/** JSON of the server, its sentences in the digits and signs of the page. */
export function readJson(json: string): unknown {
  const { lang, dataset } = document.documentElement;
  const wished = dataset.digits === 'local' || dataset.notation !== undefined;
  if (lang !== 'fa' && !wished) return JSON.parse(json);
  const change = (text: string) =>
    withSigns(rewritten(text, lang, dataset.digits as Wish), lang, dataset.notation);
  return JSON.parse(json, (key, value) => (READ.has(key) || isWords(value) ? deep(value, change) : value));
}
