/** Moves as somebody writes them in the letters of his language, in the letters that the server reads: English ones. */
import { fromDigits } from './numbers';

/** King, queen, rook, bishop, knight; what several languages share means the same in each. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  fa: ['ش', 'و', 'ر', 'ف', 'ا'],
  ar: ['م', 'و', 'ر', 'ف', 'ح'],
  vi: ['V', 'H', 'X', 'T', 'M'],
};

const ENGLISH = ['K', 'Q', 'R', 'B', 'N'];
const FIGURINES = ['♔', '♕', '♖', '♗', '♘'];

/**
 * A written move for the server. English letters are read in every language: none of the four uses one of them for
 * another piece.
 */
export function inEnglishLetters(text: string, language: string): string {
  const own = LETTERS[language] ?? [];
  const plain = fromDigits(text.trim()).replace(/[\u200c-\u200f\u2066-\u2069]/g, '');
  return [...plain]
    .map((sign) => {
      const alef = sign === 'أ' || sign === 'آ' ? 'ا' : sign;
      const place = Math.max(own.indexOf(alef), FIGURINES.indexOf(sign));
      return ENGLISH[place] ?? sign;
    })
    .join('');
}
