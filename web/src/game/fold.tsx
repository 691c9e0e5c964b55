/** A text in a place that holds two lines: what is longer opens by a tap. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '../core/dialog';
import { t } from '../core/texts';

export function Folded({ class: name, children }: { class?: string; children: ComponentChildren }) {
  const element = useRef<HTMLElement>(null);
  const [longer, setLonger] = useState(false);
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (current) setLonger(current.scrollHeight > current.clientHeight + 1);
  });
  const own = `folded${name ? ` ${name}` : ''}`;
  return (
    <>
      {longer ? (
        <button
          ref={(found) => {
            element.current = found;
          }}
          type="button"
          class={own}
          onClick={() => setOpen(true)}
        >
          {children}
        </button>
      ) : (
        <span ref={element} class={own}>
          {children}
        </span>
      )}
      {open && (
        <Dialog title={t('screen-reader-now')} close={() => setOpen(false)}>
          <p>{children}</p>
        </Dialog>
      )}
    </>
  );
}
