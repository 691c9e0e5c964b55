/** What is read aloud of a change: only what a player in the hall would learn unasked. */

import { plain, t } from '../core/texts';
import type { Entry } from '../core/wire';
import type { Model } from './model';

export interface Said {
  text: string;
  kind: 'polite' | 'assertive';
}

/** Rulings that are heard: moves by themselves, everything else by its sentence. Completed moves are never said. */
const UNSAID: ReadonlySet<string> = new Set([
  'move_completed',
  'no_obligation',
  'no_intervention',
  'game_continues',
]);

export function announce(before: Model, now: Model): Said[] {
  const said: Said[] = [];
  const known = before.story.at(-1)?.seq ?? -1;
  const fresh = now.story.filter((entry) => entry.seq > known);
  const mine = (entry: Entry) => now.welcome.sides.some((side) => side === entry.by);
  for (const entry of fresh) {
    for (const told of entry.told) {
      if (UNSAID.has(told.tag) || (told.tag === 'move_made' && mine(entry))) continue;
      said.push({ text: plain(told.text), kind: 'assertive' });
    }
  }
  if (now.view.offer && now.view.offer !== before.view.offer && !now.welcome.sides.includes(now.view.offer)) {
    said.push({ text: plain(t('screen-offered', { side: now.view.offer })), kind: 'polite' });
  }
  if (now.refused && now.refused !== before.refused)
    said.push({ text: plain(now.refused.text), kind: 'assertive' });
  if (now.line !== before.line && now.line === 'lost')
    said.push({ text: plain(t('screen-lost-said')), kind: 'polite' });
  if (before.line === 'lost' && now.line === 'open')
    said.push({ text: plain(t('screen-back-said')), kind: 'polite' });
  return said;
}
