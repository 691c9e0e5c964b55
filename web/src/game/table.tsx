/** Two people over one device: each has his lever, his clock and his buttons at his end, turned to him. */
import { useRef, useState } from 'preact/hooks';
import { HoldButton } from '../core/hold';
import { useMedia } from '../core/media';
import { other } from '../core/sides';
import { t } from '../core/texts';
import type { Color } from '../core/wire';
import { Actions, Dialogs, type Open } from './actions';
import { RulingCard } from './card';
import { useKeptFocus } from './focus';
import type { Game } from './game';
import { Hands } from './hands-on';
import { levers, useKeys } from './keys';
import { card } from './model';
import { MoveField } from './move-field';
import { OfferCard, offeredTo } from './offer';
import { Pocket } from './pocket';
import { Reserve } from './reserve';
import { Restore } from './restore';
import { dutyText, SentenceLine, what } from './sentence';
import { StartNumber } from './start-number';
import { Strip } from './strip';
import { LineBar } from './top';

/** What is said to both at once stands in the line between the board and an end; the rest each end says itself. */
const IN_THE_LINE: ReadonlySet<string> = new Set([
  'before',
  'standing',
  'held',
  'wanted',
  'waits',
  'end',
  'dropped',
  'refused',
  'declined',
  'lost',
]);

/** So long the button in the line is held before both clocks stop. */
const PAUSE = 800;

/** The device lies with its long side to nobody: the whole table is turned by a quarter. */
const LANDSCAPE = '(orientation: landscape) and (pointer: coarse)';

/** `clockOnly`: the board is a real one beside the device. */
export function Table({ game, clockOnly }: { game: Game; clockOnly: boolean }) {
  const { welcome, view } = game.model;
  const [near, setNear] = useState<Color>(
    welcome.sides.length === 1 ? (welcome.sides[0] ?? 'white') : 'white',
  );
  const [open, setOpen] = useState<Open>(undefined);
  const [asker, setAsker] = useState<Color>(near);
  const [both, setBoth] = useState(false);
  const quarter = useMedia(LANDSCAPE);
  const far = other(near);
  const root = useRef<HTMLDivElement>(null);
  useKeys(root, game, game.acting, setOpen);
  useKeptFocus(root);
  const openFor = (side: Color) => (which: Open) => {
    setAsker(side);
    setOpen(which);
  };
  const facing = card(game.model)?.told.find((one) => one.player)?.player ?? near;
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
          {welcome.name} {t('screen-board-number', { board: welcome.number })}
        </h1>
        {!clockOnly && (
          <section class="board-part" aria-label={t('screen-board')}>
            <Hands game={game} side={near} open={open} setOpen={setOpen} quarter={quarter} />
          </section>
        )}
        {clockOnly && <ClockNotes game={game} setOpen={openFor(game.acting)} />}
        <TableLine game={game} near={near} />
      </div>
      <End game={game} side={near} turned={false} setOpen={openFor(near)} />
      <div class={`facing${facing === far ? ' turned' : ''}`}>
        <RulingCard game={game} call={() => openFor(facing)('call')} brief={true} turned={facing === far} />
      </div>
      <Dialogs
        game={game}
        side={asker}
        open={open}
        setOpen={setOpen}
        turned={asker === far}
        flip={() => setNear(far)}
        {...(clockOnly ? {} : { face: { both, change: () => setBoth(!both) } })}
      />
    </div>
  );
}

/**
 * One line of a fixed height between the board and the near end: what both have to know or to answer, an offer turned to
 * whoever may take it, the new pieces of a promotion, and the button that stops both clocks.
 */
function TableLine({ game, near }: { game: Game; near: Color }) {
  const { acting } = game;
  const to = offeredTo(game);
  const said = IN_THE_LINE.has(what(game));
  const turned = to !== undefined && to !== near;
  return (
    <div class={`table-line${turned ? ' turned' : ''}`}>
      <LineBar game={game} brief={true} />
      {to && <OfferCard game={game} to={to} brief={true} />}
      {!to && said && <SentenceLine game={game} />}
      {!to && !said && <Pause game={game} side={acting} />}
      {!to && <StartNumber game={game} brief={true} />}
      <Reserve game={game} side={acting} />
      <Restore game={game} side={acting} />
    </div>
  );
}

/** Stops both clocks when it is held. */
function Pause({ game, side }: { game: Game; side: Color }) {
  const { view, welcome } = game.model;
  if (view.phase !== 'running' || welcome.sides.length === 0) return null;
  return (
    <HoldButton
      class="plain table-pause"
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
  const said = view.duty?.player === side ? dutyText(game) : '';
  return (
    <div class={`end${turned ? ' turned' : ''}`} data-end={side}>
      {plays && <Actions game={game} side={side} setOpen={setOpen} />}
      <Pocket game={game} side={side} own={plays} />
      <Strip game={game} side={side} lever={plays && levers(game)} control={true}>
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
