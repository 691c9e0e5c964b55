/** Pages that turn, and time that is counted to an hour. */

/** The page that is meant by a number beyond either end: they go round. */
export const turned = (wanted: number, pages: number): number =>
  pages > 0 ? ((wanted % pages) + pages) % pages : 0;

/** Milliseconds until an hour, negative from it on; nothing where none can be read. An hour without a zone is the hall's. */
export function until(at: string, now: number): number | undefined {
  const hour = Date.parse(at);
  return Number.isNaN(hour) ? undefined : hour - now;
}
