/** From one board of the event to the one before it and the one after it. */
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../core/api';
import { t } from '../core/texts';
import type { EventInfo } from '../core/wire';
import type { Game } from '../game/game';

/** The boards of the event, by number. */
function useBoards(event: string): number[] {
  const [boards, setBoards] = useState<number[]>([]);
  useEffect(() => {
    ask<EventInfo>(`/api/v1/events/${event}`).then(
      (info) => setBoards(info.boards.map(({ board }) => board).sort((a, b) => a - b)),
      () => undefined,
    );
  }, [event]);
  return boards;
}

export function Neighbours({ game }: { game: Game }) {
  const { event, board } = game.model.welcome;
  const boards = useBoards(event);
  if (boards.length < 2) return null;
  const before = boards.filter((one) => one < board).at(-1);
  const after = boards.find((one) => one > board);
  return (
    <nav class="neighbours" aria-label={t('screen-nav', { to: 'boards' })}>
      <To event={event} board={before} way="previous" label={t('screen-desk-previous')} />
      <To event={event} board={after} way="next" label={t('screen-desk-next')} />
    </nav>
  );
}

interface ToProps {
  event: string;
  board: number | undefined;
  way: string;
  label: string;
}

function To({ event, board, way, label }: ToProps) {
  const arrow = <span class={`way ${way}`} aria-hidden="true" />;
  if (board === undefined) return <span class="to none">{arrow}</span>;
  return (
    <a class="to" data-way={way} href={`/arbiter/${event}/b/${board}`}>
      {arrow}
      <span class="unseen">{label}</span>
    </a>
  );
}
