/** What could not be sent yet, and what has been read: in memory and in the storage of the browser, also on plain http. */
import type { Sending } from './live';

/** Where the cards that were read are kept, of so many games, the latest last. */
const READ = 'read';
const GAMES = 30;
/** Of one game so many; those before them are long out of sight. */
const CARDS = 100;

type Read = [game: string, seqs: number[]][];

function allRead(): Read {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(READ) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => Array.isArray(one) && Array.isArray(one[1])) : [];
  } catch {
    return [];
  }
}

/** The numbers of the entries of a game whose cards were read on this device. */
export const readCards = (game: string): Set<number> =>
  new Set(allRead().find(([of]) => of === game)?.[1] ?? []);

/** A card that was read stays read, also when the page is opened again. */
export function keepRead(game: string, seqs: ReadonlySet<number>): void {
  const others = allRead().filter(([of]) => of !== game);
  const kept: Read = [...others.slice(1 - GAMES), [game, [...seqs].slice(-CARDS)]];
  try {
    localStorage.setItem(READ, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: it is kept in memory alone.
  }
}

export interface Kept {
  command: Sending;
  /** When it was done, on the clock of this device. */
  at: number;
  /** It has been sent once, and no answer was heard. */
  sent?: boolean;
}

export class Keep {
  private list: Kept[];
  private readonly store: string | undefined;

  constructor(store: string | undefined) {
    this.store = store;
    this.list = this.restored();
  }

  get all(): readonly Kept[] {
    return this.list;
  }

  add(command: Sending): void {
    this.change([...this.list, { command, at: Date.now() }]);
  }

  /** These were sent before a break, and nobody knows whether they were done; what is kept came after them. */
  before(commands: readonly Sending[]): void {
    const sent = commands.map((command) => ({ command, at: Date.now(), sent: true }));
    if (sent.length > 0) this.change([...sent, ...this.list]);
  }

  sent(id: string): void {
    this.change(this.list.map((one) => (one.command.id === id ? { ...one, sent: true } : one)));
  }

  /** One has been done; the others rest on what it has brought about. */
  done(id: string | undefined, version: number | undefined): void {
    const rest = this.list.filter((one) => one.command.id !== id);
    this.change(
      rest.map((one) => ({ ...one, command: { ...one.command, seen: version ?? one.command.seen } })),
    );
  }

  clear(): void {
    this.change([]);
  }

  private change(list: Kept[]): void {
    this.list = list;
    if (!this.store) return;
    try {
      if (list.length > 0) localStorage.setItem(this.store, JSON.stringify(list));
      else localStorage.removeItem(this.store);
    } catch {
      // Storage is full or forbidden: what waits is kept in memory alone.
    }
  }

  private restored(): Kept[] {
    if (!this.store) return [];
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.store) ?? '[]');
      return Array.isArray(kept) ? kept.filter((one) => one?.command?.id && typeof one.at === 'number') : [];
    } catch {
      return [];
    }
  }
}
