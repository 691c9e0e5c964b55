import { describe, expect, it } from 'vitest';
import {
  added,
  KEY,
  MOST_BYTES,
  type Progress,
  readFile,
  readShort,
  short,
  standingOf,
  stepsOf,
  writeFile,
} from './progress';

const step = (done: boolean, best: number | undefined, shown = false, at = 20_000) => ({
  done,
  best,
  shown,
  at,
});
const some: Progress = {
  rook: { 'one-mark': step(true, 1), 'two-marks': step(false, undefined, true) },
  'v-chess960': { castle: step(true, 12, true, 20_100) },
};

describe('what is taken along', () => {
  it('is read back from a file and from a code', () => {
    expect(readFile(writeFile(some))).toEqual(some);
    expect(stepsOf(readShort(short(some)) as Progress)).toBe(3);
    expect((readShort(short(some)) as Progress).rook?.['one-mark']).toEqual(step(true, 1));
  });

  it('adds and never lowers', () => {
    const worse: Progress = { rook: { 'one-mark': step(false, undefined, true, 10), walls: step(true, 5) } };
    for (const sum of [added(some, worse), added(worse, some)]) {
      expect(sum.rook?.['one-mark']).toEqual(step(true, 1, true));
      expect(sum.rook?.walls?.done).toBe(true);
      expect(sum['v-chess960']).toEqual(some['v-chess960']);
    }
  });

  it('is read whole or refused, whatever a file or a code holds', () => {
    let seed = 7;
    const lot = (most: number) => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      return (seed >>> 8) % most;
    };
    const broken = (good: string) => {
      const at = lot(good.length);
      return good.slice(0, at) + String.fromCharCode(32 + lot(95)) + good.slice(at + lot(3));
    };
    for (let round = 0; round < 2000; round += 1) {
      for (const read of [readFile(broken(writeFile(some))), readShort(broken(short(some)))]) {
        if (typeof read === 'string') expect(['form', 'version', 'size']).toContain(read);
        else expect(readFile(writeFile(read))).toEqual(read);
      }
    }
  });

  it('is refused with its reason where it is something else', () => {
    const cases: [string, string][] = [
      ['', 'form'],
      ['{', 'form'],
      ['[]', 'form'],
      ['null', 'form'],
      ['7', 'form'],
      ['{"version":"learn.v2","lessons":{}}', 'version'],
      ['{"version":1,"lessons":{}}', 'version'],
      [`{"version":"${KEY}"}`, 'form'],
      [`{"version":"${KEY}","lessons":[]}`, 'form'],
      [`{"version":"${KEY}","lessons":{"rook":3}}`, 'form'],
      [`{"version":"${KEY}","lessons":{"<b>":{}}}`, 'form'],
      [`{"version":"${KEY}","lessons":{"rook":{"a":{"done":"yes","shown":false,"at":1}}}}`, 'form'],
      [`{"version":"${KEY}","lessons":{"rook":{"a":{"done":true,"shown":false,"at":-1}}}}`, 'form'],
      [`{"version":"${KEY}","lessons":{"rook":{"a":{"done":true,"shown":false,"at":1,"best":0.5}}}}`, 'form'],
      [' '.repeat(10_000_000), 'size'],
    ];
    for (const [text, why] of cases) expect(readFile(text), text.slice(0, 80)).toBe(why);
    for (const [text, why] of [
      ['learn.v9~rook!1!a.d', 'version'],
      ['hello', 'form'],
      [`${KEY}~rook!zz!a.x`, 'form'],
      [`${KEY}~ROOK!1!a.d`, 'form'],
      [`${KEY}~rook!-!a.d`, 'form'],
      ['x'.repeat(MOST_BYTES + 1), 'size'],
    ])
      expect(readShort(text ?? ''), text?.slice(0, 40)).toBe(why);
  });

  it('one step that cannot be read spoils the whole: nothing is half read', () => {
    const text = writeFile(some).replace('"best":12', '"best":"many"');
    expect(readFile(text)).toBe('form');
  });
});

describe('a lesson', () => {
  it('is done when all its steps are, seen when the rest was shown, and due after three weeks', () => {
    const steps = ['one-mark', 'two-marks'];
    const all = { 'one-mark': step(true, 1), 'two-marks': step(true, 2) };
    for (const [done, day, standing] of [
      [undefined, 20_000, 'none'],
      [{ 'one-mark': step(true, 1) }, 20_000, 'begun'],
      [some.rook, 20_000, 'seen'],
      [all, 20_020, 'done'],
      [all, 20_021, 'due'],
    ] as const)
      expect(standingOf(done, steps, day).standing).toBe(standing);
  });
});
