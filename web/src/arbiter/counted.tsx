/** What somebody has counted: men in hand, or checks left, as a position writes them. */
import { useState } from 'preact/hooks';
import { SIDES } from '../core/sides';
import { t } from '../core/texts';
import type { Game } from '../game/game';
import { KINDS, manOf } from '../game/pocket';

/** The facts that come with a count. */
export const COUNTED = ['pocket_lost', 'checks_disputed'] as const;

type Counted = (typeof COUNTED)[number];

export const isCounted = (kind: string): kind is Counted => COUNTED.some((one) => one === kind);

interface CountProps {
  game: Game;
  kind: Counted;
  enter: (should: string) => void;
}

/** The count of the program stands there, to be put right. */
export function Count({ game, kind, enter }: CountProps) {
  const [told, setTold] = useState(() => known(game, kind));
  const label = t(kind === 'pocket_lost' ? 'screen-counted-men' : 'screen-counted-checks');
  const give = (event: Event) => {
    event.preventDefault();
    enter(told.trim());
  };
  return (
    <form onSubmit={give} data-count={kind}>
      <label class="field">
        {label}
        <input
          type="text"
          dir="ltr"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={80}
          value={told}
          onInput={(event) => setTold(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button wide">
        {t('screen-done')}
      </button>
    </form>
  );
}

/** What the program has on record, as a position writes it. */
function known(game: Game, kind: Counted): string {
  const { pockets, checks_left } = game.model.view.variant ?? {};
  if (kind === 'checks_disputed') return checks_left?.join('+') ?? '';
  const men = SIDES.flatMap((side, index) =>
    KINDS.map((man, at) => manOf(man, side).repeat(pockets?.[index]?.[at] ?? 0)),
  );
  return men.join('');
}
