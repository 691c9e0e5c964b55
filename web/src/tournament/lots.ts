/** The page of the draw: the reader's own browser computes the hash of the secret, and draws again. */
import { hash } from '../draw/number';
import { grouped, Lots } from './again';
import './list';

const check = document.querySelector<HTMLElement>('#check');
const secret = document.querySelector('#secret')?.textContent;
const published = document.querySelector('#published')?.textContent?.trim().toLowerCase();

/** Whether the same groups come of the secret once more, where there are any. */
const sameGroups = (known: string, { after, groups }: DOMStringMap): boolean => {
  if (!groups) return true;
  const drawn = JSON.parse(groups) as { bonds: string[]; groups: number[][] };
  const ids = (after ?? '').split(' ');
  const players = drawn.bonds.map((bond, at) => ({ id: Number(ids[at]), bond }));
  const sizes = drawn.groups.map((group) => group.length);
  return JSON.stringify(grouped(players, sizes, known)) === JSON.stringify(drawn.groups);
};

/** Whether the same comes of the secret once more: the order where everybody was drawn, the groups, and the initial colour. */
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
  const holds = isSecret && sameGroups(secret, dataset) && (!drawn || again(secret, dataset));
  const told = drawn ? dataset.again : dataset.same;
  check.textContent = (holds ? told : dataset.other) ?? '';
  check.classList.add(holds ? 'holds' : 'forged');
  check.hidden = false;
}
