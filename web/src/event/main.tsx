/** `/e/:event`: the boards that the server has listed come to life, each in its place. */
import '../board/board.css';
import { render } from 'preact';
import { resultText } from '../after/model';
import { Board, EMPTY } from '../board/board';
import { readPlacement } from '../board/squares';
import { Face } from '../clock/face';
import { type Boards, beginHall, follow, type Hall } from '../core/event';
import { inDigits } from '../core/numbers';
import { loadTexts, t } from '../core/texts';
import type { Tile } from '../core/wire';
import { marksOf } from '../replay/replay';

const list = document.querySelector<HTMLElement>('[data-screen=event]');
const event = list?.dataset.event;
if (list && event) {
  await loadTexts(document.documentElement.lang);
  const info: Boards = { event, name: '', delay: 0, delay_minutes: 0, you: [], boards: [] };
  const boards = new Map<number, Board>();
  follow(beginHall(info, performance.now()), (hall) => {
    for (const tile of hall.info.boards) {
      const place = list.querySelector<HTMLElement>(`[data-board="${tile.board}"]`);
      if (place) draw(place, tile, hall, boards);
    }
  });
}

function draw(place: HTMLElement, tile: Tile, hall: Hall<Boards>, boards: Map<number, Board>): void {
  let board = boards.get(tile.board);
  if (!board) {
    board = new Board({ words: { board: '', square: () => '' }, picture: true });
    boards.set(tile.board, board);
    place.querySelector('.tile-board')?.replaceChildren(board.element);
    // What the server had written makes room for a clock that goes on.
    for (const clock of place.querySelectorAll('.tile-clock')) clock.replaceChildren();
  }
  const { view } = tile;
  board.show({
    ...EMPTY,
    placement: readPlacement(view.board),
    marks: marksOf(view.last ? { move: view.last } : {}),
  });
  const readAt = hall.readAt.get(tile.board) ?? performance.now();
  for (const side of ['white', 'black'] as const) {
    const clock = place.querySelector<HTMLElement>(`.tile-clock[data-side=${side}]`);
    clock?.parentElement?.classList.toggle('running', view.clock?.running === side);
    if (clock) render(<Face view={view} readAt={readAt} side={side} about={hall.line !== 'open'} />, clock);
  }
  const state = place.querySelector('[data-state]');
  if (!state) return;
  if (!view.end) {
    state.textContent = t('after-phase', { phase: view.phase });
    return;
  }
  const result = document.createElement('bdo');
  result.dir = 'ltr';
  result.textContent = inDigits(resultText(view.end.result));
  state.replaceChildren(result, ` ${view.end_reason ?? ''}`);
}
