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
