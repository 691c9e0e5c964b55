/** What is wrong with a field, said under it: what and where, what is expected, an example. */
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  id: string;
  /** Nothing where nothing is wrong. */
  text: string | undefined;
}

export function Fault({ id, text }: Props) {
  return (
    <small id={id} class="fault" role="alert">
      {text}
    </small>
  );
}

/** What a field says of itself to whoever does not see the sentence below it. */
export const faulty = (id: string, wrong: boolean) =>
  wrong ? { 'aria-invalid': true as const, 'aria-describedby': id } : {};

/** After an attempt that was not taken the first wrong field of a form has the focus. */
export function useFirstFault(attempts: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempts]);
  return form;
}
