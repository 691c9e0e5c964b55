/** A button that does one thing when it is pressed and another when it is held. */
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

interface Props {
  disabled: boolean;
  /** Held so long, in milliseconds. */
  after: number;
  hold: () => void;
  /** A short press; without it a short press only says that the button has to be held. */
  click?: () => void;
  /** What is said then. */
  hint?: string;
  class?: string;
  children: ComponentChildren;
}

export function HoldButton({ disabled, after, hold, click, hint, class: name, children }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false);
  const [brief, setBrief] = useState(false);
  const [holding, setHolding] = useState(false);
  const end = () => {
    clearTimeout(timer.current);
    setHolding(false);
  };
  return (
    <button
      type="button"
      class={`holds${holding ? ' holding' : ''}${name ? ` ${name}` : ''}`}
      style={{ '--hold': `${after}ms` }}
      disabled={disabled}
      aria-description={hint}
      onPointerDown={() => {
        held.current = false;
        setHolding(true);
        timer.current = setTimeout(() => {
          held.current = true;
          setHolding(false);
          setBrief(false);
          hold();
        }, after);
      }}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        // By keyboard or an aid nothing can be held; a finger that slid off after holding leaves nothing behind for them.
        const aided = event.detail === 0;
        const done = held.current && !aided;
        held.current = false;
        if (done) return;
        if (click) click();
        else if (aided) hold();
        else setBrief(true);
      }}
    >
      {children}
      {brief && hint && ' '}
      {brief && hint && <small role="status">{hint}</small>}
    </button>
  );
}
