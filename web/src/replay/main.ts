/** Every reel of a page that the server has made: taken over by the player, one after the other. */
import { readJson } from '../core/digits';
import { type Frame, mount, type Options } from './replay';

for (const element of document.querySelectorAll<HTMLElement>('[data-reel]')) {
  const data = element.querySelector('script')?.textContent;
  if (!data) continue;
  const { frames, options } = readJson(data) as { frames: Frame[]; options: Options };
  mount(element, frames, options);
}
