/** What every page for a projector does: it stays awake, and it turns. */

/** How long a page stays. */
export const STAYS = 20_000;
/** What is narrower or lower than this is no projector: somebody holds it and moves the page himself. */
const IN_HAND = { width: 640, height: 500 };

export const inHand = (): boolean => window.innerWidth < IN_HAND.width || window.innerHeight < IN_HAND.height;

/** A projector does not go to sleep, where the browser lets a page ask for that; what is given back ends it. */
export function stayAwake(): () => void {
  const ask = () => {
    if (document.visibilityState !== 'visible') return;
    navigator.wakeLock?.request('screen').catch(() => undefined);
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => document.removeEventListener('visibilitychange', ask);
}
