/** How a screen takes over the page that the server has made. */
import { readJson } from './digits';
import { loadTexts } from './texts';

/** The texts that a screen has besides those of all screens. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  arbiter: ['desk'],
  clocks: ['lessons'],
  desk: ['desk'],
  lesson: ['lessons'],
  lessons: ['lessons'],
  wall: ['desk'],
  train: ['train'],
};

/**
 * The element of the screen, the data that came with it, and its texts, loaded. What a page without script says in a
 * `<main>` makes room for the screen; a form stays as it is.
 */
export async function takeOver<T>(
  screen: string,
): Promise<{ main: HTMLElement; data: T | undefined } | undefined> {
  const main = document.querySelector<HTMLElement>(`[data-screen="${screen}"]`);
  if (!main) return undefined;
  await loadTexts(document.documentElement.lang, MORE[screen]);
  if (main.tagName === 'MAIN') main.replaceChildren();
  const data = document.querySelector('#welcome')?.textContent;
  return { main, data: data ? (readJson(data) as T) : undefined };
}
