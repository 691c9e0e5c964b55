/** Lots as the program draws them: the n-th number is the SHA-256 of the secret, a colon and n. */
import { hash } from '../draw/number';

const MOST = 2n ** 64n - 1n;

export class Lots {
  private drawn = 0;

  constructor(private readonly secret: string) {}

  /** A number below this one; numbers too high for a fair share are skipped. */
  below(bound: number): number {
    const wide = BigInt(bound);
    const fair = MOST - (MOST % wide);
    for (;;) {
      this.drawn += 1;
      const found = BigInt(`0x${hash(`${this.secret}:${this.drawn}`).slice(0, 16)}`);
      if (found < fair) return Number(found % wide);
    }
  }

  /** All of these in a drawn order (Fisher and Yates). */
  shuffled<T>(from: readonly T[]): T[] {
    const order = [...from];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      const moved = order[last] as T;
      order[last] = order[other] as T;
      order[other] = moved;
    }
    return order;
  }
}
