/** What a learner keeps on his own device. */

const DAY = 86_400_000;

/** The day, counted from 1970. */
export const today = (): number => Math.floor(Date.now() / DAY);

/** Whether this window keeps anything under this name, and so whether it has to be said that it does not. */
export function keeps(store: string): boolean {
  try {
    localStorage.setItem(`${store}?`, '1');
    localStorage.removeItem(`${store}?`);
    return true;
  } catch {
    return false;
  }
}
