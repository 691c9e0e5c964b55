/** One step as it stands: what was sent, and what the server answered. The server judges; this only remembers. */
import type { Act, LessonStep, LessonTried } from '../core/wire';

/** What is sent: a text, or an act of hands. */
export type Sent = string | Act;

export interface StepModel {
  readonly step: LessonStep;
  /** What holds so far; a wrong try is not among it. */
  readonly moves: readonly Sent[];
  /** The last answer; nothing before the first. */
  readonly tried: LessonTried | undefined;
  /** How often a try was wrong since the step began. */
  readonly wrong: number;
  /** The way is being shown, or was. */
  readonly shown: boolean;
}

export const begun = (step: LessonStep): StepModel => ({
  step,
  moves: [],
  tried: undefined,
  wrong: 0,
  shown: false,
});

/** So often somebody tries before the way is offered. */
export const TRIES = 3;

/** The step after an answer to these moves: where it is wrong, what was held before still holds. */
export function answered(model: StepModel, moves: readonly Sent[], tried: LessonTried): StepModel {
  if (tried.state === 'wrong') return { ...model, tried, wrong: model.wrong + 1 };
  return { ...model, moves, tried };
}

/** From the beginning; what was tried before is not forgotten, so that help comes. */
export const again = (model: StepModel): StepModel => ({ ...begun(model.step), wrong: model.wrong });

export const offersWay = (model: StepModel): boolean => model.wrong >= TRIES && !isDone(model);

export const isDone = (model: StepModel): boolean => model.tried?.state === 'done';

/** The moves that begin on a square, by where they go. */
export const from = (tried: LessonTried | undefined, square: string): string[] =>
  (tried?.legal ?? []).filter((move) => move.startsWith(square)).map((move) => move.slice(2, 4));

/** Men as chess names them, the strongest first: no alphabet orders them. */
const STRENGTH = 'qrbn';

/** What a pawn can become when it goes there: letters of UCI, none where it stays a pawn. */
export const becomes = (tried: LessonTried | undefined, move: string): string[] =>
  (tried?.legal ?? [])
    .filter((one) => one.length === 5 && one.startsWith(move))
    .map((one) => one.slice(4))
    .sort((one, other) => STRENGTH.indexOf(one) - STRENGTH.indexOf(other));
