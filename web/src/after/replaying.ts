/** Which half-move of a game is seen: by buttons, keys, taps on the moves, the address, or by itself. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { ask } from '../core/api';
import { readJson } from '../core/digits';
import type { Replay } from '../core/wire';
import type { Game } from '../game/game';
import { isRtl, stepOf } from '../replay/replay';
import { pointedAt } from './model';

/** So long each half-move is seen. */
const PACE = 1_000;

/** What came with the page of a game that was over already. */
function carried(): Replay | undefined {
  const data = document.querySelector('#replay')?.textContent;
  return data ? (readJson(data) as Replay) : undefined;
}

/** The game with what stood at every half-move; asked for when it is wanted and there is more to know. */
export function useReplay(game: Game, wanted: boolean): Replay | undefined {
  const [replay, setReplay] = useState<Replay | undefined>(carried);
  const { welcome, version, view, sheet, story } = game.model;
  const over = view.phase === 'over';
  const length = sheet?.length ?? 0;
  // While a game is watched only new moves are asked after; what is over may still be corrected.
  const told = story.at(-1)?.version ?? 0;
  const fresh = (found: Replay) =>
    over ? found.over && found.version >= version : found.plies.length === length && found.version >= told;
  const known = replay !== undefined && fresh(replay);
  useEffect(() => {
    if (!wanted || known) return;
    let current = true;
    ask<Replay>(`/api/v1/games/${welcome.game}/replay`).then(
      (found) => current && setReplay(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted, known, over, length, over ? version : told]);
  return replay;
}

export interface Replaying {
  /** The half-move that is seen; nothing for the newest. */
  at: number | undefined;
  plays: boolean;
  go: (at: number) => void;
  toggle: () => void;
}

/** What has keys of its own keeps them. */
const OWN_KEYS = 'input, textarea, select, dialog, [role=grid], [role=tablist]';

/** `last`: so many half-moves there are; the last of them is the newest. */
export function useReplaying(last: number): Replaying {
  const [at, setAt] = useState<number | undefined>(() => pointedAt(location.hash, last));
  const [plays, setPlays] = useState(false);
  const seen = at ?? last;
  const latest = useRef({ seen, last, plays });
  latest.current = { seen, last, plays };

  const see = (to: number) => {
    const newest = to >= latest.current.last;
    setAt(newest ? undefined : Math.max(to, 0));
    const { pathname, search } = location;
    history.replaceState(history.state, '', newest ? pathname + search : `#${Math.max(to, 0)}`);
  };
  const go = (to: number) => {
    setPlays(false);
    see(to);
  };
  const toggle = () => {
    const now = latest.current;
    if (!now.plays && now.seen >= now.last) see(0);
    setPlays(!now.plays);
  };
  useEffect(() => {
    if (!plays) return;
    const timer = setTimeout(() => {
      see(seen + 1);
      if (seen + 1 >= last) setPlays(false);
    }, PACE);
    return () => clearTimeout(timer);
  }, [plays, seen, last]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (target.closest(OWN_KEYS) || document.querySelector('dialog[open]')) return;
      if (event.key === ' ' && target.closest('button, a, summary')) return;
      const to = stepOf(event.key, latest.current.seen, latest.current.last, isRtl(document.body));
      if (to === undefined) return;
      event.preventDefault();
      if (to === 'play') toggle();
      else go(to);
    };
    const pointed = () => {
      const to = pointedAt(location.hash, latest.current.last);
      if (to !== undefined) go(to);
    };
    window.addEventListener('keydown', pressed);
    window.addEventListener('hashchange', pointed);
    return () => {
      window.removeEventListener('keydown', pressed);
      window.removeEventListener('hashchange', pointed);
    };
  }, []);
  return { at, plays, go, toggle };
}
