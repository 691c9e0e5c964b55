/** The keyboard is not lost when what it was on goes away: it goes to the board. */
import { useLayoutEffect, useRef } from 'preact/hooks';

export function useKeptFocus(root: { current: HTMLElement | null }): void {
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const active = document.activeElement;
    const gone = last.current !== null && !last.current.isConnected;
    if (gone && (active === null || active === document.body)) {
      const board = '.square[tabindex="0"], .plain-board';
      root.current?.querySelector<HTMLElement>(board)?.focus({ preventScroll: true });
    }
    const now = document.activeElement;
    last.current = now && root.current?.contains(now) ? now : null;
  });
  useLayoutEffect(() => {
    const element = root.current;
    const came = (event: FocusEvent) => {
      last.current = event.target as Element;
    };
    element?.addEventListener('focusin', came);
    return () => element?.removeEventListener('focusin', came);
  }, []);
}
