/** The board of a step: men that move, squares that are picked, men that are put down. */
import { useEffect, useRef } from 'preact/hooks';
import { Board, EMPTY, type Mark } from '../board/board';
import type { Gesture } from '../board/gesture';
import { type Placement, placeOf, type Square } from '../board/squares';
import { t } from '../core/texts';
import type { Color } from '../core/wire';
import { lessonSquare } from './words';

interface Props {
  placement: Placement;
  side: Color;
  marks: ReadonlyMap<Square, ReadonlySet<Mark>>;
  /** From where to where an arrow leads. */
  arrow: readonly [Square, Square] | undefined;
  /** Whether a hand may be put on what stands there; nothing where squares are picked. */
  takes: ((square: Square) => boolean) | undefined;
  tell: (gesture: Gesture) => void;
  /** Where squares are picked, or men put down. */
  pick: ((square: Square) => void) | undefined;
}

export function BoardOf({ placement, side, marks, arrow, takes, tell, pick }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<Board | undefined>(undefined);
  const latest = useRef({ takes, tell, pick });
  latest.current = { takes, tell, pick };
  useEffect(() => {
    const made = new Board({
      words: { board: t('screen-board'), square: lessonSquare },
      hands: {
        tell: (gesture) => latest.current.tell(gesture),
        takes: (square) => latest.current.takes?.(square) ?? false,
        joins: () => true,
      },
    });
    board.current = made;
    const picked = (square: Square | undefined) => {
      if (square) latest.current.pick?.(square);
    };
    made.element.addEventListener('click', (event) => picked(squareUnder(made.element, event)));
    made.element.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') picked((event.target as HTMLElement).dataset.square);
    });
    place.current?.replaceChildren(made.element);
  }, []);
  useEffect(() => {
    board.current?.show({ ...EMPTY, placement, side, marks });
  }, [placement, side, marks]);
  return (
    <div class="board-hands lesson-board">
      <div ref={place} />
      {arrow && <Arrow from={arrow[0]} to={arrow[1]} side={side} />}
    </div>
  );
}

/** A click tells where it was, not on which square: men lie above the squares. */
function squareUnder(element: HTMLElement, event: MouseEvent): Square | undefined {
  const cells = [...element.querySelectorAll<HTMLElement>('[data-square]')];
  const inside = cells.find((cell) => {
    const box = cell.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
  });
  return inside?.dataset.square;
}

function Arrow({ from, to, side }: { from: Square; to: Square; side: Color }) {
  const [[x1, y1], [x2, y2]] = [placeOf(from, side), placeOf(to, side)];
  return (
    <svg class="lesson-arrow" viewBox="0 0 8 8" aria-hidden="true">
      <defs>
        <marker id="tip" viewBox="0 0 4 4" refX="2.4" refY="2" markerWidth="3" markerHeight="3" orient="auto">
          <path d="M0 0 4 2 0 4z" />
        </marker>
      </defs>
      <line x1={x1 + 0.5} y1={y1 + 0.5} x2={x2 + 0.5} y2={y2 + 0.5} marker-end="url(#tip)" />
    </svg>
  );
}
