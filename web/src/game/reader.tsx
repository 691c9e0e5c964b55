/** A game for those who listen: one column, headings in the order in which a game is followed. */
import { useRef, useState } from 'preact/hooks';
import { CoachPanel } from '../coach/coach';
import { other, SIDES } from '../core/sides';
import { t } from '../core/texts';
import type { Color } from '../core/wire';
import { Actions, Dialogs, KeyList, type Open } from './actions';
import { RulingCard } from './card';
import { useKeptFocus } from './focus';
import type { Game } from './game';
import { timesSaid, useKeys } from './keys';
import { standing } from './model';
import { commandWords, MoveField } from './move-field';
import { OfferCard, offeredTo } from './offer';
import { keepsSheet, OwnSheet } from './own-sheet';
import { Sheet } from './papers';
import { Partner } from './partner';
import { PlainBoard } from './plain';
import { Checks, Pocket } from './pocket';
import { ReferredCard } from './referred';
import { Reserve } from './reserve';
import { Restore } from './restore';
import { SentenceLine } from './sentence';
import { Story } from './story';
import { Strip } from './strip';
import { LineBar, Top } from './top';
import { sideName } from './words';

/** The keys that work while the table of the board has the focus: there is no cursor on it. */
const AT_THE_TABLE: ReadonlySet<string> = new Set([
  'press',
  'move',
  'times',
  'last',
  'duty',
  'read',
  'drop',
  'draw',
  'claim',
  'arbiter',
]);

export function Reader({ game }: { game: Game }) {
  const { welcome, view } = game.model;
  const [open, setOpen] = useState<Open>(undefined);
  const [times, setTimes] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const plays = welcome.sides.length > 0;
  const acting = game.acting;
  useKeys(root, game, acting, setOpen);
  useKeptFocus(root);
  const offered = offeredTo(game);
  return (
    <div
      ref={root}
      class="game reader"
      data-phase={view.phase}
      data-line={game.model.line}
      data-unanswered={game.unanswered}
    >
      <Top game={game} />
      <LineBar game={game} />
      <CoachPanel game={game} />
      <p>
        {welcome.control_words}. {welcome.rulebook_title}. {t('screen-mode', { mode: welcome.mode })}
      </p>
      {welcome.blind.map((side) => (
        <p key={side}>{t('screen-blind', { side })}</p>
      ))}
      <h2>{t('screen-reader-now')}</h2>
      <SentenceLine game={game} />
      {offered && <OfferCard game={game} to={offered} />}
      {plays && <ReferredCard game={game} side={acting} />}
      {plays && <Restore game={game} side={acting} />}
      {plays && <Reserve game={game} side={acting} />}
      <Partner game={game} near={acting} plain={true} />
      <Pocket game={game} side={other(acting)} own={welcome.sides.includes(other(acting))} />
      <Pocket game={game} side={acting} own={plays} />
      {!plays &&
        view.variant?.checks_left &&
        SIDES.map((side) => (
          <p key={side}>
            {sideName(side)} <Checks view={view} side={side} />
          </p>
        ))}
      {view.variant?.name === 'king-of-the-hill' && <p>{t('screen-hill')}</p>}
      <h2>{t('screen-move')}</h2>
      {plays && view.phase !== 'over' && <MoveField game={game} side={acting} setOpen={setOpen} />}
      <h2>{t('screen-reader-clocks')}</h2>
      <p>
        <button type="button" class="plain" onClick={() => setTimes(timesSaid(game))}>
          {t('screen-reader-times')}
        </button>{' '}
        <output>{times}</output>
      </p>
      {plays &&
        SIDES.map((side) => (
          <Strip key={side} game={game} side={side} lever={welcome.sides.includes(side)} />
        ))}
      <h2>{t('screen-reader-last')}</h2>
      <p class="ribbon">
        {view.ribbon.length === 0 && t('screen-sheet-empty')}
        {view.ribbon.map((move) => (
          <bdi key={move} dir="auto">
            {move}
          </bdi>
        ))}
      </p>
      <Sheet game={game} />
      {plays && keepsSheet(game) && <OwnSheet game={game} side={acting} />}
      <h2>{t('screen-reader-rulings')}</h2>
      <RulingCard game={game} call={() => setOpen('call')} />
      <Story game={game} bare={true} most={3} />
      <h2>{t('screen-board')}</h2>
      <PlainBoard placement={standing(game.model)} />
      {plays && (
        <>
          <h2>{t('screen-actions')}</h2>
          <Actions game={game} side={acting} setOpen={setOpen} />
          <AskHelper game={game} side={acting} />
        </>
      )}
      <h2>{t('screen-keys')}</h2>
      <p>{t('screen-reader-words', { words: commandWords().join(', ') })}</p>
      <KeyList only={AT_THE_TABLE} />
      <Dialogs game={game} side={acting} open={open} setOpen={setOpen} />
    </div>
  );
}

/** What a player may ask the helper who tells it, and only then. */
function AskHelper({ game, side }: { game: Game; side: Color }) {
  const helper = game.model.view.helpers?.[side];
  if (!helper?.duties.includes('tells')) return null;
  return (
    <p>
      {(['moves_made', 'time'] as const).map((what) => (
        <button
          key={what}
          type="button"
          class="plain"
          data-ask={what}
          disabled={helper.asked || game.blocked}
          onClick={() => game.act([{ do: 'ask', what }], side)}
        >
          {t('screen-helper-ask', { what })}
        </button>
      ))}
    </p>
  );
}
