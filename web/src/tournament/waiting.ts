/** What was done and is not answered yet: kept on this device in its order with its time, and sent while there is a line. */

export interface Waits {
  body: string;
  /** When it was done; no two of a list have the same. */
  at: number;
  /** Why the server did not take it. */
  why?: string;
}

/** What a device that keeps nothing holds until the page is left. */
const held = new Map<string, string>();

/** Read from this device as it was written; nothing where nothing is kept. */
export function read<T extends Waits>(place: string): T[] {
  try {
    const all: unknown = JSON.parse(held.get(place) ?? localStorage.getItem(place) ?? '[]');
    return Array.isArray(all) ? (all as T[]) : [];
  } catch {
    return [];
  }
}

export function store<T extends Waits>(place: string, all: readonly T[]): void {
  const text = JSON.stringify(all);
  try {
    if (all.length > 0) localStorage.setItem(place, text);
    else localStorage.removeItem(place);
    held.delete(place);
  } catch {
    held.set(place, text);
  }
}

/** A time that nothing in a list has. */
export const moment = (all: readonly Waits[]): number =>
  Math.max(Date.now(), ...all.map((one) => one.at + 1));

/** Puts another in the place of one, or nothing; what was kept meanwhile stays. */
export function change<T extends Waits>(place: string, old: T, now?: T): void {
  const all = read<T>(place).flatMap((one) => (one.at === old.at ? (now ? [now] : []) : [one]));
  store(place, all);
}

/** What became of a line: the page that came back, and its address. */
export interface Answer {
  ok: boolean;
  page: Document;
  address: string;
}

/**
 * Sends what waits, one after the other, each as the sender says or, where he says nothing, not any more. What is refused stays with
 * the sentence; what is done meanwhile comes behind. Without a line it ends. Whether something was taken.
 */
export async function sendAll<T extends Waits>(
  place: string,
  prepared: (one: T) => { to: string; one: T } | undefined,
  answered: (one: T, answer: Answer) => void = () => {},
): Promise<boolean> {
  let sent = false;
  const tried = new Set<number>();
  for (;;) {
    const waits = read<T>(place).find((one) => !tried.has(one.at) && prepared(one));
    const ready = waits && prepared(waits);
    if (!ready) return sent;
    tried.add(waits.at);
    const { to, one } = ready;
    if (one !== waits) change(place, waits, one);
    let answer: Answer;
    try {
      const came = await fetch(to, {
        method: 'POST',
        body: new URLSearchParams(one.body),
        headers: { accept: 'text/html' },
      });
      const page = new DOMParser().parseFromString(await came.text(), 'text/html');
      answer = { ok: came.ok, page, address: came.url };
      if (answer.ok) change(place, one);
      else {
        const why = page.querySelector('.wrong')?.textContent ?? String(came.status);
        change(place, one, { ...one, why });
      }
    } catch {
      return sent;
    }
    sent ||= answer.ok;
    answered(one, answer);
  }
}
