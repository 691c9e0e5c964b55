/** A line that is gone: since when, what holds meanwhile, and a button that tries at once. */
import type { ComponentChildren } from 'preact';
import { timeOfDay } from './numbers';
import { t } from './texts';

interface Props {
  /** Milliseconds since 1970. */
  since: number;
  retry: () => void;
  /** What holds until it is back. */
  children: ComponentChildren;
}

export function LostBar({ since, retry, children }: Props) {
  return (
    <p class="line-bar">
      <span>
        {t('screen-lost-since', { time: timeOfDay(since) })} {children}
      </span>
      <button type="button" class="plain" onClick={retry}>
        {t('screen-retry')}
      </button>
    </p>
  );
}
