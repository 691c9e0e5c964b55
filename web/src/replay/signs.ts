/** Signs in a field of 24 by 24; the ways back and on turn with the direction of writing, by style. */
export const SIGNS = {
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  play: 'M8 5v14l11-7z',
  stop: 'M8 5v14M16 5v14',
} as const;
