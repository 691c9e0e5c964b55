/** The face of a clock: digits in boxes of one width, corrected by the server, going on by themselves in between. */
import { useEffect, useState } from 'preact/hooks';
import type { Color, View } from '../core/api';
import { clockText, inDigits } from '../core/numbers';
import { t } from '../core/texts';
import { shownNow } from '../game/model';

interface Props {
  view: View;
  readAt: number;
  side: Color;
  /** The server is not heard: the digits are a guess. */
  about?: boolean;
}

/** How often a running display is looked at. */
const LOOK = 100;

export function Face({ view, readAt, side, about }: Props) {
  const running = view.clock?.running === side;
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    setNow(performance.now());
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), LOOK);
    return () => clearInterval(timer);
  }, [running, readAt]);

  const shown = view.clock?.[side];
  if (!shown) return null;
  if ('minutes' in shown) {
    return (
      <span class="face" role="timer" aria-live="off" dir="ltr">
        {inDigits(String(shown.minutes))}′
      </span>
    );
  }
  const ms = shownNow({ view, readAt }, side, now) ?? 0;
  // Zero is pointed out only where the server says that it may be.
  const flag = ms === 0 && view.clock?.flag_may_be_shown === true;
  return (
    <span
      class={`face${flag ? ' flag' : ''}${about ? ' about' : ''}`}
      role="timer"
      aria-live="off"
      aria-label={inDigits(clockText(ms))}
      dir="ltr"
    >
      <Digits text={inDigits(clockText(ms))} />
      {flag && <span class="flag-word">{t('screen-flag')}</span>}
    </span>
  );
}

function Digits({ text }: { text: string }) {
  return (
    <span aria-hidden="true">
      {[...text].map((sign, index) => (
        <i key={index} class={sign === ':' ? 'colon' : 'digit'}>
          {sign}
        </i>
      ))}
    </span>
  );
}
