/** Results that were typed without a line. */
import { read, sendAll, store, type Waits } from './waiting';

export interface Waiting extends Waits {
  typed: string;
}

const place = (event: string): string => `typed/${event}`;

export const kept = (event: string): Waiting[] => read(place(event));

export function keep(event: string, body: URLSearchParams): void {
  const typed = body.get('typed') ?? '';
  // One key was for the board that was next: that is what it stays for.
  const next = body.get('next');
  const whole = typed.trim().includes(' ') || !next ? typed : `${next} ${typed}`;
  body.set('typed', whole);
  store<Waiting>(place(event), [...kept(event), { body: body.toString(), typed: whole, at: Date.now() }]);
}

/** Forgets a line that was refused, whatever became of it. */
export const drop = (event: string, line: Waiting): void =>
  store(
    place(event),
    kept(event).filter((one) => one.at !== line.at || one.body !== line.body),
  );

/** Sends what waits; what was refused once stays in the list with its sentence. Whether something was taken. */
export const sendKept = (event: string): Promise<boolean> =>
  sendAll<Waiting>(place(event), (one) => (one.why ? undefined : `/arbiter/${event}/results`));
