/** What the board and the game are called in the language of the page. */
import type { Mark } from '../board/board';
import { colorOf, type Man, roleOf, type Square } from '../board/squares';
import { plain, t } from '../core/texts';
import type { Color, HelperDuty } from '../core/wire';

export const sideName = (side: Color): string => t('screen-side', { side });

export const manName = (man: Man): string => t('screen-man', { color: colorOf(man), role: roleOf(man) });

/** A square for those who hear it: its name, what stands there, and what is marked. */
export function squareName(
  square: Square,
  man: Man | undefined,
  marks: ReadonlySet<Mark>,
  ghost?: Man | undefined,
): string {
  const said = [square, man ? manName(man) : t('screen-empty')];
  if (marks.has('touched')) said.push(t('screen-touched'));
  if (marks.has('out')) said.push(t('screen-out-of-place'));
  if (ghost) said.push(t('screen-belongs', { man: manName(ghost) }));
  return plain(said.join(', '));
}

/** What a helper does, as whoever gives it and whoever has it reads it. */
export const dutyName = (duty: HelperDuty): string => t('screen-helper-duty', { duty });
