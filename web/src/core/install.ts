/** What a browser keeps of the pages, where it may: over https or on this machine. Nothing rests on it. */
export function install(): void {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return;
  // Whoever forbids it plays without.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

/** What a browser says when it would install the pages as an app. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

/** Shows `[data-install]` once the browser would install the pages as an app, and lets it ask. */
export function offerInstall(): void {
  install();
  const place = document.querySelector<HTMLElement>('[data-install]');
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (!place) return;
    place.hidden = false;
    place.querySelector('button')?.addEventListener(
      'click',
      async () => {
        place.hidden = true;
        await (event as Offer).prompt();
      },
      { once: true },
    );
  });
}
