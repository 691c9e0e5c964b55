/** How a screen takes over the page that the server has made. */
import { loadTexts } from './texts';

/** The element of the screen, the data that came with it, and its texts, loaded. */
export async function takeOver<T>(
  screen: string,
): Promise<{ main: HTMLElement; data: T | undefined } | undefined> {
  const main = document.querySelector<HTMLElement>(`[data-screen="${screen}"]`);
  if (!main) return undefined;
  await loadTexts(document.documentElement.lang);
  const data = document.querySelector('#welcome')?.textContent;
  return { main, data: data ? (JSON.parse(data) as T) : undefined };
}
