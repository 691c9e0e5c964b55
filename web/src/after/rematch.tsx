/** The same two once more, with colours changed: at one device at once, on two phones when both want it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { ask, Refused } from '../core/api';
import { t } from '../core/texts';
import type { Color, Rematch as Wanted } from '../core/wire';
import type { Game } from '../game/game';
import { Sign } from './sign';

/** Two over a table stay at a table. */
const there = (go: string) => (location.pathname.endsWith('/table') ? `${go}/table` : go);

export function Rematch({ game }: { game: Game }) {
  const { welcome } = game.model;
  const [answer, setAnswer] = useState<Wanted | undefined>(undefined);
  const [wrong, setWrong] = useState('');
  const state = game.model.rematch ?? answer ?? { by: [], go: null };
  const own = welcome.sides;
  const mine = own.some((side) => state.by.includes(side));
  const theirs = state.by.some((side: Color) => !own.includes(side));
  const press = () => {
    setWrong('');
    ask<Wanted>(`/api/v1/games/${welcome.game}/rematch`, { take_back: mine }).then(
      (told) => {
        setAnswer(told);
        if (told.go) location.assign(there(told.go));
      },
      (why: unknown) => setWrong(why instanceof Refused ? why.error.text : t('screen-lost-said')),
    );
  };
  // Whoever has wanted it sits at the new board as soon as the other wants it too.
  const go = state.go;
  const wanted = useRef(false);
  useEffect(() => {
    if (go && wanted.current) location.assign(there(go));
    wanted.current = mine;
  }, [go, mine]);
  if (go) {
    return (
      <a class="yes" href={there(go)}>
        <Sign name="again" />
        {t('after-rematch-go')}
      </a>
    );
  }
  return (
    <button
      type="button"
      class={mine ? 'waiting' : 'yes'}
      aria-pressed={mine}
      disabled={game.offline}
      onClick={press}
    >
      <Sign name="again" />
      {t(mine ? 'after-rematch-waits' : theirs ? 'after-rematch-agree' : 'after-rematch')}
      <span role="status">{wrong || (theirs && !mine ? t('after-rematch-wanted') : '')}</span>
    </button>
  );
}
