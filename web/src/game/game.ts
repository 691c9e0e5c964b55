/** The game of a screen: the model, the line to the server, and what the player does. */
import type { Gesture } from '../board/gesture';
import { fromReserve } from '../board/hands';
import type { Man, Square } from '../board/squares';
import { keepRead, readCards } from '../core/keep';
import { Live, newId, type Sending, socketAddress } from '../core/live';
import type { Act, Actor, Castling, Color, Figures, Sent, View, Welcome } from '../core/wire';
import { actsFor, becomes, castle, castlingBy, whose } from './commands';
import { Levers } from './levers';
import { begin, foreseen, type Model, received, sent, standing } from './model';

export interface Choosing {
  gesture: Gesture;
  man: Man;
}

/** A king was put where castling and a move of his own would both bring him. */
export interface Asking {
  castling: Castling;
  man: Man;
}

export class Game {
  model: Model;
  /** A pawn has reached the last rank of a screen and is asked what it becomes. */
  choosing: Choosing | undefined;
  /** A king of Chess960 is asked whether he castles. */
  asking: Asking | undefined;
  /** A new piece in the hand, from beside a board on which hands do everything: the next square tapped gets it. */
  placing: Man | undefined;
  placer: Color | undefined;
  readonly levers = new Levers();
  private live: Live | undefined;
  private readonly watchers: ((before: Model) => void)[] = [];

  constructor(welcome: Welcome) {
    this.model = begin(welcome, performance.now(), readCards(welcome.game));
  }

  connect(): void {
    const { game, version } = this.model.welcome;
    const lang = document.documentElement.lang;
    const shared = this.model.welcome.sides.length === 2;
    const since = (seen: number | undefined) => (seen === undefined ? '' : `&since=${seen}`);
    this.live = new Live(
      {
        address: (seen) => socketAddress(`/api/v1/games/${game}/live?lang=${lang}${since(seen)}`),
        received: (message) => this.hear(message),
        changed: (line, lineSince) => this.set({ ...this.model, line, lineSince }),
        keeps: shared,
        ...(shared ? { store: `unsent/${game}` } : {}),
        dropped: (count) => this.set({ ...this.model, pending: [], dropped: count }),
      },
      version,
    );
    // What a closed page had kept is on the board before anything is heard.
    this.set(this.withKept(this.model));
  }

  /** What was kept is on the board, also after the server has said where the game stood without it. */
  private withKept(model: Model): Model {
    const kept = this.live?.waiting ?? [];
    if (kept.length === 0) return model;
    const pending = kept.map(({ command, at }) => ({
      id: command.id,
      side: command.side ?? undefined,
      acts: command.type === 'command' ? command.acts : [],
      at: performance.now() - Math.max(0, Date.now() - at),
    }));
    return { ...model, pending };
  }

  /** What is to be shown now: the view with the own presses in it, and when its clocks were read. */
  get shown(): { view: View; readAt: number } {
    return foreseen(this.model);
  }

  /** Calls at every change, with what was before it. */
  watch(watcher: (before: Model) => void): void {
    this.watchers.push(watcher);
  }

  get shared(): boolean {
    return this.model.welcome.sides.length === 2;
  }

  /** Whose voice and lever it is: the one of this device, or of the two the one whose clock runs. */
  get acting(): Color {
    const { view } = this.shown;
    const own = this.model.welcome.sides[0] ?? 'white';
    return this.shared ? (view.clock?.running ?? view.turn) : own;
  }

  /** So many commands were not answered yet. */
  get unanswered(): number {
    return this.model.pending.length;
  }

  get offline(): boolean {
    return this.model.line === 'lost';
  }

  /** Whether hands do anything: with two devices nothing can be done without the server. */
  get blocked(): boolean {
    return this.offline && !this.shared;
  }

  may(command: string): boolean {
    return this.model.welcome.may.includes(command);
  }

  retry(): void {
    this.live?.retry();
  }

  act(acts: Act[], side?: Color, toldBy?: Actor): void {
    if (acts.length === 0) return;
    const by = side ?? this.model.welcome.sides[0];
    const command: Sending = { type: 'command', id: newId(), seen: this.model.version, acts };
    if (by) command.side = by;
    if (toldBy) command.told_by = toldBy;
    if (this.live?.send(command) === false) return;
    this.set(sent(this.model, { id: command.id, side: by, acts, at: performance.now() }));
  }

  settle(figures: Figures): void {
    const { version, welcome } = this.model;
    const side = welcome.sides[0];
    this.live?.send({ type: 'settle', id: newId(), seen: version, figures, ...(side ? { side } : {}) });
  }

  /** What hands did on the board. */
  hands(gesture: Gesture): void {
    if (this.blocked) return;
    const { welcome } = this.model;
    const { view } = this.shown;
    const placement = standing(this.model);
    const from = gesture.kind === 'touch' ? gesture.square : gesture.from;
    const man = placement.get(from);
    if (man && becomes(gesture, welcome, placement)) {
      this.choosing = { gesture, man };
      this.changed(this.model);
      return;
    }
    const castling = castlingBy(gesture, view);
    if (man && castling && gesture.kind === 'carry' && gesture.to !== castling.rook) {
      this.asking = { castling, man };
      this.changed(this.model);
      return;
    }
    this.act(actsFor(gesture, welcome, placement), whose(welcome, view, man));
  }

  /** The king castles, or only goes there; without an answer he stays. */
  answer(what: 'castle' | 'step' | undefined): void {
    const { asking } = this;
    this.asking = undefined;
    if (asking && what) {
      const { welcome, view } = this.model;
      const { castling, man } = asking;
      const step: Act = { do: 'drag', from: castling.king, to: castling.to };
      this.act([what === 'castle' ? castle(castling) : step], whose(welcome, view, man));
    }
    this.changed(this.model);
  }

  choose(man: Man | undefined): void {
    const { choosing } = this;
    this.choosing = undefined;
    if (choosing && man) {
      const { welcome, view } = this.model;
      const acts = actsFor(choosing.gesture, welcome, standing(this.model), man);
      this.act(acts, whose(welcome, view, choosing.man));
    }
    this.changed(this.model);
  }

  /** A new piece from beside the board is taken into the hand, or out of it again. */
  place(man: Man | undefined, side?: Color): void {
    this.placing = man;
    this.placer = side;
    // On a screen that completes moves nothing is touched before it is put down.
    const touches = this.model.welcome.mode !== 'online';
    if (man && side && touches) this.act([{ do: 'touch_reserve', piece: man }], side);
    this.changed(this.model);
  }

  /** The new piece is put on a square, and what stood there is taken off, as over the board. */
  put(to: Square, man: Man | undefined = this.placing): void {
    const side = this.placer;
    this.placing = undefined;
    if (!man || !side || this.blocked) return;
    const { mode } = this.model.welcome;
    if (mode === 'online') {
      this.act([{ do: 'move', uci: `${man.toUpperCase()}@${to}` }], side);
      return;
    }
    // A man in hand goes to an empty square; a new piece of a promotion to where its pawn stands.
    const pockets = this.model.view.variant?.pockets;
    const stands = !pockets && standing(this.model).get(to);
    const off: Act[] = stands ? [{ do: 'remove', square: to }] : [];
    this.act([...off, ...fromReserve(man, to)], side);
  }

  putAway(seq: number): void {
    const put = new Set([...this.model.put, seq]);
    keepRead(this.model.welcome.game, put);
    this.set({ ...this.model, put });
  }

  private hear(message: Sent): void {
    const model = received(this.model, message, performance.now());
    this.set(message.type === 'welcome' ? this.withKept(model) : model);
  }

  private set(model: Model): void {
    const before = this.model;
    this.model = model;
    this.changed(before);
  }

  private changed(before: Model): void {
    for (const watcher of this.watchers) watcher(before);
  }
}
