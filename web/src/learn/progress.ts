/**
 * How far a learner has come: on this device only, and in a file or a code that he takes along himself.
 *
 * Reading what was taken along adds to what is here and never lowers it.
 */

/** Where it lies, and what its files call themselves. */
export const KEY = 'learn.v1';

/** One step: done, in how few moves, only shown, and on which day (days since 1970). */
export interface StepDone {
  done: boolean;
  /** The fewest moves so far; nothing where it was never done. */
  best: number | undefined;
  shown: boolean;
  at: number;
}

/** Lesson, step, what was done. */
export type Progress = Readonly<Record<string, Readonly<Record<string, StepDone>>>>;

/** A file larger than this holds something else. */
export const MOST_BYTES = 500_000;

export type Refusal = 'size' | 'version' | 'form';

const NAME = /^[a-z][a-z0-9-]{0,39}$/;

function stepOf(value: unknown): StepDone | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { done, best, shown, at } = value as Record<string, unknown>;
  const known = typeof done === 'boolean' && typeof shown === 'boolean' && typeof at === 'number';
  if (!known || !Number.isInteger(at) || at < 0 || at > 1_000_000) return undefined;
  if (best === undefined || best === null) return { done, best: undefined, shown, at };
  if (typeof best !== 'number' || !Number.isInteger(best) || best < 1 || best > 1_000) return undefined;
  return { done, best, shown, at };
}

/** A whole progress, or nothing where a part of it is none: it is never read by halves. */
function wholeOf(value: unknown): Progress | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const progress: Record<string, Record<string, StepDone>> = {};
  for (const [lesson, steps] of Object.entries(value)) {
    if (!NAME.test(lesson) || typeof steps !== 'object' || steps === null || Array.isArray(steps))
      return undefined;
    const found: Record<string, StepDone> = {};
    for (const [step, one] of Object.entries(steps as Record<string, unknown>)) {
      const read = NAME.test(step) ? stepOf(one) : undefined;
      if (!read) return undefined;
      found[step] = read;
    }
    progress[lesson] = found;
  }
  return progress;
}

/** What a file holds. */
export function readFile(text: string): Progress | Refusal {
  if (text.length > MOST_BYTES) return 'size';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'form';
  }
  if (typeof value !== 'object' || value === null) return 'form';
  const { version, lessons } = value as Record<string, unknown>;
  if (version === undefined) return 'form';
  if (version !== KEY) return 'version';
  return wholeOf(lessons) ?? 'form';
}

export const writeFile = (progress: Progress): string => JSON.stringify({ version: KEY, lessons: progress });

/** Of two accounts of a step the better one. */
function better(one: StepDone | undefined, other: StepDone): StepDone {
  if (!one) return other;
  const counts = [one.best, other.best].filter((best) => best !== undefined);
  return {
    done: one.done || other.done,
    best: counts.length > 0 ? Math.min(...counts) : undefined,
    shown: one.shown || other.shown,
    at: Math.max(one.at, other.at),
  };
}

/** Both together; nothing is lowered. */
export function added(one: Progress, other: Progress): Progress {
  const sum: Record<string, Record<string, StepDone>> = {};
  for (const lesson of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const steps: Record<string, StepDone> = { ...one[lesson] };
    for (const [step, done] of Object.entries(other[lesson] ?? {})) steps[step] = better(steps[step], done);
    sum[lesson] = steps;
  }
  return sum;
}

export const stepsOf = (progress: Progress): number =>
  Object.values(progress).reduce((sum, steps) => sum + Object.keys(steps).length, 0);

let memory: Progress = {};

/** What is kept here; in a window that keeps nothing, what was done since it was opened. */
export function kept(): Progress {
  try {
    const text = localStorage.getItem(KEY);
    const read = text === null ? undefined : wholeOf(JSON.parse(text));
    return added(read ?? {}, memory);
  } catch {
    return memory;
  }
}

/** Adds to what is kept; whether it will be there tomorrow. */
export function keep(more: Progress): boolean {
  memory = added(kept(), more);
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
    return true;
  } catch {
    return false;
  }
}

/** So many days after it was done a lesson is looked at again. */
const AGAIN = 21;

export type Standing = 'none' | 'begun' | 'seen' | 'done' | 'due';

/** How a lesson of these steps stands. */
export function standingOf(
  done: Readonly<Record<string, StepDone>> | undefined,
  steps: readonly string[],
  day: number,
) {
  const found = steps.map((step) => done?.[step]).filter((one) => one !== undefined);
  const count = found.filter((one) => one.done).length;
  const last = Math.max(0, ...found.map((one) => one.at));
  const whole = count === steps.length;
  let standing: Standing = found.length === 0 ? 'none' : 'begun';
  if (whole) standing = day - last >= AGAIN ? 'due' : 'done';
  else if (found.length === steps.length) standing = 'seen';
  return { standing, count };
}

/** A short form that a code can carry: a lesson, its day, a sign a step in the order of the names. */
export function short(progress: Progress): string {
  const lessons = Object.entries(progress).filter(([, steps]) => Object.keys(steps).length > 0);
  const parts = lessons.map(([lesson, steps]) => {
    const day = Math.max(...Object.values(steps).map((one) => one.at));
    const signs = Object.entries(steps).map(([step, one]) => {
      const moves = one.best === undefined ? '' : one.best.toString(36);
      return `${step}.${one.done ? 'd' : ''}${one.shown ? 's' : ''}${moves ? `-${moves}` : ''}`;
    });
    return `${lesson}!${day.toString(36)}!${signs.join('!')}`;
  });
  return [KEY, ...parts].join('~');
}

/** What a short form says. */
export function readShort(text: string): Progress | Refusal {
  if (text.length > MOST_BYTES) return 'size';
  const [version, ...parts] = text.split('~');
  if (version !== KEY) return version?.startsWith('learn.v') ? 'version' : 'form';
  const whole: Record<string, Record<string, unknown>> = {};
  for (const part of parts) {
    const [lesson = '', day = '', ...signs] = part.split('!');
    const at = Number.parseInt(day, 36);
    const steps: Record<string, unknown> = {};
    for (const sign of signs) {
      const found = /^([a-z0-9-]+)\.(d?)(s?)(?:-([0-9a-z]+))?$/.exec(sign);
      if (!found) return 'form';
      const [, step = '', done, shown, best] = found;
      steps[step] = {
        done: done === 'd',
        shown: shown === 's',
        at,
        ...(best ? { best: Number.parseInt(best, 36) } : {}),
      };
    }
    whole[lesson] = steps;
  }
  return wholeOf(whole) ?? 'form';
}
