/** The screen of one game: for a player, for two at one device, for whoever looks on. */
import { useRef, useState } from 'preact/hooks';
import { type Color, colorOf } from '../board/squares';
import { t } from '../core/texts';
import { About } from './about';
import { Actions, Dialogs, type Open } from './actions';
import { RulingCard } from './card';
import type { Game } from './game';
import { Hands } from './hands-on';
import { levers, useKeys } from './keys';
import { MoveField } from './move-field';
import { Sheet } from './papers';
import { Promotion, Reserve } from './reserve';
import { Restore } from './restore';
import { offeredTo, SentenceLine } from './sentence';
import { Strip } from './strip';
import { LineBar, Top } from './top';

export const other = (side: Color): Color => (side === 'white' ? 'black' : 'white');

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
  useKeys(root, game, acting, setOpen);
  return (
    <div
      ref={root}
      class={`game ${game.shared ? 'shared' : 'single'}${plays ? '' : ' looking'}`}
      data-phase={view.phase}
      data-line={game.model.line}
      data-unanswered={game.unanswered}
    >
      <Top game={game} />
      <LineBar game={game} />
      <RulingCard game={game} call={() => setOpen('call')} />
      <Strip game={game} side={far} lever={lever(far)} />
      <section class="board-part" aria-label={t('screen-board')}>
        <Hands game={game} side={near} open={open} setOpen={setOpen} />
        {plays && <Reserve game={game} side={acting} />}
      </section>
      <div class="middle">
        <SentenceLine game={game} answers={!plays} />
        {plays && <Restore game={game} side={acting} />}
      </div>
      <Strip game={game} side={near} lever={lever(near)} />
      {plays && <Actions game={game} side={acting} setOpen={setOpen} answersFor={offeredTo(game)} />}
      <Dialogs game={game} side={acting} open={open} setOpen={setOpen} flip={() => setFlipped(!flipped)} />
      <About game={game} />
      <aside class="papers">
        {plays && view.phase !== 'over' && <MoveField game={game} side={acting} setOpen={setOpen} />}
        <Sheet game={game} />
      </aside>
      {game.choosing && <Promotion game={game} color={colorOf(game.choosing.man)} />}
      {!plays && <p class="foot-note">{t('screen-no-claim')}</p>}
    </div>
  );
}
