/** The signs of the buttons, drawn in the colour of their words. */
import { SIGNS } from '../replay/signs';

const PATHS = {
  ...SIGNS,
  again: 'M4 12a8 8 0 1 0 3-6.2M4 4v5h5',
  turn: 'M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4',
  share: 'M12 15V4M8 8l4-4 4 4M5 12v7h14v-7',
  file: 'M12 4v11M8 11l4 4 4-4M5 20h14',
  event: 'M4 5h16v14H4zM4 10h16M9 5v14',
} as const;

export function Sign({ name }: { name: keyof typeof PATHS }) {
  const way = name === 'back' || name === 'next' ? ' way' : '';
  const full = name === 'play' ? ' full' : '';
  return (
    <svg class={`sign${way}${full}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
