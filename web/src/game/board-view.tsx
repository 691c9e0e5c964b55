/** The board of a game as a part of a page: made once, then only told what to show. */
import { useEffect, useRef } from 'preact/hooks';
import { Board } from '../board/board';
import type { Gesture } from '../board/gesture';
import type { Man, Placement, Square } from '../board/squares';
import { t } from '../core/texts';
import type { Color, View } from '../core/wire';
import { marksOf } from './marks';
import { squareName } from './words';

interface Props {
  view: View;
  placement: Placement;
  side: Color;
  /** A picture among many: the keyboard and readers pass it by. */
  picture?: boolean;
  /** It is looked through by the keys of the page: a pointer does not take the keyboard to it. */
  looked?: boolean;
  /** It lies on its side, as a table turned by a quarter. */
  quarter?: boolean;
  /** Nothing for a board that is only looked at. */
  hands?: {
    tell: (gesture: Gesture) => void;
    takes: (square: Square) => boolean;
    joins?: (from: Square, to: Square) => boolean;
  };
}

export function BoardView({ view, placement, side, picture, looked, quarter, hands }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<Board | undefined>(undefined);
  const latest = useRef(hands);
  latest.current = hands;
  const turned = useRef(false);
  turned.current = quarter ?? false;
  useEffect(() => {
    const made = new Board({
      words: { board: t('screen-board'), square: squareName },
      picture: picture ?? false,
      quarter: () => turned.current,
      ...(hands
        ? {
            hands: {
              tell: (gesture: Gesture) => latest.current?.tell(gesture),
              takes: (square: Square) => latest.current?.takes(square) ?? false,
              joins: (from: Square, to: Square) => latest.current?.joins?.(from, to) ?? false,
            },
          }
        : {}),
    });
    board.current = made;
    if (looked) made.element.addEventListener('mousedown', (event) => event.preventDefault());
    place.current?.replaceChildren(made.element);
  }, []);
  useEffect(() => {
    // What was knocked over lies where it stood, and no hand moves it before it is set upright.
    const lying = view.fallen
      .filter(([square]) => !placement.has(square))
      .map(([on, man]) => [on, man as Man]);
    board.current?.show({
      placement: new Map([...placement, ...(lying as [Square, Man][])]),
      side,
      ...marksOf(view),
      displaced: new Set(view.displaced),
    });
  });
  return <div class="board-place" ref={place} />;
}
