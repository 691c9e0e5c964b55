/** The four buttons of a player, and what lies behind the last of them. */
import { useState } from 'preact/hooks';
import type { Color } from '../core/api';
import { Dialog } from '../core/dialog';
import { t } from '../core/texts';
import { Claim } from './claim';
import type { Game } from './game';
import { MoveField } from './move-field';
import { Sheet, Story } from './papers';

export type Open = 'claim' | 'more' | 'resign' | 'call' | 'keys' | undefined;

interface Props {
  game: Game;
  side: Color;
  open: Open;
  setOpen: (open: Open) => void;
  flip: () => void;
}

export function Actions({ game, side, open, setOpen, flip }: Props) {
  const { welcome, view } = game.model;
  const over = view.phase === 'over';
  const close = () => setOpen(undefined);
  const act = (name: string) => game.act([{ do: name }], side);
  return (
    <nav class="actions" aria-label={t('screen-actions')}>
      <button type="button" disabled={over || game.blocked} onClick={() => act('offer')}>
        <span aria-hidden="true">½</span>
        {t('screen-offer')}
      </button>
      <button type="button" disabled={over || game.blocked} onClick={() => setOpen('claim')}>
        <span aria-hidden="true">§</span>
        {t('screen-claim')}
      </button>
      {welcome.arbiter ? (
        <button type="button" disabled={over || game.blocked} onClick={() => setOpen('call')}>
          <span aria-hidden="true">✋</span>
          {t('screen-arbiter')}
        </button>
      ) : (
        <button type="button" disabled={view.phase !== 'running'} onClick={() => act('stop_clocks')}>
          <span aria-hidden="true">⏸</span>
          {t('screen-stop')}
        </button>
      )}
      <button type="button" onClick={() => setOpen('more')}>
        <span aria-hidden="true">⋯</span>
        {t('screen-more')}
      </button>
      {open === 'claim' && <Claim game={game} side={side} close={close} />}
      {open === 'more' && <More game={game} side={side} close={close} setOpen={setOpen} flip={flip} />}
      {open === 'resign' && <Resign game={game} side={side} close={close} />}
      {open === 'call' && <Call game={game} side={side} close={close} />}
      {open === 'keys' && <Keys close={close} />}
    </nav>
  );
}

function More(props: {
  game: Game;
  side: Color;
  close: () => void;
  setOpen: (open: Open) => void;
  flip: () => void;
}) {
  const { game, side, close, setOpen, flip } = props;
  const { view, welcome } = game.model;
  const over = view.phase === 'over';
  const [story, setStory] = useState(false);
  const then = (what: () => void) => () => {
    close();
    what();
  };
  return (
    <Dialog title={t('screen-more')} close={close}>
      <ul class="rows">
        {welcome.mode !== 'recorded' && !over && (
          <li>
            <button type="button" onClick={then(() => game.act([{ do: 'announce_adjust' }], side))}>
              {t('screen-adjust')}
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={then(flip)}>
            {t('screen-flip')}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => setOpen('keys')}>
            {t('screen-keys')}
          </button>
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
            <button type="button" class="danger" onClick={() => setOpen('resign')}>
              {t('screen-resign')}
            </button>
          </li>
        )}
      </ul>
      {!over && <MoveField game={game} side={side} />}
      <Sheet game={game} />
      <button type="button" class="plain" aria-expanded={story} onClick={() => setStory(!story)}>
        {t('screen-story')}
      </button>
      {story && <Story entries={game.model.story} rulingsOnly={true} />}
    </Dialog>
  );
}

function Resign({ game, side, close }: { game: Game; side: Color; close: () => void }) {
  const resign = () => {
    game.act([{ do: 'resign' }], side);
    close();
  };
  return (
    <Dialog title={t('screen-resign-title', { side })} close={close}>
      <p>{t('screen-resign-then')}</p>
      <button type="button" class="button danger wide" onClick={resign}>
        {t('screen-resign-do')}
      </button>
    </Dialog>
  );
}

function Call({ game, side, close }: { game: Game; side: Color; close: () => void }) {
  const call = (stop: boolean) => {
    const acts = [{ do: 'call_arbiter' }];
    game.act(stop ? [{ do: 'stop_clocks' }, ...acts] : acts, side);
    close();
  };
  const running = game.model.view.phase === 'running';
  return (
    <Dialog title={t('screen-call-title')} close={close}>
      <p>{t('screen-call-then')}</p>
      <button type="button" class="button wide" onClick={() => call(false)}>
        {t('screen-call-do')}
      </button>
      {running && (
        <button type="button" class="plain wide" onClick={() => call(true)}>
          {t('screen-call-stop')}
        </button>
      )}
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
  ['d', 'draw'],
  ['c', 'claim'],
  ['a', 'arbiter'],
];

function Keys({ close }: { close: () => void }) {
  return (
    <Dialog title={t('screen-keys')} close={close}>
      <dl class="keys">
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              <kbd dir="ltr">{keys}</kbd>
            </dt>
            <dd>{t('screen-key', { what })}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
