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

/** The order of two texts by their letters' numbers, as the program has it. */
const byLetters = (one: string, other: string): number => {
  const [first, second] = [[...one], [...other]];
  for (let at = 0; at < Math.min(first.length, second.length); at += 1) {
    const apart = (first[at]?.codePointAt(0) ?? 0) - (second[at]?.codePointAt(0) ?? 0);
    if (apart !== 0) return apart;
  }
  return first.length - second.length;
};

/** Groups of these sizes, those of one bond apart as far as can be: the largest bonds first, each into a group with the fewest of
 * his own, then the most room. */
export const grouped = (
  players: readonly { id: number; bond: string }[],
  sizes: readonly number[],
  secret: string,
): number[][] => {
  const lots = new Lots(`${secret}:groups`);
  const mates = (bond: string): number =>
    bond === '' ? 1 : players.filter((one) => one.bond === bond).length;
  const order = lots
    .shuffled(players)
    .sort((one, other) => mates(other.bond) - mates(one.bond) || byLetters(one.bond, other.bond));
  const groups: { id: number; bond: string }[][] = sizes.map(() => []);
  for (const one of order) {
    const key = (at: number): [number, number] => {
      const group = groups[at] ?? [];
      const own = group.filter((other) => one.bond !== '' && other.bond === one.bond).length;
      return [own, group.length - (sizes[at] ?? 0)];
    };
    const free = sizes.map((_, at) => at).filter((at) => (groups[at]?.length ?? 0) < (sizes[at] ?? 0));
    const before = (first: [number, number], second: [number, number]): number =>
      first[0] - second[0] || first[1] - second[1];
    const least = free.map(key).sort(before)[0];
    if (!least) break;
    const best = free.filter((at) => before(key(at), least) === 0);
    groups[best[lots.below(best.length)] ?? 0]?.push(one);
  }
  return groups.map((group) => group.map((one) => one.id));
};
