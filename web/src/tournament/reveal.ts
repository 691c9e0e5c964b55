/** What was drawn appears name by name, as it would from an envelope. */

/** A name a second: it is read aloud in this time, and 48 are still through within a minute. */
const PACE = 1_000;

/** Shows these one by one, each told as it appears; any key shows all at once. Then it is over. */
export function reveal(
  items: readonly HTMLElement[],
  appears: (item: HTMLElement) => void,
  over: () => void,
): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    over();
    return;
  }
  for (const item of items) item.classList.add('unrevealed');
  let next = 0;
  const stop = () => {
    clearInterval(timer);
    document.removeEventListener('keydown', skip, true);
    for (const item of items) item.classList.remove('unrevealed');
    over();
  };
  const skip = (pressed: Event) => {
    pressed.stopPropagation();
    stop();
  };
  const timer = setInterval(() => {
    const item = items[next];
    next += 1;
    if (!item) {
      stop();
      return;
    }
    item.classList.remove('unrevealed');
    appears(item);
  }, PACE);
  document.addEventListener('keydown', skip, true);
}
