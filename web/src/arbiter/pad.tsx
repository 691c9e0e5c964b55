/** The number of a board by big keys, and whose incident: the board is the first of the three taps. */
import { useState } from 'preact/hooks';
import { Dialog } from '../core/dialog';
import { count, inDigits } from '../core/numbers';
import { t } from '../core/texts';
import type { EventInfo } from '../core/wire';

export function Pad({ info, close }: { info: EventInfo; close: () => void }) {
  const [typed, setTyped] = useState('');
  const board = info.boards.findLast((tile) => tile.number === Number(typed));
  const longer = info.boards.some(
    ({ number }) => String(number).length > typed.length && String(number).startsWith(typed),
  );
  const type = (digit: string) => {
    const next = typed + digit;
    setTyped(next);
    const found = info.boards.findLast((tile) => tile.number === Number(next));
    const more = info.boards.some(
      ({ number }) => number !== found?.number && String(number).startsWith(next),
    );
    // Nothing else can be meant: no further tap is needed.
    if (found && !more) location.href = `/arbiter/${info.event}/b/${found.board}#incident`;
  };
  return (
    <Dialog title={t('screen-pad')} close={close}>
      <output class="pad-shown" dir="ltr">
        {inDigits(typed) || '–'}
      </output>
      {typed !== '' && !board && !longer && (
        <p class="wrong" role="alert">
          {t('screen-no-such-board', { board: Number(typed) })}
        </p>
      )}
      <div class="pad" dir="ltr">
        {['1', '2', '3', '4', '5', '6', '7', '8', '9', '⌫', '0', '→'].map((key) => (
          <PadKey
            key={key}
            name={key}
            to={key === '→' && board ? `/arbiter/${info.event}/b/${board.board}#incident` : undefined}
            act={() => (key === '⌫' ? setTyped(typed.slice(0, -1)) : type(key))}
          />
        ))}
      </div>
    </Dialog>
  );
}

function PadKey({ name, to, act }: { name: string; to: string | undefined; act: () => void }) {
  if (name === '→') {
    return to ? (
      <a class="cell" href={to} aria-label={t('screen-nav', { to: 'incident' })}>
        {name}
      </a>
    ) : (
      <span />
    );
  }
  const label = name === '⌫' ? t('screen-pad-back') : count(Number(name));
  return (
    <button type="button" class="cell" aria-label={label} onClick={act}>
      {name === '⌫' ? name : inDigits(name)}
    </button>
  );
}
