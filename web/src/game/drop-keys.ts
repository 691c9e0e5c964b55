/** A man in hand by keys: `@`, the letter of the man, the square, Enter. What is typed is remembered here; nothing is done. */
import type { Square } from '../board/squares';
import type { KINDS } from './pocket';

type Kind = (typeof KINDS)[number];

/** What has been typed after `@`. */
export interface Dropping {
  readonly kind?: Kind;
  readonly file?: string;
  readonly square?: Square;
}

export interface DropStep {
  /** What is remembered; nothing where it is over. */
  readonly dropping: Dropping | undefined;
  /** What the key meant; nothing where the board may have it. */
  readonly did?: 'begins' | 'takes' | 'file' | 'points' | 'puts' | 'ends';
}

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** Keys that change others. */
const HELD: ReadonlySet<string> = new Set(['Shift', 'Alt', 'AltGraph', 'Control', 'Meta']);

/** What a key means to who puts a man from his hand on the board; nothing where it has no part in that. */
export function dropStep(dropping: Dropping | undefined, event: Key): DropStep | undefined {
  // The sign has other places on other keyboards; the key of the digit is where it was learnt.
  if (event.key === '@' || (event.shiftKey && event.code === 'Digit2')) {
    return { dropping: {}, did: 'begins' };
  }
  if (!dropping || HELD.has(event.key)) return undefined;
  if (event.key === 'Escape') return { dropping: undefined, did: 'ends' };
  const { kind, file, square } = dropping;
  if (!kind) {
    const letter = /^Key([QRBNP])$/.exec(event.code)?.[1]?.toLowerCase();
    return letter ? { dropping: { kind: letter as Kind }, did: 'takes' } : { dropping: undefined };
  }
  const named = /^Key([A-H])$/.exec(event.code)?.[1]?.toLowerCase();
  if (named) return { dropping: { kind, file: named }, did: 'file' };
  const rank = /^(?:Digit|Numpad)([1-8])$/.exec(event.code)?.[1];
  if (rank && file) return { dropping: { kind, square: file + rank }, did: 'points' };
  if (event.key === 'Enter') return square ? { dropping: undefined, did: 'puts' } : { dropping: undefined };
  // The cursor of the board may go on from there.
  return { dropping: { kind } };
}
