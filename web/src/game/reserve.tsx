/** The new pieces beside a physical board: tapped and then put on a square, or carried there. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { drawPiece } from '../board/pieces';
import { type Color, colorOf, type Man, roleOf } from '../board/squares';
import { t } from '../core/texts';
import type { Game } from './game';
import { standing } from './model';
import { manName } from './words';

const KINDS = ['q', 'r', 'b', 'n'] as const;

export const ofColor = (color: Color): Man[] =>
  KINDS.map((kind) => (color === 'white' ? kind.toUpperCase() : kind));

interface ManProps {
  man: Man;
  pressed?: boolean;
  disabled?: boolean;
  choose: () => void;
  /** It can be carried: taken up, and let go above a place on the screen. */
  carry?: { lift: () => void; drop: (x: number, y: number) => void };
}

/** So far a finger moves before a piece counts as carried. */
const CARRIED = 8;

export function ManButton({ man, pressed, disabled, choose, carry }: ManProps) {
  const place = useRef<HTMLSpanElement>(null);
  const from = useRef<[x: number, y: number] | undefined>(undefined);
  /** Whether the hand that is down, or was just let go, has carried it. */
  const carried = useRef(false);
  const [by, setBy] = useState<[x: number, y: number] | undefined>(undefined);
  useEffect(() => {
    place.current?.replaceChildren(drawPiece(roleOf(man)));
  }, [man]);
  const end = () => {
    from.current = undefined;
    setBy(undefined);
  };
  const hands = carry && {
    onPointerDown: (event: PointerEvent) => {
      from.current = [event.clientX, event.clientY];
      carried.current = false;
      (event.currentTarget as HTMLElement).setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!from.current) return;
      const way: [number, number] = [event.clientX - from.current[0], event.clientY - from.current[1]];
      if (!carried.current && Math.hypot(...way) < CARRIED) return;
      if (!carried.current) carry.lift();
      carried.current = true;
      setBy(way);
    },
    onPointerUp: (event: PointerEvent) => {
      if (carried.current) carry.drop(event.clientX, event.clientY);
      end();
    },
    onPointerCancel: end,
  };
  const click = () => {
    // What was carried has been put down; the click that follows it means nothing more.
    if (!carried.current) choose();
    carried.current = false;
  };
  return (
    <button
      type="button"
      class={`man-button${by ? ' carried' : ''}`}
      aria-label={manName(man)}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={click}
      {...hands}
    >
      <span
        class={`tile tile-${colorOf(man)}`}
        style={by ? { translate: `${by[0]}px ${by[1]}px` } : undefined}
        ref={place}
        aria-hidden="true"
      />
    </button>
  );
}

/** How a piece beside the board is taken up: by a tap, or carried to a square. */
export function carrying(game: Game, man: Man, side: Color): Pick<ManProps, 'choose' | 'carry'> {
  return {
    choose: () => {
      if (!game.blocked) game.place(game.placing === man ? undefined : man, side);
    },
    carry: {
      lift: () => {
        if (!game.blocked) game.place(man, side);
      },
      drop: (x, y) => {
        const square = document.elementFromPoint(x, y)?.closest<HTMLElement>('.board [data-square]');
        if (square?.dataset.square) game.put(square.dataset.square, man);
      },
    },
  };
}

/** The rank before the last one, and the last one. */
const RANKS: Record<Color, [before: string, last: string]> = { white: ['7', '8'], black: ['2', '1'] };

/**
 * Whether a pawn of this player is about to be promoted by hand: it stands on the last rank, or was touched before it.
 * What is seen holds until the turn is over, since the pawn may be off the board before the new piece is on it.
 */
function usePromoting(game: Game, side: Color): boolean {
  const { welcome } = game.model;
  const { view } = game.shown;
  const touched = useRef(false);
  const placement = standing(game.model);
  const pawn = side === 'white' ? 'P' : 'p';
  const [before, last] = RANKS[side];
  const own = view.hands[side];
  const taken = own.touched.some((square) => square.endsWith(before) && placement.get(square) === pawn);
  const held = own.held?.piece === pawn && (own.held.from?.endsWith(before) ?? false);
  touched.current = taken || held || (touched.current && own.touched.length > 0);
  const stands = [...placement].some(([square, one]) => one === pawn && square.endsWith(last));
  return (
    welcome.mode === 'physical' &&
    welcome.sides.includes(side) &&
    view.phase !== 'over' &&
    (stands || touched.current)
  );
}

/** Four pieces in the place of the sentence; nothing moves when they come. */
export function Reserve({ game, side }: { game: Game; side: Color }) {
  const shown = usePromoting(game, side);
  const { placing } = game;
  useEffect(() => {
    if (!shown && placing) game.place(undefined);
  }, [shown]);
  if (!shown) return null;
  return (
    <fieldset class="reserve">
      <legend class="unseen">{t('screen-reserve')}</legend>
      {ofColor(side).map((man) => (
        <ManButton key={man} man={man} pressed={placing === man} {...carrying(game, man, side)} />
      ))}
      <span class="reserve-how">{t('screen-reserve-how', { chosen: String(placing !== undefined) })}</span>
    </fieldset>
  );
}
