/** A sheet above the page: keeps the keyboard inside, closes by Escape, gives the focus back. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
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
  useEffect(() => {
    element.current?.showModal();
  }, []);
  return (
    <dialog ref={element} class={`sheet${turned ? ' turned' : ''}`} aria-label={title} onClose={close}>
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
