/** What a browser keeps of the pages, where it may: over https or on this machine. Nothing rests on it. */
export function install(): void {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return;
  // Whoever forbids it plays without.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
