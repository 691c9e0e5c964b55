import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const sheets = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

/** Directions that do not turn with the writing; the board is the one place that never turns. */
const PHYSICAL =
  /^\s*((margin|padding|border|inset)-(left|right|top|bottom)|(left|right|top|bottom|float|width|height|(min|max)-(width|height))\s*:|text-align:\s*(left|right))/m;

test('there are style sheets to look at', () => {
  expect(sheets.length).toBeGreaterThan(5);
});

test.each(sheets.filter((name) => !name.startsWith('board')))('%s knows start and end only', (name) => {
  const text = readFileSync(join(ROOT, name), 'utf8');
  expect(text.match(PHYSICAL)?.[0]).toBeUndefined();
});

/** The share of light that a colour throws back, by WCAG 2. */
function light(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [light(one), light(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

test('figures and rings stand out from the squares of every choice, and the squares from each other', () => {
  const tokens = readFileSync(join(ROOT, 'style/tokens.css'), 'utf8');
  const all = (name: string) =>
    [...tokens.matchAll(new RegExp(`--board-${name}: (#\\w{6})`, 'g'))].map((found) => found[1] ?? '');
  const [lights, darks] = [all('light'), all('dark')];
  expect(lights.length).toBeGreaterThanOrEqual(3);
  expect(darks.length).toBe(lights.length);
  for (const [index, dark] of darks.entries()) {
    const bright = lights[index] ?? '';
    for (const square of [bright, dark]) {
      expect(contrast(square, '#1d1a16'), square).toBeGreaterThan(5);
      expect(contrast(square, '#4b2e83'), square).toBeGreaterThan(3);
      expect(contrast(square, '#7f1710'), square).toBeGreaterThan(3);
    }
    expect(contrast(bright, dark), `${bright} ${dark}`).toBeGreaterThan(1.9);
  }
});
