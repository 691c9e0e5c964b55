/** The page of the draw: the reader's own browser computes the hash of the secret, and draws again. */
import { hash } from '../draw/number';
import { Lots } from './again';
import './list';

const check = document.querySelector<HTMLElement>('#check');
const secret = document.querySelector('#secret')?.textContent;
const published = document.querySelector('#published')?.textContent?.trim().toLowerCase();

/** Whether the same comes of the secret once more: the order where everybody was drawn, and the initial colour. */
const again = (known: string, { method, before, after, colour }: DOMStringMap): boolean => {
  const lots = new Lots(known);
  const order = method === 'lots' ? lots.shuffled((before ?? '').split(' ')).join(' ') : after;
  const white = colour ? lots.below(2) === 0 : undefined;
  return order === after && (white === undefined || white === (colour === 'white'));
};

if (check && secret) {
  const { dataset } = check;
  const isSecret = !published || hash(`arbiter lots:${secret}`) === published;
  const drawn = dataset.method === 'lots' || dataset.method === 'strength';
  const holds = isSecret && (!drawn || again(secret, dataset));
  const told = drawn ? dataset.again : dataset.same;
  check.textContent = (holds ? told : dataset.other) ?? '';
  check.classList.add(holds ? 'holds' : 'forged');
  check.hidden = false;
}
