/** A text in a place that holds two lines: what is longer opens by a tap. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '../core/dialog';
import { t } from '../core/texts';

export function Folded({ class: name, children }: { class?: string; children: ComponentChildren }) {
  const element = useRef<HTMLElement>(null);
  /** What was found to be longer than its place. In a button it may have room: it stays one until another text comes. */
  const [found, setFound] = useState<ComponentChildren>();
  const longer = children !== undefined && found === children;
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (current && !longer && current.scrollHeight > current.clientHeight + 1) setFound(children);
  });
  const own = `folded${name ? ` ${name}` : ''}`;
  return (
    <>
      {longer ? (
        <button
          ref={(button) => {
            element.current = button;
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
