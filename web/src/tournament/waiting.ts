/** What was done without a line: kept on this device in its order with its time, and sent when the line is there again. */

export interface Waits {
  body: string;
  at: number;
  /** Why the server did not take it. */
  why?: string;
}

/** Read from this device as it was written; nothing where nothing is kept. */
export function read<T extends Waits>(place: string): T[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(all) ? (all as T[]) : [];
  } catch {
    return [];
  }
}

export function store<T extends Waits>(place: string, all: readonly T[]): void {
  try {
    if (all.length > 0) localStorage.setItem(place, JSON.stringify(all));
    else localStorage.removeItem(place);
  } catch {
    // Nothing can be kept on this device; what was typed or tapped stays as it is and is done again.
  }
}

/**
 * Sends what waits, in its order, each to its address or, without one, not any more. What is refused stays with the sentence. Whether
 * something was taken.
 */
export async function sendAll<T extends Waits>(
  place: string,
  address: (one: T) => string | undefined,
): Promise<boolean> {
  let sent = false;
  const left: T[] = [];
  for (const one of read<T>(place)) {
    const to = address(one);
    if (!to) {
      left.push(one);
      continue;
    }
    try {
      const answer = await fetch(to, {
        method: 'POST',
        body: new URLSearchParams(one.body),
        headers: { accept: 'text/html' },
      });
      if (answer.ok) {
        sent = true;
        continue;
      }
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      left.push({ ...one, why: page.querySelector('.wrong')?.textContent ?? String(answer.status) });
    } catch {
      left.push(one);
    }
  }
  store(place, left);
  return sent;
}
