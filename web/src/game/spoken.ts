/** A written or spoken move as this screen understands its words; whether it is legal is not asked here. */
import { inEnglishLetters } from '../core/letters';
import { fromDigits } from '../core/numbers';

export interface Understood {
  /** For the server: English letters. */
  text: string;
  /** What was understood, where it has the form of a move. */
  move?: { role: string; from: string; to: string; takes: boolean; becomes: string } | { castles: string };
}

const ROLES: Readonly<Record<string, string>> = {
  K: 'king',
  Q: 'queen',
  R: 'rook',
  B: 'bishop',
  N: 'knight',
};

/** The names by which files and ranks are said where a move is announced, and the pieces in the languages of the pages. */
const WORDS: Readonly<Record<string, string>> = {
  anna: 'a',
  bella: 'b',
  cesar: 'c',
  david: 'd',
  eva: 'e',
  felix: 'f',
  gustav: 'g',
  hector: 'h',
  eins: '1',
  zwei: '2',
  drei: '3',
  vier: '4',
  fünf: '5',
  fuenf: '5',
  sechs: '6',
  sieben: '7',
  acht: '8',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  könig: 'K',
  koenig: 'K',
  dame: 'Q',
  turm: 'R',
  läufer: 'B',
  laeufer: 'B',
  springer: 'N',
  bauer: '',
  king: 'K',
  queen: 'Q',
  rook: 'R',
  bishop: 'B',
  knight: 'N',
  pawn: '',
  takes: 'x',
  to: '',
  شاه: 'K',
  وزیر: 'Q',
  رخ: 'R',
  فیل: 'B',
  اسب: 'N',
  پیاده: '',
  ملك: 'K',
  وزير: 'Q',
  حصان: 'N',
  بيدق: '',
  vua: 'K',
  hậu: 'Q',
  xe: 'R',
  tượng: 'B',
  mã: 'N',
  tốt: '',
};

const CASTLES: Readonly<Record<string, string>> = { 'O-O': 'short', 'O-O-O': 'long' };

/** Words said one after the other as a move in letters: `springer hector 3` is `Nh3`. */
function inLetters(text: string, language: string): string {
  const words = fromDigits(text.trim())
    .split(/\s+/)
    .map((word) => WORDS[word.toLocaleLowerCase()] ?? inEnglishLetters(word, language));
  return words.join('');
}

export function understood(typed: string, language: string): Understood {
  const text = inLetters(typed, language);
  const castles = CASTLES[text.replace(/0/g, 'O').replace(/[+#]$/, '').toUpperCase()];
  if (castles) return { text, move: { castles } };
  const found = /^([KQRBN])?([a-h]?[1-8]?)([x:-])?([a-h][1-8])(?:=?([QRBNqrbn]))?[+#]?$/.exec(text);
  if (!found) return { text };
  const [, piece = '', from = '', sign = '', to = '', becomes = ''] = found;
  // `e2e4` names no piece.
  const role = piece ? (ROLES[piece] ?? '') : from.length === 2 ? 'none' : 'pawn';
  return {
    text,
    move: {
      role,
      from,
      to,
      takes: sign === 'x' || sign === ':',
      becomes: ROLES[becomes.toUpperCase()] ?? '',
    },
  };
}
