/** What must not compile: `tsc` fails where one of these lines is no fault. */
import { expect, test } from 'vitest';
import type { Act, Command, EventAct, Received, Sent } from './wire';

const COMMAND: Command = { id: 'a', seen: 1, acts: [] };

test('an act has a tag that there is, and the fields that belong to it', () => {
  const acts: Act[] = [
    { do: 'press' },
    { do: 'observe', fact: 'flag', side: 'white' },
    // @ts-expect-error nothing is done that is called so
    { do: 'pres' },
    // @ts-expect-error what is lifted stands somewhere
    { do: 'lift' },
    // @ts-expect-error it stands there with another name
    { do: 'lift', squares: 'e2' },
    // @ts-expect-error nobody claims that
    { do: 'claim', kind: 'boredom' },
    // @ts-expect-error who does it is not the browser's to say
    { do: 'press', by: 'white' },
  ];
  expect(acts).toHaveLength(7);
});

test('so has an act of an event', () => {
  const acts: EventAct[] = [
    { do: 'withdraw', entrant: 7, from: 3 },
    // @ts-expect-error nobody leaves without a round
    { do: 'withdraw', entrant: 7 },
    // @ts-expect-error a game is not played there
    { do: 'touch', square: 'e2' },
  ];
  expect(acts).toHaveLength(3);
});

test('a message is one that the other side knows', () => {
  const sent: Received[] = [
    { type: 'settle', id: 'a', seen: 1, figures: 'last_beat' },
    { type: 'command', ...COMMAND },
    // @ts-expect-error figures are two
    { type: 'settle', id: 'a', seen: 1, figures: 'mine' },
    // @ts-expect-error acts are not settled
    { type: 'settle', ...COMMAND },
  ];
  const heard: Sent[] = [
    { type: 'time', client: 1, server: 2 },
    // @ts-expect-error there is no such message
    { type: 'remedy' },
  ];
  expect(sent.length + heard.length).toBe(6);
});
