/** `/arbiter/:event`: all boards at a glance, what waits for a decision first. */
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import '../style/parts.css';
import './arbiter.css';
import './desk.css';
import { Face } from '../clock/face';
import { ask } from '../core/api';
import { ClockOfDay } from '../core/clock-of-day';
import { beginHall, follow, type Hall, inOrder } from '../core/event';
import { LostBar } from '../core/line-bar';
import type { Live } from '../core/live';
import { count, fromDigits, inDigits, timeOfDay } from '../core/numbers';
import { takeOver } from '../core/page';
import { prepareToSay, say } from '../core/say';
import { plain, t } from '../core/texts';
import type { Alarm, EventInfo, Tile } from '../core/wire';
import { sideName } from '../game/words';
import { AllBoards } from './all-boards';
import { Pad } from './pad';
import { inTitle, ring, SoundSwitch } from './ring';

const WIDE = '(min-width: 900px)';

const FILTERS = ['all', 'open', 'low', 'before', 'over'] as const;
type Filter = (typeof FILTERS)[number];

/** A display that runs low, as far as this screen may know it. */
const LOW = 5 * 60_000;

function isLow({ view }: Tile): boolean {
  if (view.phase === 'before' || view.phase === 'over' || !view.clock) return false;
  const { white, black } = view.clock;
  const shown = [white, black].map((one) => ('ms' in one ? one.ms : one.minutes * 60_000));
  return Math.min(...shown) <= LOW;
}

const passes: Readonly<Record<Filter, (tile: Tile) => boolean>> = {
  all: () => true,
  open: (tile) => tile.alarms.length > 0,
  low: isLow,
  before: (tile) => tile.view.phase === 'before',
  over: (tile) => tile.view.phase === 'over',
};

function Boards({ hall, retry }: { hall: Hall; retry: () => void }) {
  const [filter, setFilter] = useState<Filter>('all');
  const [pad, setPad] = useState(false);
  const [finding, setFinding] = useState(false);
  const [sought, setSought] = useState('');
  const { info } = hall;
  const found = (tile: Tile) => !finding || isSought(tile, sought);
  // Where the queue lies beside them, tiles keep their places; on a phone what waits comes first.
  const placed = useWide() ? byNumber(info.boards) : inOrder(info.boards);
  const shown = placed.filter((tile) => passes[filter](tile) && found(tile));
  const queue = inOrder(info.boards).filter(passes.open);
  const waiting = info.boards.filter(passes.open).length;
  return (
    <div class="boards" data-line={hall.line}>
      <header class="top">
        <a class="home" href="/">
          <span aria-hidden="true">♔</span>
          <span class="unseen">{t('screen-home')}</span>
        </a>
        <h1>
          <bdi>{info.name}</bdi>
        </h1>
        <SoundSwitch />
        <ClockOfDay />
        <span class={`bell${waiting > 0 ? ' rings' : ''}`}>
          <span aria-hidden="true">▲ {count(waiting)}</span>
          <span class="unseen">{t('screen-waiting', { count: waiting })}</span>
        </span>
        <span class={`dot ${hall.line}`} role="img" aria-label={t('screen-line', { line: hall.line })} />
      </header>
      {hall.line === 'slow' && <p class="line-bar slow">{t('screen-slow')}</p>}
      {hall.line === 'lost' && (
        <LostBar since={hall.lineSince} retry={retry}>
          {t('screen-lost-looking')}
        </LostBar>
      )}
      <AllBoards info={info} />
      <fieldset class="chips">
        <legend class="unseen">{t('screen-filter')}</legend>
        {FILTERS.map((one) => (
          <button key={one} type="button" aria-pressed={one === filter} onClick={() => setFilter(one)}>
            {t('screen-filter-by', { filter: one })}
          </button>
        ))}
      </fieldset>
      {finding && (
        <label class="field find">
          <span>{t('screen-find')}</span>
          <input
            type="search"
            dir="auto"
            value={sought}
            ref={(input) => input?.focus()}
            onInput={(event) => setSought(event.currentTarget.value)}
          />
        </label>
      )}
      {shown.length === 0 ? (
        <p class="lead">{t(filter === 'all' ? 'screen-no-boards' : 'screen-none-such')}</p>
      ) : (
        <ul class="tiles">
          {shown.map((tile) => (
            <li key={tile.board}>
              <BoardTile
                to={deskOf(info, tile)}
                tile={tile}
                readAt={hall.readAt.get(tile.board) ?? 0}
                about={hall.line !== 'open'}
              />
            </li>
          ))}
        </ul>
      )}
      <aside class="queue" aria-label={t('screen-queue')}>
        <h2>{t('screen-queue')}</h2>
        {queue.length === 0 && <p class="lead">{t('screen-queue-empty')}</p>}
        <ol class="rows">
          {queue.flatMap((tile) =>
            tile.alarms.map((alarm) => (
              <li key={`${tile.board} ${alarm.kind} ${alarm.side}`}>
                <a href={deskOf(info, tile)}>
                  <strong>{t('screen-board-number', { board: tile.number })}</strong>
                  <span>
                    {alarmText(tile, alarm)} <time>{timeOfDay(alarm.since)}</time>{' '}
                    {alarm.side && <bdi class="whose">{nameOf(tile, alarm.side)}</bdi>}
                  </span>
                </a>
              </li>
            )),
          )}
        </ol>
      </aside>
      <nav class="thumbs" aria-label={t('screen-desk')}>
        <button
          type="button"
          aria-pressed={filter === 'all' && !finding}
          onClick={() => {
            setFilter('all');
            setFinding(false);
          }}
        >
          {t('screen-nav', { to: 'boards' })}
        </button>
        <button type="button" aria-pressed={filter === 'open'} onClick={() => setFilter('open')}>
          {t('screen-nav', { to: 'questions' })} ({count(waiting)})
        </button>
        <button type="button" onClick={() => setPad(true)}>
          {t('screen-nav', { to: 'incident' })}
        </button>
        <button
          type="button"
          aria-pressed={finding}
          onClick={() => {
            setFinding(!finding);
            setSought('');
          }}
        >
          {t('screen-nav', { to: 'search' })}
        </button>
      </nav>
      {pad && <Pad info={info} close={() => setPad(false)} />}
      <nav class="event-links" aria-label={t('screen-event')}>
        <a href={`/e/${info.event}/qr`}>{t('screen-seats')}</a>
        <a href={`/e/${info.event}/wall`}>{t('screen-wall')}</a>
        <a href={`/e/${info.event}`}>{t('screen-event')}</a>
      </nav>
    </div>
  );
}

/** Whether there is room for the queue beside the tiles. */
function useWide(): boolean {
  const [wide, setWide] = useState(() => window.matchMedia(WIDE).matches);
  useEffect(() => {
    const query = window.matchMedia(WIDE);
    const changed = () => setWide(query.matches);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, []);
  return wide;
}

const byNumber = (tiles: readonly Tile[]): Tile[] =>
  [...tiles].sort((a, b) => a.number - b.number || a.board - b.board);

/** Where a tile leads: to the desk of the board for whoever may rule there, else to the board itself. */
function deskOf({ event, you }: EventInfo, { board, game }: Tile): string {
  const sits = you.some(({ seat }) => seat?.board === board);
  const judges = you.some(({ role }) => role === 'chief_arbiter' || role === 'arbiter');
  return judges && !sits ? `/arbiter/${event}/b/${board}` : `/g/${game}`;
}

const nameOf = (tile: Tile, side: 'white' | 'black'): string =>
  tile.players[side === 'white' ? 0 : 1].name || sideName(side);

/** What is the matter, and at whose side of the board; of a question what it asks. */
function alarmText({ view }: Tile, { kind, side, question }: Alarm): string {
  const asked = view.questions.find(({ id }) => id === question)?.title;
  const text = asked || t('screen-alarm', { kind });
  return side ? `${sideName(side)}: ${text}` : text;
}

function isSought(tile: Tile, sought: string): boolean {
  const text = fromDigits(sought.trim()).toLocaleLowerCase();
  if (text === '') return true;
  return (
    String(tile.number) === text || tile.players.some(({ name }) => name.toLocaleLowerCase().includes(text))
  );
}

interface TileProps {
  to: string;
  tile: Tile;
  readAt: number;
  /** The server is not heard. */
  about: boolean;
}

function BoardTile({ to, tile, readAt, about }: TileProps) {
  const { view, alarms } = tile;
  const [first] = alarms;
  return (
    <a class={`board-tile ${first ? 'alarm' : ''} ${first?.kind ?? ''}`} href={to} data-board={tile.board}>
      <strong class="board-number">{count(tile.number)}</strong>
      <span class="players">
        {(['white', 'black'] as const).map((side, index) => (
          <span key={side} class={view.clock?.running === side ? 'moves' : ''}>
            <bdi>{tile.players[index]?.name || sideName(side)}</bdi>
            <Face view={view} readAt={readAt} side={side} about={about} />
          </span>
        ))}
      </span>
      <span class="state-word">
        <span class={`shape-small ${first ? first.kind : view.phase}`} aria-hidden="true" />
        <span>{first ? tileAlarm(tile) : phaseText(tile)}</span>
        {view.moves && view.phase !== 'before' && (
          <span class="move-number">
            {t('screen-move-number', { number: Math.floor(view.moves.length / 2) + 1 })}
          </span>
        )}
      </span>
    </a>
  );
}

/** The most pressing alarm; where both sides have it, neither is named. */
function tileAlarm(tile: Tile): string {
  const { alarms } = tile;
  const [first] = alarms;
  if (!first) return '';
  const both = alarms.some((one) => one.kind === first.kind && one.side !== first.side);
  return alarmText(tile, both ? { ...first, side: null } : first);
}

function phaseText({ view }: Tile) {
  if (view.end) return <bdo dir="ltr">{inDigits(view.end.result)}</bdo>;
  return t('screen-phase', { phase: view.phase });
}

const page = await takeOver<EventInfo>('arbiter');
if (page) {
  const { main } = page;
  const info = page.data ?? (await ask<EventInfo>(`/api/v1/events/${main.dataset.event}`));
  let before = beginHall(info, performance.now());
  let line: Live | undefined;
  const name = document.title;
  const draw = (hall: Hall) => {
    let rings = false;
    for (const tile of hall.info.boards) {
      const known = before.info.boards.find((one) => one.board === tile.board)?.alarms.length ?? 0;
      const [alarm] = tile.alarms;
      if (alarm && tile.alarms.length > known) {
        say(
          plain(`${t('screen-board-number', { board: tile.number })}: ${alarmText(tile, alarm)}`),
          'assertive',
        );
        rings = true;
      }
    }
    if (rings) ring();
    inTitle(name, hall.info.boards.filter(passes.open).length);
    before = hall;
    render(<Boards hall={hall} retry={() => line?.retry()} />, main);
  };
  prepareToSay();
  draw(before);
  line = follow(before, draw);
}
