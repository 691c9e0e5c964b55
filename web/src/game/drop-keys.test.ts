import { expect, test } from 'vitest';
import { type Dropping, dropStep } from './drop-keys';

const key = (text: string) => {
  if (text === '@') return { key: '@', code: 'Digit2', shiftKey: true };
  const code = /^[a-z]$/.test(text) ? `Key${text.toUpperCase()}` : /^\d$/.test(text) ? `Digit${text}` : text;
  return { key: text, code, shiftKey: false };
};

/** What each key meant; `-` where it has no part in it, `board` where the board may have it. */
function typed(keys: string): string[] {
  let dropping: Dropping | undefined;
  return keys.split(' ').map((one) => {
    const step = dropStep(dropping, key(one));
    if (!step) return '-';
    dropping = step.dropping;
    return dropping?.square && step.did ? `${step.did} ${dropping.square}` : (step.did ?? 'board');
  });
}

test.each([
  ['n f 3 Enter', ['-', '-', '-', '-']],
  ['@ n f 3 Enter', ['begins', 'takes', 'file', 'points f3', 'puts']],
  // The letter of a man is that of a file once the man is named.
  ['@ b b 4 Enter', ['begins', 'takes', 'file', 'points b4', 'puts']],
  ['@ Shift q Shift h 7 Enter', ['begins', '-', 'takes', '-', 'file', 'points h7', 'puts']],
  ['@ n f 3 g 5 Enter', ['begins', 'takes', 'file', 'points f3', 'file', 'points g5', 'puts']],
  // With the arrows the cursor goes on, and Enter puts the man where it stands.
  ['@ n f 3 ArrowUp Enter n', ['begins', 'takes', 'file', 'points f3', 'board', 'board', '-']],
  ['@ k n', ['begins', 'board', '-']],
  ['@ n Escape f', ['begins', 'takes', 'ends', '-']],
  ['@ n 3', ['begins', 'takes', 'board']],
])('%s', (keys, meant) => {
  expect(typed(keys)).toEqual(meant);
});

test('where the sign lies elsewhere, the key of the digit is taken for it', () => {
  expect(dropStep(undefined, { key: '\u066c', code: 'Digit2', shiftKey: true })?.did).toBe('begins');
  expect(dropStep(undefined, { key: '@', code: 'KeyQ', shiftKey: false })?.did).toBe('begins');
  expect(dropStep(undefined, { key: '2', code: 'Digit2', shiftKey: false })).toBeUndefined();
});
