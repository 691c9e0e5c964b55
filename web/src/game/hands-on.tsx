/** The board under the hands of this device: pieces are moved, or those are pointed at that were knocked over. */
import { useState } from 'preact/hooks';
import type { Gesture } from '../board/gesture';
import { colorOf, type Square } from '../board/squares';
import { t } from '../core/texts';
import type { Color } from '../core/wire';
import type { Open } from './actions';
import { BoardView } from './board-view';
import { CastlingChoice } from './castling';
import { takes } from './commands';
import type { Game } from './game';
import { standing } from './model';
import { Promotion } from './promotion';

interface Props {
  game: Game;
  side: Color;
  open: Open;
  setOpen: (open: Open) => void;
  /** The board lies on its side, as a table turned by a quarter. */
  quarter?: boolean;
}

export function Hands({ game, side, open, setOpen, quarter }: Props) {
  const [fallen, setFallen] = useState<readonly Square[]>([]);
  const { welcome } = game.model;
  const { view } = game.shown;
  const placement = standing(game.model);
  const plays = welcome.sides.length > 0 && view.phase !== 'over';
  const picking = open === 'displaced';
  const pick = (gesture: Gesture) => {
    if (gesture.kind !== 'touch') return;
    const { square } = gesture;
    setFallen(fallen.includes(square) ? fallen.filter((one) => one !== square) : [...fallen, square]);
  };
  const end = (say: boolean) => {
    if (say && fallen.length > 0) game.act([{ do: 'displace', squares: [...fallen] }], game.acting);
    setFallen([]);
    setOpen(undefined);
  };
  /** A new piece in the hand goes to the square that is pointed at, whatever stands there. */
  const put = (event: Event, at: EventTarget | null) => {
    if (game.placing === undefined) return;
    const square = (at as Element | null)?.closest<HTMLElement>('[data-square]')?.dataset.square;
    if (!square) return;
    event.preventDefault();
    event.stopPropagation();
    game.put(square);
  };
  const hands = {
    tell: (gesture: Gesture) => (picking ? pick(gesture) : game.hands(gesture)),
    takes: (square: Square) =>
      !game.blocked && (picking ? placement.has(square) : takes(welcome, view, placement.get(square))),
    joins: (from: Square, to: Square) =>
      view.chess960?.castling.some((one) => one.king === from && one.rook === to) ?? false,
  };
  return (
    <>
      <div
        class="board-hands"
        data-variant={view.variant?.name}
        onPointerDownCapture={(event) => put(event, event.target)}
        onKeyDownCapture={(event) => event.key === 'Enter' && put(event, event.target)}
      >
        <BoardView
          view={picking ? { ...view, displaced: [...view.displaced, ...fallen] } : view}
          placement={placement}
          side={side}
          quarter={quarter ?? false}
          {...(plays ? { hands } : {})}
        />
        {game.asking && <CastlingChoice game={game} side={side} turned={colorOf(game.asking.man) !== side} />}
        {game.choosing && <Promotion game={game} side={side} turned={colorOf(game.choosing.man) !== side} />}
      </div>
      {view.variant?.name === 'king-of-the-hill' && <p class="unseen">{t('screen-hill')}</p>}
      {picking && (
        <p class="restore">
          <span>{t('screen-displaced-which')}</span>
          <span class="answers">
            <button type="button" class="button" disabled={fallen.length === 0} onClick={() => end(true)}>
              {t('screen-displaced-done')}
            </button>
            <button type="button" class="plain" onClick={() => end(false)}>
              {t('screen-back')}
            </button>
          </span>
        </p>
      )}
      {!picking && plays && view.displaced.length > 0 && (
        <p class="restore">
          <span>{t('screen-displaced', { squares: view.displaced.join(' ') })}</span>
          <button
            type="button"
            class="button"
            onClick={() =>
              game.act(
                view.displaced.map((square) => ({ do: 'put_back', square })),
                game.acting,
              )
            }
          >
            {t('screen-upright')}
          </button>
        </p>
      )}
    </>
  );
}
