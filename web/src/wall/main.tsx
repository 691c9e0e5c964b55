/** `/e/:event/wall`: all boards for a projector, a page of them at a time. */
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import '../style/parts.css';
import './wall.css';
import { readPlacement } from '../board/squares';
import { Face } from '../clock/face';
import { ask } from '../core/api';
import { ClockOfDay } from '../core/clock-of-day';
import { beginHall, follow, type Hall } from '../core/event';
import { count, inDigits } from '../core/numbers';
import { takeOver } from '../core/page';
import { inHand, STAYS, stayAwake } from '../core/projector';
import { other } from '../core/sides';
import { t } from '../core/texts';
import type { EventInfo, Tile } from '../core/wire';
import { BoardView } from '../game/board-view';
import { Checks, InHand } from '../game/pocket';
import { sideName } from '../game/words';
import { fits } from './grid';

function useSize(): void {
  const [, look] = useState(0);
  useEffect(() => {
    const changed = () => look((count) => count + 1);
    window.addEventListener('resize', changed);
    return () => window.removeEventListener('resize', changed);
  }, []);
}

function Wall({ hall }: { hall: Hall }) {
  const [page, setPage] = useState(0);
  const [paused, setPaused] = useState(false);
  const { boards } = hall.info;
  useSize();
  useEffect(stayAwake, []);
  const { columns, rows } = fits(boards.length, window.innerWidth, window.innerHeight);
  const held = inHand();
  const size = held ? Math.max(1, boards.length) : columns * rows;
  const pages = Math.max(1, Math.ceil(boards.length / size));
  useEffect(() => {
    if (paused || pages < 2) return;
    const timer = setInterval(() => setPage((now) => (now + 1) % pages), STAYS);
    return () => clearInterval(timer);
  }, [paused, pages]);
  const from = (page % pages) * size;
  return (
    <div
      class={`wall${held ? ' in-hand' : ''}`}
      data-line={hall.line}
      style={`--columns: ${columns}; --rows: ${rows}`}
    >
      <header class="top">
        <h1>
          <bdi>{hall.info.name}</bdi>
        </h1>
        {hall.info.delay > 0 && <span class="chip">{t('screen-delay', { moves: hall.info.delay })}</span>}
        {(hall.info.delay_minutes ?? 0) > 0 && (
          <span class="chip">{t('screen-delay-minutes', { minutes: hall.info.delay_minutes ?? 0 })}</span>
        )}
        {pages > 1 && (
          <button type="button" class="plain" aria-pressed={paused} onClick={() => setPaused(!paused)}>
            {t('screen-pause')}
          </button>
        )}
        <ClockOfDay />
        <Join info={hall.info} />
        <span class={`dot ${hall.line}`} role="img" aria-label={t('screen-line', { line: hall.line })} />
      </header>
      {boards.length === 0 && <p class="lead">{t('screen-no-boards')}</p>}
      <ul class="wall-boards">
        {boards.slice(from, from + size).map((tile) => (
          <li key={tile.board}>
            <WallBoard tile={tile} readAt={hall.readAt.get(tile.board) ?? 0} />
          </li>
        ))}
      </ul>
      <p class="foot-note">{t('screen-no-claim')}</p>
    </div>
  );
}

/** How whoever stands before the wall comes to the boards with his own device. */
function Join({ info }: { info: EventInfo }) {
  return (
    <p class="wall-join">
      <span>
        {t('screen-desk-join')} <bdi dir="ltr">{`${location.host}/e/${info.event}`}</bdi>
      </span>
      {info.code && (
        <bdi class="letters" dir="ltr">
          {info.code.slice(0, 3)} {info.code.slice(3)}
        </bdi>
      )}
      <img src={`/e/${info.event}/qr.svg`} alt="" width="80" height="80" />
    </p>
  );
}

function WallBoard({ tile, readAt }: { tile: Tile; readAt: number }) {
  const { view } = tile;
  // Partners sit side by side: the second board of a match stands upside down, and a team is at one edge.
  const near = view.partner?.board === 'a' ? 'black' : 'white';
  return (
    <article class="wall-board" data-board={tile.board} data-near={near}>
      <Line tile={tile} readAt={readAt} side={other(near)} />
      <h2 class="wall-number">
        <a href={`/g/${tile.game}`}>
          <span class="unseen">{t('screen-board-number', { board: tile.number })}</span>
          <span aria-hidden="true">{count(tile.number)}</span>
        </a>
      </h2>
      <BoardView view={view} placement={readPlacement(view.board)} side={near} picture={true} />
      <p class="wall-last">
        {view.end ? (
          <bdo dir="ltr">{inDigits(view.end.result)}</bdo>
        ) : (
          <bdi dir="auto">{view.ribbon.at(-1)}</bdi>
        )}
      </p>
      <Line tile={tile} readAt={readAt} side={near} />
    </article>
  );
}

function Line({ tile, readAt, side }: { tile: Tile; readAt: number; side: 'white' | 'black' }) {
  const name = tile.players[side === 'white' ? 0 : 1].name;
  return (
    <p class={`wall-line ${side}${tile.view.clock?.running === side ? ' running' : ''}`}>
      <bdi>{name || sideName(side)}</bdi>
      <InHand view={tile.view} side={side} />
      <Checks view={tile.view} side={side} />
      <Face view={tile.view} readAt={readAt} side={side} />
    </p>
  );
}

const page = await takeOver<EventInfo>('wall');
if (page) {
  const { main } = page;
  const info = page.data ?? (await ask<EventInfo>(`/api/v1/events/${main.dataset.event}`));
  const draw = (hall: Hall) => render(<Wall hall={hall} />, main);
  const hall = beginHall(info, performance.now());
  draw(hall);
  follow(hall, draw);
}
