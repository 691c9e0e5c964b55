/**
 * A text as a QR code, drawn on this device: what it says goes to no server. ISO/IEC 18004, bytes, level L, the one mask
 * that every reader takes.
 */

/** Codewords for correcting errors in a block, and blocks, by version from 1. */
const CORRECTING = [
  7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
  30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
];
const BLOCKS = [
  1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
  19, 19, 20, 21, 22, 24, 25,
];

/** The largest version there is. */
export const LARGEST = CORRECTING.length;

/** A phone reads no larger one from a screen with ease. */
const READABLE = 25;

/** The bits of level L with mask 0 beside the finders, with their own correction. */
const FORMAT = 0b111011111000100;

/** Modules that carry data in a version. */
function carrying(version: number): number {
  let bits = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const aligned = Math.floor(version / 7) + 2;
    bits -= (25 * aligned - 10) * aligned - 55;
    if (version >= 7) bits -= 36;
  }
  return bits;
}

const codewords = (version: number): number => Math.floor(carrying(version) / 8);
const dataWords = (version: number): number =>
  codewords(version) - (CORRECTING[version - 1] ?? 0) * (BLOCKS[version - 1] ?? 0);

/** Multiplication in the field of the code. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

function divisor(degree: number): number[] {
  const result: number[] = Array.from({ length: degree }, (_, at) => (at === degree - 1 ? 1 : 0));
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let at = 0; at < degree; at += 1)
      result[at] = times(result[at] ?? 0, root) ^ (at + 1 < degree ? (result[at + 1] ?? 0) : 0);
    root = times(root, 2);
  }
  return result;
}

function remainder(data: readonly number[], by: readonly number[]): number[] {
  const result = by.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (result.shift() ?? 0);
    result.push(0);
    for (const [at, one] of by.entries()) result[at] = (result[at] ?? 0) ^ times(one, factor);
  }
  return result;
}

/** The bytes with their length before and what fills the rest behind. */
function filled(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const room = dataWords(version) * 8;
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
  const all: number[] = [];
  for (let at = 0; at < bits.length; at += 8)
    all.push(bits.slice(at, at + 8).reduce((byte, bit) => (byte << 1) | bit, 0));
  return all;
}

/** The words of all blocks, taken in turn, then those that correct them. */
function woven(data: readonly number[], version: number): number[] {
  const count = BLOCKS[version - 1] ?? 1;
  const correcting = CORRECTING[version - 1] ?? 0;
  const all = codewords(version);
  const short = count - (all % count);
  const length = Math.floor(all / count) - correcting;
  const by = divisor(correcting);
  const blocks: { words: readonly number[]; checks: number[] }[] = [];
  let at = 0;
  for (let block = 0; block < count; block += 1) {
    const words = data.slice(at, at + length + (block < short ? 0 : 1));
    at += words.length;
    blocks.push({ words, checks: remainder(words, by) });
  }
  const result: number[] = [];
  for (let place = 0; place <= length; place += 1)
    for (const { words } of blocks) {
      const word = words[place];
      if (word !== undefined) result.push(word);
    }
  for (let place = 0; place < correcting; place += 1)
    for (const { checks } of blocks) result.push(checks[place] ?? 0);
  return result;
}

/** Where the small squares stand. */
function alignment(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const size = version * 4 + 17;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const places = [6];
  for (let at = size - 7; places.length < count; at -= step) places.splice(1, 0, at);
  return places;
}

class Drawing {
  readonly dark: boolean[][];
  private readonly fixed: boolean[][];

  constructor(readonly size: number) {
    const rows = () => Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
    this.dark = rows();
    this.fixed = rows();
  }

  fix(column: number, row: number, dark: boolean): void {
    const [line, known] = [this.dark[row], this.fixed[row]];
    if (!line || !known || column < 0 || column >= this.size) return;
    line[column] = dark;
    known[column] = true;
  }

  /** A square around a middle, ring by ring. */
  rings(column: number, row: number, reach: number, light: readonly number[]): void {
    for (let down = -reach; down <= reach; down += 1)
      for (let across = -reach; across <= reach; across += 1) {
        const ring = Math.max(Math.abs(down), Math.abs(across));
        this.fix(column + across, row + down, !light.includes(ring));
      }
  }

  /** The data, from the right, up and down in pairs of columns, with mask 0. */
  fill(words: readonly number[]): void {
    let bit = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      const up = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step += 1) {
        const row = up ? this.size - 1 - step : step;
        for (const column of [right, right - 1]) {
          if (this.fixed[row]?.[column]) continue;
          const set = ((words[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1;
          bit += 1;
          const line = this.dark[row];
          if (line) line[column] = (set === 1) !== ((row + column) % 2 === 0);
        }
      }
    }
  }
}

function frame(drawing: Drawing, version: number): void {
  const { size } = drawing;
  for (let at = 0; at < size; at += 1) {
    drawing.fix(6, at, at % 2 === 0);
    drawing.fix(at, 6, at % 2 === 0);
  }
  for (const [column, row] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawing.rings(column, row, 4, [2, 4]);
  const places = alignment(version);
  for (const column of places)
    for (const row of places) {
      const finder = (one: number, other: number) => one === 6 && (other === 6 || other === size - 7);
      if (finder(column, row) || finder(row, column)) continue;
      drawing.rings(column, row, 2, [1]);
    }
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((FORMAT >>> bit) & 1) === 1;
    const along = bit < 6 ? bit : bit < 8 ? bit + 1 : undefined;
    if (along !== undefined) drawing.fix(8, along, dark);
    else drawing.fix(bit === 8 ? 7 : 14 - bit, 8, dark);
    if (bit < 8) drawing.fix(size - 1 - bit, 8, dark);
    else drawing.fix(8, size - 15 + bit, dark);
  }
  drawing.fix(8, size - 8, true);
  if (version < 7) return;
  let rest = version;
  for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let bit = 0; bit < 18; bit += 1) {
    const dark = ((bits >>> bit) & 1) === 1;
    const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
    drawing.fix(far, near, dark);
    drawing.fix(near, far, dark);
  }
}

/** The rows of a code, dark squares true; nothing where the text is longer than a code of this version holds. */
export function qr(text: string, largest = READABLE): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= largest; version += 1) {
    const head = 4 + (version < 10 ? 8 : 16);
    if (head + bytes.length * 8 > dataWords(version) * 8) continue;
    const drawing = new Drawing(version * 4 + 17);
    frame(drawing, version);
    drawing.fill(woven(filled(bytes, version), version));
    return drawing.dark;
  }
  return undefined;
}

/** The dark squares as one path, with the quiet zone of four around them. */
export function qrPath(rows: readonly (readonly boolean[])[]): { size: number; path: string } {
  const path = rows.flatMap((row, down) =>
    row.flatMap((dark, across) => (dark ? [`M${across + 4} ${down + 4}h1v1h-1z`] : [])),
  );
  return { size: rows.length + 8, path: path.join('') };
}
