import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { modules, svg } from './qr';

const told = (text: string) => {
  const all = modules(text);
  const bits = all.map((row) => row.map(Number).join('')).join('');
  return [all.length, createHash('sha256').update(bits).digest('hex').slice(0, 16)];
};

describe('a code', () => {
  // The figures are those of another program for the same text, level and mask.
  it('is that of the standard', () => {
    expect(told('https://example.org/learn#learn.v1')).toEqual([29, '27ad37ecdaeb94d6']);
    expect(told('x'.repeat(300))).toEqual([61, 'd0e99d48c1aa34f5']);
    expect(told('learn '.repeat(150))).toEqual([101, '60943c784929b4e6']);
  });

  it('holds what a learner of all lessons takes along, and no more than a code can', () => {
    expect(svg('a'.repeat(2_900))).toContain('<svg');
    expect(() => svg('a'.repeat(3_000))).toThrow(RangeError);
  });
});
