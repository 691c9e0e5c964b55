/** Acts by their tag. */
import type { Act } from './wire';

/** The acts of this tag, with their fields. */
export type ActOf<Do extends Act['do']> = Extract<Act, { do: Do }>;
