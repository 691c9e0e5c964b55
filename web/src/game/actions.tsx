/** The four buttons of a player, and what lies behind the last of them. */
import { useState } from 'preact/hooks';
import { Dialog } from '../core/dialog';
import { HoldButton } from '../core/hold';
import { canSpeak, letSpeak, speaks } from '../core/say';
import { t } from '../core/texts';
import type { Act, Color } from '../core/wire';
import { Appeal } from './appeal';
import { Cites } from './card';
import { Claim } from './claim';
import type { Game } from './game';
import { MoveField } from './move-field';
import { keepsSheet, OwnSheet } from './own-sheet';
import { Sheet } from './papers';
import { Story } from './story';

/** What lies open: a sheet, the field for moves, or the question which pieces were knocked over. */
export type Open = 'claim' | 'more' | 'resign' | 'call' | 'keys' | 'displaced' | 'move' | undefined;

interface Props {
  game: Game;
  side: Color;
  setOpen: (open: Open) => void;
}

/** So long the button is held before it is asked whether somebody resigns. */
const RESIGN = 1_000;
/** So long the clocks are stopped by a button that is held. */
const HOLD = 600;

/** Four places that stay what they are, whatever is offered or asked. */
export function Actions({ game, side, setOpen }: Props) {
  const { welcome, view } = game.model;
  const over = view.phase === 'over';
  const act = (name: 'offer' | 'stop_clocks') => game.act([{ do: name }], side);
  const stop = () => act('stop_clocks');
  const dead = over || game.blocked;
  const turn = game.shown.view.clock?.running === side;
  return (
    <nav class="actions" aria-label={t('screen-actions')}>
      <button
        type="button"
        class="offer"
        disabled={dead || (view.offer !== null && view.offer !== side)}
        aria-description={turn ? t('screen-offer-now') : t('screen-offer-off')}
        onClick={() => act('offer')}
      >
        <span>
          <span aria-hidden="true">½</span> {t('screen-offer')}
        </span>
        {!over && <small>{t('screen-offer-when', { turn: String(turn) })}</small>}
      </button>
      <HoldButton disabled={dead} after={HOLD} hold={stop} click={() => setOpen('claim')}>
        <span aria-hidden="true">§</span>
        {t('screen-claim')}
      </HoldButton>
      {welcome.arbiter ? (
        <HoldButton disabled={dead} after={HOLD} hold={stop} click={() => setOpen('call')}>
          <span aria-hidden="true">✋</span>
          {t('screen-arbiter')}
        </HoldButton>
      ) : (
        <button type="button" disabled={dead || view.phase !== 'running'} onClick={stop}>
          <span aria-hidden="true">⏸</span>
          {t('screen-stop')}
        </button>
      )}
      <button type="button" onClick={() => setOpen('more')}>
        <span aria-hidden="true">⋯</span>
        {t('screen-more')}
      </button>
    </nav>
  );
}

/** The sheets above a board; each opens by a button or a key. */
export function Dialogs(props: {
  game: Game;
  side: Color;
  open: Open;
  setOpen: (open: Open) => void;
  flip?: () => void;
  /** Where two sit opposite each other: each sees his own pieces upright, or both from one side. */
  face?: { both: boolean; change: () => void };
  /** To whom it is turned, where two sit opposite each other. */
  turned?: boolean;
}) {
  const { game, side, open, setOpen, flip, face } = props;
  const turned = props.turned ?? false;
  const close = () => setOpen(undefined);
  switch (open) {
    case 'claim':
      return <Claim game={game} side={side} close={close} turned={turned} />;
    case 'more':
      return <More {...{ game, side, close, setOpen, flip, face, turned }} />;
    case 'resign':
      return <Resign game={game} side={side} close={close} turned={turned} />;
    case 'call':
      return <Call game={game} side={side} close={close} turned={turned} />;
    case 'keys':
      return <Keys close={close} />;
    default:
      return null;
  }
}

interface Sheeted {
  game: Game;
  side: Color;
  close: () => void;
  turned: boolean;
}

interface MoreProps extends Sheeted {
  setOpen: (open: Open) => void;
  flip: (() => void) | undefined;
  face: { both: boolean; change: () => void } | undefined;
}

function More(props: MoreProps) {
  const { game, side, close, setOpen, flip, face, turned } = props;
  const { view, welcome } = game.model;
  const over = view.phase === 'over';
  const plays = welcome.mode !== 'recorded' && !over;
  const [story, setStory] = useState(false);
  const reads = document.querySelector('.game.reader') !== null;
  const then = (what: () => void) => () => {
    close();
    what();
  };
  return (
    <Dialog title={t('screen-more')} close={close} turned={turned}>
      <ul class="rows">
        {plays && (
          <li>
            <button type="button" onClick={then(() => game.act([{ do: 'announce_adjust' }], side))}>
              {t('screen-adjust')}
            </button>
          </li>
        )}
        {plays && welcome.mode === 'physical' && view.chess960 && (
          <li>
            <button
              type="button"
              onClick={then(() => game.act([{ do: 'say', text: 'about_to_castle' }], side))}
            >
              {t('screen-castle-say')}
            </button>
          </li>
        )}
        {plays && welcome.mode === 'physical' && (
          <li>
            <button type="button" onClick={() => setOpen('displaced')}>
              {t('screen-displaced-say')}
            </button>
          </li>
        )}
        {flip && (
          <li>
            <button type="button" onClick={then(flip)}>
              {t('screen-flip')}
            </button>
          </li>
        )}
        {face && (
          <li>
            <button type="button" onClick={then(face.change)}>
              {t('screen-face', { both: String(face.both) })}
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={() => setOpen('keys')}>
            {t('screen-keys')}
          </button>
        </li>
        <li>
          {reads ? (
            <a href={`/g/${welcome.game}?reader=0`}>{t('screen-picture')}</a>
          ) : (
            <a href={`/g/${welcome.game}?reader=1`}>{t('screen-reader')}</a>
          )}
        </li>
        {canSpeak() && (
          <li>
            <button type="button" aria-pressed={speaks()} onClick={then(() => letSpeak(!speaks()))}>
              {t('screen-aloud', { on: String(speaks()) })}
            </button>
          </li>
        )}
        <li>
          <a href="/settings">{t('screen-settings')}</a>
        </li>
        <li>
          <a href={`/laws/${welcome.rulebook}`} target="_blank" rel="noopener">
            {welcome.rulebook_title}
          </a>
        </li>
        <li>
          <a href="/">{t('screen-leave')}</a>
        </li>
        {!over && (
          <li class="apart">
            <HoldButton
              class="danger"
              disabled={game.blocked}
              after={RESIGN}
              hold={() => setOpen('resign')}
              hint={t('screen-resign-hold')}
            >
              <span>{t('screen-resign')}</span>
            </HoldButton>
          </li>
        )}
      </ul>
      {!over && <MoveField game={game} side={side} setOpen={setOpen} />}
      {keepsSheet(game) && <OwnSheet game={game} side={side} />}
      <Sheet game={game} />
      <button type="button" class="plain" aria-expanded={story} onClick={() => setStory(!story)}>
        {t('screen-story')}
      </button>
      {story && <Story game={game} />}
    </Dialog>
  );
}

function Resign({ game, side, close, turned }: Sheeted) {
  const cite = game.model.welcome.ends.resignation;
  const resign = () => {
    game.act([{ do: 'resign' }], side);
    close();
  };
  return (
    <Dialog title={t('screen-resign-title', { side })} close={close} turned={turned}>
      <p>{t('screen-resign-then')}</p>
      {cite && <Cites cites={[cite]} brief={true} />}
      <button type="button" class="button danger wide" onClick={resign}>
        {t('screen-resign-do')}
      </button>
    </Dialog>
  );
}

function Call({ game, side, close, turned }: Sheeted) {
  const call = (stop: boolean, why = '') => {
    const acts: Act[] = [{ do: 'call_arbiter', ...(why ? { why } : {}) }];
    game.act(stop ? [{ do: 'stop_clocks' }, ...acts] : acts, side);
    close();
  };
  const running = game.model.view.phase === 'running';
  return (
    <Dialog title={t('screen-call-title')} close={close} turned={turned}>
      <p>{t('screen-call-then')}</p>
      <button type="button" class="button wide" onClick={() => call(false)}>
        {t('screen-call-do')}
      </button>
      {running && (
        <button type="button" class="plain wide" onClick={() => call(true)}>
          {t('screen-call-stop')}
        </button>
      )}
      <button type="button" class="plain wide" onClick={() => call(false, 'device')}>
        {t('screen-call-device')}
      </button>
      <Appeal game={game} side={side} done={close} />
    </Dialog>
  );
}

const KEYS: readonly [keys: string, id: string][] = [
  ['← ↑ → ↓', 'arrows'],
  ['Enter', 'enter'],
  ['Esc', 'escape'],
  ['k q r b n p', 'pieces'],
  ['1–8', 'ranks'],
  ['Shift + 1–8', 'files'],
  ['Space', 'press'],
  ['m /', 'move'],
  ['t', 'times'],
  ['l', 'last'],
  ['o', 'duty'],
  ['s a–h, s 1–8', 'read'],
  ['@ n f 3 Enter', 'drop'],
  ['d', 'draw'],
  ['c', 'claim'],
  ['a', 'arbiter'],
];

function Keys({ close }: { close: () => void }) {
  return (
    <Dialog title={t('screen-keys')} close={close}>
      <KeyList />
    </Dialog>
  );
}

export function KeyList({ only }: { only?: ReadonlySet<string> }) {
  return (
    <dl class="keys">
      {KEYS.filter(([, what]) => only?.has(what) ?? true).map(([keys, what]) => (
        <div key={what}>
          <dt>
            <kbd dir="ltr">{keys}</kbd>
          </dt>
          <dd>{t('screen-key', { what })}</dd>
        </div>
      ))}
    </dl>
  );
}
