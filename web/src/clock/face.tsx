/** The face of a clock: digits in boxes of one width, corrected by the server, going on by themselves in between. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { clockText, inDigits } from '../core/numbers';
import { t } from '../core/texts';
import type { Color, View } from '../core/wire';
import { corrected, shownNow } from '../game/model';

interface Props {
  view: View;
  readAt: number;
  side: Color;
  /** The server is not heard: the digits are a guess. */
  about?: boolean;
  /** Whose hand the device is in: his digits grow heavier once when time gets short. */
  own?: boolean;
  /** At a board: a display that the server has put right wears a ring for a moment. */
  rings?: boolean;
}

/** How often a running display is looked at. */
const LOOK = 100;
/** From here on the own digits are heavier, and from there on once more. */
const SHORT = 60_000;
const SHORTEST = 10_000;

/** The clock of this page, looked at again and again while a display runs. */
function useNow(running: boolean, readAt: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    setNow(performance.now());
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), LOOK);
    return () => clearInterval(timer);
  }, [running, readAt]);
  return Math.max(now, readAt);
}

/** So long a display is marked that was put right. */
const RING = 1_000;

/** Whether the server has just put this display right. */
function useCorrected(view: View, readAt: number, side: Color): boolean {
  const before = useRef({ view, readAt });
  const [times, setTimes] = useState(0);
  const [rings, setRings] = useState(false);
  useEffect(() => {
    const after = { view, readAt };
    if (corrected(before.current, after, side)) setTimes((count) => count + 1);
    before.current = after;
  }, [view, readAt]);
  useEffect(() => {
    if (times === 0) return;
    setRings(true);
    const timer = setTimeout(() => setRings(false), RING);
    return () => clearTimeout(timer);
  }, [times]);
  return rings;
}

export function Face({ view, readAt, side, about, own, rings }: Props) {
  const now = useNow(view.clock?.running === side, readAt);
  const right = useCorrected(view, readAt, side);
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
  const short = own && ms > 0 && ms <= SHORT ? (ms <= SHORTEST ? ' shortest' : ' short') : '';
  return (
    <span
      class={`face${flag ? ' flag' : ''}${about ? ' about' : ''}${short}${rings && right ? ' corrected' : ''}`}
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

/** Free time before the digits move, as a bar that empties. */
export function Delay({ view, readAt, side }: { view: View; readAt: number; side: Color }) {
  const free = view.clock?.running === side ? (view.clock.delay_left ?? 0) : 0;
  const now = useNow(free > 0, readAt);
  if (free <= 0) return null;
  const left = Math.max(0, free - (now - readAt));
  return <progress class="delay" max={free} value={left} aria-hidden="true" />;
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
