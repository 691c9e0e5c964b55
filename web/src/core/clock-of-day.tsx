/** The time of day, as it stands on a wall; it changes with the minute. */
import { useEffect, useState } from 'preact/hooks';
import { timeOfDay } from './numbers';

export function ClockOfDay() {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, []);
  return <time class="clock-of-day">{timeOfDay(now)}</time>;
}
