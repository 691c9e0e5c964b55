/** A sheet above the page: keeps the keyboard inside, closes by Escape, gives the focus back. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from './texts';

interface Props {
  title: string;
  close: () => void;
  /** It faces the player on the far side of a table. */
  turned?: boolean;
  children: ComponentChildren;
}

export function Dialog({ title, close, turned, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const gone = useRef(false);
  // Before anything else can be pressed: a key that follows at once is meant for the sheet.
  useLayoutEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      // Put away by what was chosen in it: the focus goes back to where it was, as it does by Escape.
      gone.current = true;
      dialog?.close();
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      class={`sheet${turned ? ' turned' : ''}`}
      aria-label={title}
      onClose={() => !gone.current && close()}
    >
      <header class="sheet-head">
        <h2>{title}</h2>
        <button type="button" class="plain" onClick={() => element.current?.close()}>
          {t('screen-back')}
        </button>
      </header>
      <div class="sheet-body">{children}</div>
    </dialog>
  );
}
