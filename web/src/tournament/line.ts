/** The line on which an event tells that something has changed: a socket that comes back by itself. */

export interface Told {
  type: 'round' | 'result' | 'standings' | 'question';
  round?: number;
  board?: number;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const TOLD: readonly string[] = ['round', 'result', 'standings', 'question'];

/** Calls back with what is told, with nothing when the line is there again, and with whether there is one. What was entered after
 * the page was made, and before the line was there, is told first: `since` is the last entry that the page knows. */
export function listen(
  event: string,
  changed: (told?: Told) => void,
  line: (open: boolean) => void,
  since = () => shown(),
): { retry: () => void } {
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let broken = false;
  let socket: WebSocket | undefined;
  const open = () => {
    clearTimeout(timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const known = since();
    const query = known === undefined ? '' : `?since=${known}`;
    const own = new WebSocket(`${scheme}://${location.host}/api/v1/events/${event}/live${query}`);
    socket = own;
    own.onopen = () => {
      wait = FIRST_WAIT;
      line(true);
      if (broken) changed();
      broken = false;
    };
    own.onmessage = (message) => {
      const told = read(String(message.data));
      if (told) changed(told);
    };
    own.onclose = () => {
      if (own !== socket) return;
      broken = true;
      line(false);
      timer = setTimeout(open, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  };
  const retry = () => {
    if (socket?.readyState === WebSocket.OPEN) return;
    wait = FIRST_WAIT;
    open();
  };
  window.addEventListener('online', retry);
  window.addEventListener('offline', () => socket?.close());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') retry();
  });
  open();
  return { retry };
}

/** The last entry that the page of an event knows. */
function shown(): string | undefined {
  return document.querySelector<HTMLElement>('[data-version]')?.dataset.version;
}

/** What a message tells, if it is for lists. */
export function read(text: string): Told | undefined {
  try {
    const told: unknown = JSON.parse(text);
    const type = typeof told === 'object' && told !== null && 'type' in told ? told.type : undefined;
    return typeof type === 'string' && TOLD.includes(type) ? (told as Told) : undefined;
  } catch {
    return undefined;
  }
}
