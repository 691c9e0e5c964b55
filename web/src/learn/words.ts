/** What the board of a lesson says to those who do not see it: squares with what stands there, marks, and what is chosen. */
import type { Mark } from '../board/board';
import type { Man, Square } from '../board/squares';
import { plain, t } from '../core/texts';
import { squareName } from '../game/words';

export function lessonSquare(square: Square, man: Man | undefined, marks: ReadonlySet<Mark>): string {
  const said = [squareName(square, man, new Set())];
  if (marks.has('goal')) said.push(t('screen-learn-mark', { square }));
  if (marks.has('picked')) said.push(t('screen-learn-chosen'));
  return plain(said.join(', '));
}
