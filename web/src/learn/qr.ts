/**
 * A QR code (ISO/IEC 18004), drawn by the browser itself: what a learner takes along goes to no server.
 *
 * Byte mode, the lowest level of correction, the smallest version that holds the text, one mask: what readers of phones
 * need and no more.
 */

/** Codewords of correction a block, and blocks, of level L, by version from 1. */
const CORRECTION = [
  7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
  30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
] as const;
const BLOCKS = [
  1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
  19, 19, 20, 21, 22, 24, 25,
] as const;

/** Modules that carry data or correction. */
function rawModules(version: number): number {
  let all = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const marks = Math.floor(version / 7) + 2;
    all -= (25 * marks - 10) * marks - 55;
    if (version >= 7) all -= 36;
  }
  return all;
}

const at = (list: readonly number[], version: number): number => list[version - 1] ?? 0;

const dataWords = (version: number): number =>
  Math.floor(rawModules(version) / 8) - at(CORRECTION, version) * at(BLOCKS, version);

/** The product in the field of 256 elements. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

function divisor(degree: number): number[] {
  const found = new Array<number>(degree).fill(0);
  found[degree - 1] = 1;
  let root = 1;
  for (let n = 0; n < degree; n += 1) {
    for (let j = 0; j < degree; j += 1) found[j] = times(found[j] ?? 0, root) ^ (found[j + 1] ?? 0);
    root = times(root, 2);
  }
  return found;
}

function remainder(data: readonly number[], by: readonly number[]): number[] {
  const found = by.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (found.shift() ?? 0);
    found.push(0);
    by.forEach((one, n) => {
      found[n] = (found[n] ?? 0) ^ times(one, factor);
    });
  }
  return found;
}

/** The bytes of a text as data of a version: head, length, bytes, padding. */
function words(bytes: readonly number[], version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let n = length - 1; n >= 0; n -= 1) bits.push((value >>> n) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  const room = dataWords(version) * 8;
  push(0, Math.min(4, room - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) push(pad, 8);
  return Array.from({ length: bits.length / 8 }, (_, n) =>
    bits.slice(n * 8, n * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
}

/** Data and correction in the order in which they are laid. */
function interleaved(data: readonly number[], version: number): number[] {
  const [count, correction] = [at(BLOCKS, version), at(CORRECTION, version)];
  const raw = Math.floor(rawModules(version) / 8);
  const shorter = count - (raw % count);
  const length = Math.floor(raw / count);
  const by = divisor(correction);
  const blocks: number[][] = [];
  for (let n = 0, k = 0; n < count; n += 1) {
    const part = data.slice(k, k + length - correction + (n < shorter ? 0 : 1));
    k += part.length;
    const check = remainder(part, by);
    if (n < shorter) part.push(0);
    blocks.push([...part, ...check]);
  }
  const all: number[] = [];
  for (let n = 0; n <= length; n += 1)
    blocks.forEach((block, nth) => {
      // A shorter block has no word here.
      if (n !== length - correction || nth >= shorter) all.push(block[n] ?? 0);
    });
  return all;
}

/** The modules of a code: dark where true. */
export function modules(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  let version = 1;
  while (version <= 40 && dataWords(version) * 8 < 4 + (version < 10 ? 8 : 16) + bytes.length * 8)
    version += 1;
  if (version > 40) throw new RangeError('too long for one code');
  const size = version * 4 + 17;
  const dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (x: number, y: number, is: boolean) => {
    const [row, known] = [dark[y], fixed[y]];
    if (!row || !known || x < 0 || x >= size) return;
    row[x] = is;
    known[x] = true;
  };
  for (let n = 0; n < size; n += 1) {
    set(6, n, n % 2 === 0);
    set(n, 6, n % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let dy = -4; dy <= 4; dy += 1)
      for (let dx = -4; dx <= 4; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
  for (const [cx, cy] of alignments(version, size))
    for (let dy = -2; dy <= 2; dy += 1)
      for (let dx = -2; dx <= 2; dx += 1) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
  format(size, set);
  if (version >= 7) versionBits(version, size, set);
  lay(interleaved(words(bytes, version), version), size, dark, fixed);
  return dark;
}

function alignments(version: number, size: number): [number, number][] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const places = [6];
  for (let place = size - 7; places.length < count; place -= step) places.splice(1, 0, place);
  const last = count - 1;
  const corner = (x: number, y: number) =>
    (x === 0 && y === 0) || (x === 0 && y === last) || (x === last && y === 0);
  return places.flatMap((cy, y) =>
    places.flatMap((cx, x): [number, number][] => (corner(x, y) ? [] : [[cx, cy]])),
  );
}

type Set = (x: number, y: number, is: boolean) => void;

/** Level L and mask 0. */
function format(size: number, set: Set): void {
  const data = 1 << 3;
  let rest = data;
  for (let n = 0; n < 10; n += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (n: number) => ((bits >>> n) & 1) === 1;
  for (let n = 0; n <= 5; n += 1) set(8, n, bit(n));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let n = 9; n < 15; n += 1) set(14 - n, 8, bit(n));
  for (let n = 0; n < 8; n += 1) set(size - 1 - n, 8, bit(n));
  for (let n = 8; n < 15; n += 1) set(8, size - 15 + n, bit(n));
  set(8, size - 8, true);
}

function versionBits(version: number, size: number, set: Set): void {
  let rest = version;
  for (let n = 0; n < 12; n += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let n = 0; n < 18; n += 1) {
    const is = ((bits >>> n) & 1) === 1;
    const [a, b] = [size - 11 + (n % 3), Math.floor(n / 3)];
    set(a, b, is);
    set(b, a, is);
  }
}

/** In columns of two from the right, up and down, with mask 0. */
function lay(all: readonly number[], size: number, dark: boolean[][], fixed: readonly boolean[][]): void {
  let n = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        const row = dark[y];
        if (!row || fixed[y]?.[x]) continue;
        const bit = n < all.length * 8 && (((all[n >>> 3] ?? 0) >>> (7 - (n & 7))) & 1) === 1;
        n += 1;
        row[x] = bit !== ((x + y) % 2 === 0);
      }
    }
  }
}

/** The code as a picture, with the quiet zone that readers need. */
export function svg(text: string): string {
  const all = modules(text);
  const size = all.length + 8;
  const path = all.flatMap((row, y) => row.map((is, x) => (is ? `M${x + 4} ${y + 4}h1v1h-1z` : ''))).join('');
  return `<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="QR" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
