/** A choice at a square of the board: it takes the keyboard, gives it back, and is left by a hand elsewhere. */
import { useLayoutEffect, useRef } from 'preact/hooks';

export function useChoice(leave: () => void) {
  const element = useRef<HTMLFieldSetElement>(null);
  // Before anything else can be pressed: a key that follows at once is meant for the choice.
  useLayoutEffect(() => {
    const before = document.activeElement;
    element.current?.querySelector('button')?.focus();
    // A hand elsewhere leaves the man where he stood.
    const elsewhere = (event: PointerEvent) => {
      if (!element.current?.contains(event.target as Node)) leave();
    };
    document.addEventListener('pointerdown', elsewhere, true);
    return () => {
      document.removeEventListener('pointerdown', elsewhere, true);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return element;
}
