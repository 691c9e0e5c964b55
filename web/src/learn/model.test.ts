import { describe, expect, it } from 'vitest';
import type { LessonStep, LessonTried } from '../core/wire';
import { again, answered, becomes, begun, from, isDone, offersWay } from './model';

const step = { id: 'two-marks', kind: 'collect', best: 2 } as LessonStep;
const tried = (state: string, legal: string[] = []): LessonTried =>
  ({ state, legal }) as unknown as LessonTried;

describe('a step', () => {
  it('keeps what was right when a try is wrong', () => {
    const one = answered(begun(step), ['a1a5'], tried('open'));
    const two = answered(one, ['a1a5', 'a5b6'], tried('wrong'));
    expect(two.moves).toEqual(['a1a5']);
    expect(two.wrong).toBe(1);
  });

  it('offers its way after three wrong tries, also after a new beginning', () => {
    let model = begun(step);
    for (let n = 0; n < 3; n += 1) {
      expect(offersWay(model)).toBe(false);
      model = answered(model, ['a1b2'], tried('wrong'));
    }
    expect(offersWay(model)).toBe(true);
    expect(offersWay(again(model))).toBe(true);
    const done = answered(again(model), ['a1a5'], tried('done'));
    expect(isDone(done)).toBe(true);
    expect(offersWay(done)).toBe(false);
  });

  it('knows where a man goes and what a pawn becomes only from the server', () => {
    const answer = tried('open', ['a7a8q', 'a7a8n', 'e1e2']);
    expect(from(answer, 'e1')).toEqual(['e2']);
    expect(becomes(answer, 'a7a8')).toEqual(['q', 'n']);
    expect(becomes(answer, 'e1e2')).toEqual([]);
  });
});
