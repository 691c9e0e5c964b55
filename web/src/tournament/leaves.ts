/** Pages that turn, and time that is counted to an hour. */

/** The page that is meant by a number beyond either end: they go round. */
export const turned = (wanted: number, pages: number): number =>
  pages > 0 ? ((wanted % pages) + pages) % pages : 0;

/** Milliseconds until an hour, negative from it on; nothing where none can be read. An hour without a zone is the hall's. */
export function until(at: string, now: number): number | undefined {
  const hour = Date.parse(at);
  return Number.isNaN(hour) ? undefined : hour - now;
}

/** How many pages show all of a list that flows on beside itself in columns: a page that is filled in part is one. */
export function pages(all: number, shown: number, gap: number): number {
  // Widths are whole numbers here and parts of them there.
  const rounding = 0.02;
  return Math.max(1, Math.ceil((all + gap) / (shown + gap) - rounding));
}
