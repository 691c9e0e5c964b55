/** What a hand does at the lever of a clock: contact counts, bounce and palms do not. */
import type { Color } from '../core/wire';

/** Two contacts of one lever within this time are one. */
const BOUNCE = 150;
/** A contact wider than this is no finger. */
const PALM = 60;
/** A contact whose end was never heard of is forgotten. */
const FORGOTTEN = 3_000;

interface Contact {
  pointerId: number;
  width: number;
  height: number;
}

export class Levers {
  /** Contacts that were taken for palms, or for hands on both levers at once. */
  ignored = 0;
  private readonly down = new Map<number, { side: Color; since: number }>();
  private readonly last: Partial<Record<Color, number>> = {};

  /** Whether this contact presses. */
  touch(side: Color, contact: Contact, now: number): boolean {
    const both = [...this.down.values()].some((one) => one.side !== side && now - one.since < FORGOTTEN);
    this.down.set(contact.pointerId, { side, since: now });
    if (both || contact.width > PALM || contact.height > PALM) {
      this.ignored += 1;
      return false;
    }
    return this.presses(side, now);
  }

  /** By keyboard or an aid: no contact came before. */
  presses(side: Color, now: number): boolean {
    if (now - (this.last[side] ?? Number.NEGATIVE_INFINITY) < BOUNCE) return false;
    this.last[side] = now;
    return true;
  }

  lift(pointerId: number): void {
    this.down.delete(pointerId);
  }
}
