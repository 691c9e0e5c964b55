/** One player's strip: who he is, his clock, and for the own hand the lever of the clock. */

import { useEffect, useRef } from 'preact/hooks';
import { drawPiece } from '../board/pieces';
import { Face } from '../clock/face';
import type { Color } from '../core/api';
import { t } from '../core/texts';
import type { Game } from './game';
import { sideName } from './words';

interface Props {
  game: Game;
  side: Color;
  /** Whether this strip is a lever that its player may press here. */
  lever: boolean;
}

/** Two contacts of one lever within this time are one. */
const BOUNCE = 150;

export function Strip({ game, side, lever }: Props) {
  const { view, readAt, line, presence } = game.model;
  const person = presence?.players[side === 'white' ? 0 : 1];
  const pressed = useRef(0);
  const running = view.clock?.running === side;
  const press = () => {
    const now = performance.now();
    if (game.blocked || now - pressed.current < BOUNCE) return;
    pressed.current = now;
    navigator.vibrate?.(10);
    game.act([{ do: 'press' }], side);
  };
  const inside = (
    <>
      <KingTile side={side} />
      <span class="who">
        <bdi class="name">{person?.name || sideName(side)}</bdi>
        <span class="state">
          {person?.taken && !person.here ? t('screen-away') : ''}
          {view.hands[side].adjusting ? t('screen-adjusting') : ''}
        </span>
      </span>
      <Face view={view} readAt={readAt} side={side} about={line !== 'open'} />
    </>
  );
  const name = `strip${running ? ' running' : ''}${lever ? ' lever' : ''}`;
  if (!lever) {
    return (
      <div class={name} data-side={side}>
        {inside}
      </div>
    );
  }
  return (
    <button
      type="button"
      class={name}
      data-side={side}
      onPointerDown={(event) => {
        if (event.button === 0) press();
      }}
      onClick={(event) => {
        // By keyboard or an aid: no pointer came before.
        if (event.detail === 0) press();
      }}
    >
      <span class="unseen">{t('screen-press', { side })}</span>
      {inside}
    </button>
  );
}

/** White and Black as a tile with the king, the same on every theme. */
export function KingTile({ side }: { side: Color }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(drawPiece('king'));
  }, []);
  return <span class={`tile tile-${side}`} ref={place} role="img" aria-label={sideName(side)} />;
}
