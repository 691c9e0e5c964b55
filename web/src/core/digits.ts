/**
 * The digits that the reader has chosen, where they are not those of the language: Latin ones in Persian, Arabic-Indic
 * ones in Arabic. What the server says in its sentences is rewritten when it is heard.
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
]);

export type Wish = 'latin' | 'local' | undefined;

/** The extension of a locale that makes its digits those that were chosen. */
export function extension(language: string, wish: Wish): string {
  if (wish === 'latin') return '-u-nu-latn';
  return wish === 'local' && language === 'ar' ? '-u-nu-arab' : '';
}

/** A sentence in the digits that were chosen. Numbers beside Latin letters are squares and moves and stay. */
export function rewritten(text: string, language: string, wish: Wish): string {
  if (language === 'fa' && wish === 'latin')
    return text.replace(/[۰-۹]/g, (digit) => LATIN.charAt(PERSIAN.indexOf(digit)));
  if (language === 'ar' && wish === 'local')
    return text.replace(/(?<![A-Za-z\d][\d]*)\d+(?![\d]*[A-Za-z])/g, (digits) =>
      digits.replace(/\d/g, (digit) => ARABIC.charAt(Number(digit))),
    );
  return text;
}

function deep(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  return Array.isArray(value) ? value.map((one) => deep(one, change)) : value;
}

/** What is left of a time control stands under the names of the players: a list of words, where there are figures elsewhere. */
const isWords = (value: unknown): boolean =>
  Array.isArray(value) && value.some((one) => typeof one === 'string' && one.includes(' '));

/** JSON of the server, its sentences in the digits of the page. */
export function readJson(json: string): unknown {
  const { lang, dataset } = document.documentElement;
  const wish = dataset.digits as Wish;
  if (extension(lang, wish) === '' || lang === 'en' || lang === 'vi') return JSON.parse(json);
  const change = (text: string) => rewritten(text, lang, wish);
  return JSON.parse(json, (key, value) => (READ.has(key) || isWords(value) ? deep(value, change) : value));
}
