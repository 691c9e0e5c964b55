/** New pieces: from beside the board where hands do everything, by a question where the screen completes moves. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { drawPiece } from '../board/pieces';
import { type Color, FILES, type Man, roleOf } from '../board/squares';
import { Dialog } from '../core/dialog';
import { t } from '../core/texts';
import type { Game } from './game';
import { standing } from './model';
import { manName } from './words';

const KINDS = ['q', 'r', 'b', 'n'] as const;

const ofColor = (color: Color): Man[] => KINDS.map((kind) => (color === 'white' ? kind.toUpperCase() : kind));

function ManButton({ man, pressed, choose }: { man: Man; pressed?: boolean; choose: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  const color = man === man.toUpperCase() ? 'white' : 'black';
  useEffect(() => {
    place.current?.replaceChildren(drawPiece(roleOf(man)));
  }, [man]);
  return (
    <button
      type="button"
      class="man-button"
      aria-label={manName(man)}
      aria-pressed={pressed}
      onClick={choose}
    >
      <span class={`tile tile-${color}`} ref={place} aria-hidden="true" />
    </button>
  );
}

/** The pieces beside a physical board, shown when a pawn of this player stands before or on the last rank. */
export function Reserve({ game, side }: { game: Game; side: Color }) {
  const [man, setMan] = useState<Man | undefined>(undefined);
  const { welcome, view } = game.model;
  const placement = standing(game.model);
  const pawn = side === 'white' ? 'P' : 'p';
  const ranks = side === 'white' ? '78' : '12';
  const last = side === 'white' ? '8' : '1';
  const near = [...placement].some(([square, one]) => one === pawn && ranks.includes(square.charAt(1)));
  if (welcome.mode !== 'physical' || !near || view.phase === 'over') return null;
  const pick = (one: Man) => {
    if (game.blocked) return;
    game.act([{ do: 'touch_reserve', piece: one }], side);
    setMan(one);
  };
  const put = (file: string) => {
    if (man) game.reserve(man, file + last, side);
    setMan(undefined);
  };
  return (
    <fieldset class="reserve">
      <legend>{t('screen-reserve')}</legend>
      {ofColor(side).map((one) => (
        <ManButton key={one} man={one} pressed={man === one} choose={() => pick(one)} />
      ))}
      {man && (
        <span class="onto">
          {[...FILES].map((file) => (
            <button key={file} type="button" onClick={() => put(file)} dir="ltr">
              {file + last}
            </button>
          ))}
        </span>
      )}
    </fieldset>
  );
}

export function Promotion({ game, color }: { game: Game; color: Color }) {
  return (
    <Dialog title={t('screen-promotion')} close={() => game.choose(undefined)}>
      <div class="reserve">
        {ofColor(color).map((man) => (
          <ManButton key={man} man={man} choose={() => game.choose(man)} />
        ))}
      </div>
    </Dialog>
  );
}
