/**
 * From fingers to gestures: what several pointers do over a board, each followed by its own number.
 *
 * Knows no rules and no screen: it is told where a pointer is and what stands there. Two hands that act at once are
 * told in the order in which they touched, so that castling with both reads king first if the king was touched first.
 */
import type { Placement, Square } from './squares';

export type Gesture =
  /** A hand is on a piece. `second`: while another hand is on the board as well. */
  | { kind: 'touch'; square: Square; second: boolean }
  /** A piece has been carried from one square to another and let go. */
  | { kind: 'carry'; from: Square; to: Square; second: boolean }
  /** A piece has been carried off the board. */
  | { kind: 'off'; from: Square; second: boolean }
  /** Something came between: the piece is back where it was. */
  | { kind: 'interrupted'; from: Square; lifted: boolean };

/** What a pointer holds. */
export interface Held {
  from: Square;
  /** Whether it has moved far enough to have left its square. */
  lifted: boolean;
  /** Over which square it is; nothing outside the board. */
  over: Square | undefined;
  second: boolean;
}

interface Pointer extends Held {
  id: number;
  x: number;
  y: number;
  slack: number;
  /** The piece was already chosen by an earlier tap: the target is being pointed at. */
  aims: boolean;
  /** Let go, but told only after the hand that touched before it. */
  done?: Gesture | 'nothing';
}

export interface Fingers {
  /** What stands on the board now. */
  placement: () => Placement;
  /** Whether a hand may be put on what stands here. */
  takes: (square: Square) => boolean;
  /** Whether one own piece may be put onto another: a king onto the rook with which he castles. */
  joins?: ((from: Square, to: Square) => boolean) | undefined;
  tell: (gesture: Gesture) => void;
}

export class Gestures {
  private pointers: Pointer[] = [];
  /** The piece touched by a tap, which the next tap moves. */
  private tapped: Square | undefined;
  private readonly fingers: Fingers;

  constructor(fingers: Fingers) {
    this.fingers = fingers;
  }

  get chosen(): Square | undefined {
    return this.tapped;
  }

  /** What the hands hold, by pointer. */
  held(): ReadonlyMap<number, Held> {
    return new Map(this.pointers.filter((one) => !one.done).map((one) => [one.id, one]));
  }

  /** `mouse` needs less movement than a finger before a piece counts as lifted. */
  down(id: number, over: Square | undefined, x: number, y: number, mouse: boolean): boolean {
    if (!over || this.pointers.some((one) => one.id === id)) return false;
    const slack = mouse ? 4 : 8;
    const second = this.pointers.some((one) => !one.done);
    const stands = this.fingers.placement().has(over);
    const chosen = this.tapped;
    if (chosen !== undefined && chosen !== over && !(stands && this.isAnotherOfMine(chosen, over))) {
      this.pointers.push({ id, from: chosen, lifted: false, over, second, x, y, slack, aims: true });
      return true;
    }
    if (!stands || !this.fingers.takes(over)) return false;
    this.pointers.push({ id, from: over, lifted: false, over, second, x, y, slack, aims: false });
    if (chosen !== over) this.fingers.tell({ kind: 'touch', square: over, second });
    return true;
  }

  move(id: number, over: Square | undefined, x: number, y: number): void {
    const pointer = this.find(id);
    if (!pointer) return;
    pointer.over = over;
    const far = Math.hypot(x - pointer.x, y - pointer.y) >= pointer.slack;
    if (far && !pointer.aims) pointer.lifted = true;
  }

  up(id: number, over: Square | undefined): void {
    const pointer = this.find(id);
    if (!pointer) return;
    const { from, second } = pointer;
    if (pointer.aims) {
      this.tapped = undefined;
      this.finish(pointer, over && over !== from ? { kind: 'carry', from, to: over, second } : 'nothing');
    } else if (!pointer.lifted) {
      this.tapped = this.tapped === from ? undefined : from;
      this.finish(pointer, 'nothing');
    } else {
      this.tapped = over === from ? from : undefined;
      if (over === from) this.finish(pointer, 'nothing');
      else
        this.finish(
          pointer,
          over ? { kind: 'carry', from, to: over, second } : { kind: 'off', from, second },
        );
    }
  }

  /** The system took the pointer away: no decision of the player. */
  cancel(id: number): void {
    const pointer = this.find(id);
    if (!pointer) return;
    this.tapped = undefined;
    const { from, lifted, aims } = pointer;
    this.finish(pointer, aims ? 'nothing' : { kind: 'interrupted', from, lifted });
  }

  cancelAll(): void {
    for (const { id } of [...this.pointers]) this.cancel(id);
  }

  /** By keyboard: a touch, then a target. */
  press(square: Square): void {
    const chosen = this.tapped;
    if (chosen === square) return;
    const stands = this.fingers.placement().has(square);
    if (chosen !== undefined && !(stands && this.isAnotherOfMine(chosen, square))) {
      this.tapped = undefined;
      this.fingers.tell({ kind: 'carry', from: chosen, to: square, second: false });
    } else if (stands && this.fingers.takes(square)) {
      this.tapped = square;
      this.fingers.tell({ kind: 'touch', square, second: false });
    }
  }

  /** Nothing is chosen any more; what was touched stays touched. */
  forget(): void {
    this.tapped = undefined;
  }

  private find(id: number): Pointer | undefined {
    return this.pointers.find((one) => one.id === id && !one.done);
  }

  /** A tap on a second piece of the same colour touches that one instead of putting the first upon it, unless they join. */
  private isAnotherOfMine(chosen: Square, over: Square): boolean {
    if (this.fingers.joins?.(chosen, over)) return false;
    const placement = this.fingers.placement();
    const [a, b] = [placement.get(chosen), placement.get(over)];
    return a !== undefined && b !== undefined && (a === a.toUpperCase()) === (b === b.toUpperCase());
  }

  private finish(pointer: Pointer, gesture: Gesture | 'nothing'): void {
    pointer.done = gesture;
    while (this.pointers[0]?.done) {
      const done = this.pointers.shift()?.done;
      if (done && done !== 'nothing') this.fingers.tell(done);
    }
  }
}
