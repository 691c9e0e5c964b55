/** The two sides of a board. */
import type { Color } from './wire';

/** White first. */
export const SIDES: readonly Color[] = ['white', 'black'];

export const other = (side: Color): Color => (side === 'white' ? 'black' : 'white');
