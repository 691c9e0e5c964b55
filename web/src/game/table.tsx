/** Two people over one device: each has his lever, his clock and his buttons at his end, turned to him. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { colorOf } from '../board/squares';
import type { Color } from '../core/api';
import { HoldButton } from '../core/hold';
import { t } from '../core/texts';
import { Actions, Dialogs, type Open } from './actions';
import { RulingCard } from './card';
import type { Game } from './game';
import { Hands } from './hands-on';
import { levers, useKeys } from './keys';
import { card } from './model';
import { MoveField } from './move-field';
import { Promotion, Reserve } from './reserve';
import { Restore } from './restore';
import { other } from './screen';
import { dutyText, offeredTo, SentenceLine, what } from './sentence';
import { Strip } from './strip';
import { LineBar } from './top';

/** What has to be answered by a button lies above the board while the clocks stand anyway. */
const LIES_OPEN: ReadonlySet<string> = new Set([
  'before',
  'standing',
  'held',
  'wanted',
  'waits',
  'end',
  'dropped',
  'refused',
  'coach',
]);

/** So long the button at the edge is held before both clocks stop. */
const PAUSE = 800;

const LANDSCAPE = '(orientation: landscape) and (pointer: coarse)';

/** Whether the device lies with its long side to nobody: the whole table is turned by a quarter. */
function useQuarter(): boolean {
  const [turned, setTurned] = useState(() => window.matchMedia(LANDSCAPE).matches);
  useEffect(() => {
    const query = window.matchMedia(LANDSCAPE);
    const changed = () => setTurned(query.matches);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, []);
  return turned;
}

/** `clockOnly`: the board is a real one beside the device. */
export function Table({ game, clockOnly }: { game: Game; clockOnly: boolean }) {
  const { welcome, view } = game.model;
  const [near, setNear] = useState<Color>(
    welcome.sides.length === 1 ? (welcome.sides[0] ?? 'white') : 'white',
  );
  const [open, setOpen] = useState<Open>(undefined);
  const [asker, setAsker] = useState<Color>(near);
  const [both, setBoth] = useState(false);
  const quarter = useQuarter();
  const far = other(near);
  const root = useRef<HTMLDivElement>(null);
  useKeys(root, game, game.acting, setOpen);
  const openFor = (side: Color) => (which: Open) => {
    setAsker(side);
    setOpen(which);
  };
  const ruled = card(game.model);
  const facing = ruled?.told.find((one) => one.player)?.player ?? near;
  const noted = LIES_OPEN.has(what(game));
  return (
    <div
      ref={root}
      class={`game table${clockOnly ? ' clock-only' : ''}${quarter ? ' quarter' : ''}`}
      data-upright={both ? near : undefined}
      data-phase={view.phase}
      data-line={game.model.line}
      data-unanswered={game.unanswered}
    >
      <End game={game} side={far} turned={true} setOpen={openFor(far)} />
      <div class="table-middle">
        <h1 class="unseen">
          {welcome.name} {t('screen-board-number', { board: welcome.board })}
        </h1>
        <LineBar game={game} />
        {!clockOnly && (
          <section class="board-part" aria-label={t('screen-board')}>
            <Hands game={game} side={near} open={open} setOpen={setOpen} quarter={quarter} />
          </section>
        )}
        {clockOnly && <ClockNotes game={game} setOpen={openFor(game.acting)} />}
        <div class={`facing${facing === far ? ' turned' : ''}`}>
          <RulingCard game={game} call={() => openFor(facing)('call')} />
        </div>
        {noted && (
          <div class="table-note">
            <SentenceLine game={game} />
          </div>
        )}
        <Pause game={game} side={game.acting} class="plain table-pause" />
        <div class="table-tools">
          <Reserve game={game} side={game.acting} />
          <Restore game={game} side={game.acting} />
        </div>
      </div>
      <End game={game} side={near} turned={false} setOpen={openFor(near)} />
      <Dialogs
        game={game}
        side={asker}
        open={open}
        setOpen={setOpen}
        turned={asker === far}
        flip={() => setNear(far)}
        {...(clockOnly ? {} : { face: { both, change: () => setBoth(!both) } })}
      />
      {game.choosing && <Promotion game={game} color={colorOf(game.choosing.man)} />}
    </div>
  );
}

/** Stops both clocks when it is held: at the edge, or where there is no room beside the board, at each end. */
function Pause({ game, side, class: name }: { game: Game; side: Color; class: string }) {
  const { view, welcome } = game.model;
  if (view.phase !== 'running' || welcome.sides.length === 0) return null;
  return (
    <HoldButton
      class={name}
      disabled={game.blocked}
      after={PAUSE}
      hold={() => game.act([{ do: 'stop_clocks' }], side)}
      hint={t('screen-table-hold')}
    >
      <span aria-hidden="true">⏸</span>
      <span class="unseen">{t('screen-run', { what: 'stop' })}</span>
    </HoldButton>
  );
}

/** One player's end: his lever outside, his buttons inside. */
function End(props: { game: Game; side: Color; turned: boolean; setOpen: (open: Open) => void }) {
  const { game, side, turned, setOpen } = props;
  const { view, welcome } = game.model;
  const plays = welcome.sides.includes(side);
  const to = offeredTo(game);
  const said = view.duty?.player === side ? dutyText(game) : '';
  return (
    <div class={`end${turned ? ' turned' : ''}`} data-end={side}>
      {plays && (
        <div class="end-actions">
          <Actions game={game} side={side} setOpen={setOpen} answersFor={to === side ? side : undefined} />
          {welcome.arbiter && <Pause game={game} side={side} class="plain end-pause" />}
        </div>
      )}
      <Strip game={game} side={side} lever={plays && levers(game)}>
        <span class="said">{said || view.ribbon.at(-1)}</span>
      </Strip>
    </div>
  );
}

/** Where the board is a real one, moves may be typed beside the clocks. */
function ClockNotes({ game, setOpen }: { game: Game; setOpen: (open: Open) => void }) {
  const { view, welcome } = game.model;
  return (
    <div class="clock-notes">
      <p>{welcome.control_words}</p>
      {welcome.sides.length > 0 && view.phase !== 'over' && (
        <MoveField game={game} side={game.acting} setOpen={setOpen} />
      )}
      <p class="ribbon">
        {view.ribbon.map((move) => (
          <bdi key={move} dir="auto">
            {move}
          </bdi>
        ))}
      </p>
    </div>
  );
}
