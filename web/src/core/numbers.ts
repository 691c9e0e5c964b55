/** Figures, times of the clock and times of day in the digits of the page. */

import { extension, type Wish } from './digits';

const LOCALES: Readonly<Record<string, string>> = { fa: 'fa-IR', ar: 'ar', vi: 'vi-VN', en: 'en-GB' };

function locale(): string {
  const { lang, dataset } = document.documentElement;
  return (LOCALES[lang] ?? 'en-GB') + extension(lang, dataset.digits as Wish);
}

let local = '';
let digits: string[] = [];

/** Every Latin digit of a text in the digits of the page. */
export function inDigits(text: string): string {
  if (local !== locale()) {
    local = locale();
    const format = new Intl.NumberFormat(local, { useGrouping: false });
    digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => format.format(digit));
  }
  return text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

export const count = (number: number): string => new Intl.NumberFormat(locale()).format(number);

const two = (number: number): string => String(number).padStart(2, '0');

/** What a display shows: `1:05:09`, `5:09`. Begun seconds count, so that zero is shown only when there is no time. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** The time of day of an instant. */
export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }).format(at);
}

/** The same to the second, as it stands in a log. */
export function timeToTheSecond(at: number): string {
  return new Intl.DateTimeFormat(locale(), { timeStyle: 'medium' }).format(at);
}

/** The Latin digits of what somebody typed in the digits of any of our languages. */
export function fromDigits(text: string): string {
  return text
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
}
