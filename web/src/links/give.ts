/** The buttons by which a link is given on, each where the browser can do what it says; else the link stands there to be marked. */
export function offerLinks(within: ParentNode): void {
  for (const button of within.querySelectorAll<HTMLButtonElement>('[data-copy]')) offerCopy(button);
  for (const button of within.querySelectorAll<HTMLButtonElement>('[data-share]')) offerShare(button);
  for (const button of within.querySelectorAll<HTMLButtonElement>('[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', () => window.print());
  }
}

function offerCopy(button: HTMLButtonElement): void {
  // On plain http in a hall there is no clipboard.
  if (!navigator.clipboard) return;
  button.hidden = false;
  const label = button.textContent;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy ?? '');
    button.textContent = button.dataset.said ?? label;
    setTimeout(() => {
      button.textContent = label;
    }, 2_000);
  });
}

function offerShare(button: HTMLButtonElement): void {
  if (typeof navigator.share !== 'function') return;
  button.hidden = false;
  button.addEventListener('click', () => {
    // Whoever closes the sheet of the system has shared nothing.
    navigator.share({ url: button.dataset.share ?? '' }).catch(() => undefined);
  });
}
