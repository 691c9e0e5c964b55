/** What could not be sent yet, in memory and in the storage of the browser, also on plain http. */
import type { Command } from './api';

export interface Kept {
  command: Command;
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

  add(command: Command): void {
    this.change([...this.list, { command, at: Date.now() }]);
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
