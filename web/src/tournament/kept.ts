/** Results that were typed without a line: kept on this device with their time, and sent when it is there again. */

export interface Waiting {
  body: string;
  typed: string;
  at: number;
  /** Why the server did not take it. */
  why?: string;
}

const place = (event: string): string => `typed/${event}`;

export function kept(event: string): Waiting[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(place(event)) ?? '[]');
    return Array.isArray(all) ? (all as Waiting[]) : [];
  } catch {
    return [];
  }
}

function store(event: string, all: readonly Waiting[]): void {
  try {
    if (all.length > 0) localStorage.setItem(place(event), JSON.stringify(all));
    else localStorage.removeItem(place(event));
  } catch {
    // Nothing can be kept on this device; the field keeps what was typed.
  }
}

export function keep(event: string, body: URLSearchParams): void {
  const typed = body.get('typed') ?? '';
  // One key was for the board that was next: that is what it stays for.
  const next = body.get('next');
  const whole = typed.trim().includes(' ') || !next ? typed : `${next} ${typed}`;
  body.set('typed', whole);
  store(event, [...kept(event), { body: body.toString(), typed: whole, at: Date.now() }]);
}

/** Sends what waits, in its order; what is refused stays in the list with the sentence. Whether something was taken. */
export async function sendKept(event: string): Promise<boolean> {
  let sent = false;
  const left: Waiting[] = [];
  for (const one of kept(event)) {
    if (one.why) {
      left.push(one);
      continue;
    }
    try {
      const answer = await fetch(`/arbiter/${event}/results`, {
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
  store(event, left);
  return sent;
}
