/** A button that does one thing when it is pressed and another when it is held. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

interface Props {
  disabled: boolean;
  /** Held so long, in milliseconds. */
  after: number;
  hold: () => void;
  click: () => void;
  children: ComponentChildren;
}

export function HoldButton({ disabled, after, hold, click, children }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false);
  const end = () => clearTimeout(timer.current);
  return (
    <button
      type="button"
      disabled={disabled}
      onPointerDown={() => {
        held.current = false;
        timer.current = setTimeout(() => {
          held.current = true;
          hold();
        }, after);
      }}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (held.current) held.current = false;
        else click();
      }}
    >
      {children}
    </button>
  );
}
