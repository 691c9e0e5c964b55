/** A sheet above the page: keeps the keyboard inside, closes by Escape, gives the focus back. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from './texts';

interface Props {
  title: string;
  close: () => void;
  children: ComponentChildren;
}

export function Dialog({ title, close, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    element.current?.showModal();
  }, []);
  return (
    <dialog ref={element} class="sheet" aria-label={title} onClose={close}>
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
