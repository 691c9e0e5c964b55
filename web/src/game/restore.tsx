/** A position that has to be put back: by hand, with the squares marked, or by the program, which says so in the log. */

import { t } from '../core/texts';
import type { Color } from '../core/wire';
import { settingUp } from './commands';
import { Folded } from './fold';
import type { Game } from './game';
import { outOfPlace } from './marks';

export function Restore({ game, side }: { game: Game; side: Color }) {
  const { view } = game.model;
  const wrong = outOfPlace(view);
  if (wrong.length === 0) return null;
  return (
    <p class="restore">
      <Folded>{t('screen-restore', { squares: wrong.join(' ') })}</Folded>
      <button type="button" class="button" onClick={() => game.act(settingUp(view), side)}>
        {t('screen-restore-do')}
      </button>
    </p>
  );
}
