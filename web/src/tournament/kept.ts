/** Lines of results on their way: each stays on this device until the server has taken it, or somebody has seen why not. */
import { said } from './typed';
import { type Answer, change, moment, read, sendAll, store, type Waits } from './waiting';

export interface Waiting extends Waits {
  /** What was typed, with the board that one key was for. */
  typed: string;
  round: string;
  /** The page on which it was typed: another one leaves it to that. */
  tab: string;
  /** Where it is sent, if it was tapped; what is typed goes to the field's own address. */
  to?: string;
  /** There was no line when it was typed. */
  late?: boolean;
}

/** So long a line is left to the page on which it was typed, which may be gone. */
const OWN = 15_000;

const tab = ((): string => {
  const fresh = Math.random().toString(36).slice(2);
  try {
    const known = sessionStorage.getItem('tab') ?? fresh;
    sessionStorage.setItem('tab', known);
    return known;
  } catch {
    return fresh;
  }
})();

const place = (event: string): string => `typed/${event}`;

export const kept = (event: string): Waiting[] => read(place(event));

/** What is not answered yet. */
export const unanswered = (event: string): Waiting[] => kept(event).filter((one) => one.why === undefined);

export function keep(event: string, line: { round: string; typed: string; sure: string }): void {
  const all = kept(event);
  const body = new URLSearchParams({ ...line, next: '' }).toString();
  store<Waiting>(place(event), [
    ...all,
    { body, typed: line.typed, round: line.round, tab, at: moment(all) },
  ]);
}

/** Keeps what was tapped on a board: the act as it would have been sent, with the result that the page showed. */
export function keepTap(event: string, line: { round: string; typed: string; body: string }): void {
  const board = said(line.typed, '')[0]?.board ?? '';
  // The newest tap on a board is what counts.
  const all = kept(event).filter(
    (one) => !(one.to && one.why === undefined && one.round === line.round && boards(one).includes(board)),
  );
  store<Waiting>(place(event), [...all, { ...line, to: `/arbiter/${event}/act`, tab, at: moment(all) }]);
}

/** Forgets a line, whatever became of it. */
export const drop = (event: string, line: Waiting): void => change(place(event), line);

/** Marks what waits as typed without a line. */
export const late = (event: string): void =>
  store<Waiting>(
    place(event),
    kept(event).map((one) => ({ ...one, late: true })),
  );

/** The boards of a line. */
export const boards = (line: Waiting): string[] => said(line.typed, '').map((one) => one.board);

/** Forgets the refused lines whose boards all have what was typed now. */
export function settle(event: string, line: Waiting): void {
  const now = new Set(boards(line));
  for (const one of kept(event)) {
    const old = boards(one);
    if (one.why !== undefined && one.round === line.round && old.length > 0 && old.every((b) => now.has(b)))
      drop(event, one);
  }
}

let sending: Promise<boolean> | undefined;

/**
 * Sends what waits, one line after the other; what was refused once stays in the list with its sentence. One key that was typed while
 * nobody knew which board is next is for the one that `next` says when its turn comes. Whether something was taken.
 */
export function sendKept(
  event: string,
  next: () => string,
  answered: (line: Waiting, answer: Answer) => void,
): Promise<boolean> {
  const mine = (one: Waiting): boolean => one.tab === tab || Date.now() - one.at > OWN;
  const prepared = (one: Waiting): { to: string; one: Waiting } | undefined => {
    if (one.why !== undefined || !mine(one)) return undefined;
    const to = one.to ?? `/arbiter/${event}/results`;
    const board = one.typed.includes(' ') || /^[z?]$/.test(one.typed) ? '' : next();
    if (!board) return { to, one };
    const typed = `${board} ${one.typed}`;
    const body = new URLSearchParams(one.body);
    body.set('typed', typed);
    return { to, one: { ...one, typed, body: body.toString() } };
  };
  sending ??= sendAll<Waiting>(place(event), prepared, answered).finally(() => {
    sending = undefined;
  });
  return sending;
}
