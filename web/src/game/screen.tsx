/** The screen of one game: for a player, for two at one device, for whoever looks on. */
import { useRef, useState } from 'preact/hooks';
import type { Color } from '../board/squares';
import { CoachPanel } from '../coach/coach';
import { useMedia } from '../core/media';
import { other } from '../core/sides';
import { t } from '../core/texts';
import { About } from './about';
import { Actions, Dialogs, type Open } from './actions';
import { RulingCard } from './card';
import { useKeptFocus } from './focus';
import type { Game } from './game';
import { Hands } from './hands-on';
import { levers, useKeys } from './keys';
import { MoveField } from './move-field';
import { OfferCard, offeredTo } from './offer';
import { OwnSheet } from './own-sheet';
import { Sheet } from './papers';
import { Partner } from './partner';
import { Pocket } from './pocket';
import { ReferredCard } from './referred';
import { Reserve } from './reserve';
import { Restore } from './restore';
import { Sealed } from './sealed';
import { SentenceLine } from './sentence';
import { Strip } from './strip';
import { LineBar, Top } from './top';

/** Where a card has the place of a bar and a strip, and no column of its own. */
const SMALL = '(max-width: 899px), (max-height: 560px)';

export function Screen({ game }: { game: Game }) {
  const { welcome, view } = game.model;
  const [flipped, setFlipped] = useState(false);
  const [open, setOpen] = useState<Open>(undefined);
  const own: Color = welcome.sides[0] ?? 'white';
  const near = flipped ? other(own) : own;
  const far = other(near);
  const plays = welcome.sides.length > 0;
  /** Whose voice and lever it is: the one of this device, or of the two the one whose clock runs. */
  const acting = game.acting;
  const lever = (side: Color) => welcome.sides.includes(side) && levers(game);
  const root = useRef<HTMLDivElement>(null);
  const small = useMedia(SMALL);
  const flip = () => setFlipped(!flipped);
  // Whoever tries the board is alone: the coach says what an offer is.
  const offered = welcome.coach ? undefined : offeredTo(game);
  useKeys(root, game, acting, setOpen);
  useKeptFocus(root);
  return (
    <div
      ref={root}
      class={`game ${game.shared ? 'shared' : 'single'}${plays ? '' : ' looking'}${welcome.coach ? ' coached' : ''}`}
      data-phase={view.phase}
      data-line={game.model.line}
      data-unanswered={game.unanswered}
    >
      <Top game={game} flip={flip} />
      <LineBar game={game} brief={true} />
      <CoachPanel game={game} />
      <Strip game={game} side={far} lever={lever(far)} control={!plays} />
      <section class="board-part" aria-label={t('screen-board')}>
        <Partner game={game} near={near} />
        <Pocket game={game} side={far} own={welcome.sides.includes(far)} />
        <Hands game={game} side={near} open={open} setOpen={setOpen} />
        <Pocket game={game} side={near} own={welcome.sides.includes(near)} />
      </section>
      <div class="middle">
        <SentenceLine game={game} />
        {plays && <Reserve game={game} side={acting} />}
        {plays && <Restore game={game} side={acting} />}
      </div>
      <Strip game={game} side={near} lever={lever(near)} control={true} />
      {plays && <Actions game={game} side={acting} setOpen={setOpen} />}
      <Dialogs game={game} side={acting} open={open} setOpen={setOpen} flip={flip} />
      <About game={game} />
      <div class="side">
        {plays && <Sealed game={game} side={acting} />}
        {plays && <ReferredCard game={game} side={acting} />}
        {offered && <OfferCard game={game} to={offered} brief={small} />}
        {/* In one place there is room for one of them, and the offer cannot wait. */}
        {!(offered && small) && !welcome.coach && (
          <RulingCard game={game} call={() => setOpen('call')} brief={small} />
        )}
        <aside class="papers">
          {plays && view.phase !== 'over' && (open === 'move' || fieldWanted(game)) && (
            <MoveField game={game} side={acting} setOpen={setOpen} />
          )}
          {plays && welcome.mode === 'recorded' && <OwnSheet game={game} side={acting} />}
          <Sheet game={game} />
        </aside>
      </div>
      {!plays && <p class="foot-note">{t('screen-no-claim')}</p>}
    </div>
  );
}

/** Moves are written where the board is a real one, and where the reader has asked for the field. */
const fieldWanted = (game: Game): boolean =>
  game.model.welcome.mode === 'recorded' ||
  game.model.welcome.blind.length > 0 ||
  document.documentElement.dataset.field === 'on';
