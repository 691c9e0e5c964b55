/**
 * The board: draws what stands where, and tells what hands do. It knows no rules.
 *
 * Used for play, for looking on, on the wall and for setting up. Nothing in it turns with the direction of the page.
 */
import './board.css';
import { type Gesture, Gestures } from './gesture';
import { keyStep } from './keys';
import { drawPiece } from './pieces';
import {
  type Color,
  colorOf,
  type Man,
  type Placement,
  placeOf,
  roleOf,
  type Square,
  squareAt,
  squaresFrom,
} from './squares';

/** What a square is marked with. `touched` carries its place in the order of touching. */
export type Mark = 'touched' | 'must' | 'out' | 'last' | 'goal' | 'reachable' | 'picked';

export interface BoardState {
  placement: Placement;
  side: Color;
  marks: ReadonlyMap<Square, ReadonlySet<Mark>>;
  /** The touched squares in their order, to be numbered where there are several. */
  touched: readonly Square[];
  /** Pieces that were pushed over. */
  displaced: ReadonlySet<Square>;
  /** What should stand where, while a position has to be put back: drawn as shadows. */
  ghosts: Placement;
}

/** What the board says to those who do not see it: in the language of the page. */
export interface BoardWords {
  /** Of the whole board. */
  board: string;
  square: (square: Square, man: Man | undefined, marks: ReadonlySet<Mark>, ghost: Man | undefined) => string;
}

export interface BoardOptions {
  words: BoardWords;
  /** A picture among many: the keyboard and readers pass it by. */
  picture?: boolean;
  /** Whether the page shows it turned by a quarter to the left, its bottom at the right. */
  quarter?: () => boolean;
  /** Nothing for a board that is only looked at. */
  hands?: {
    tell: (gesture: Gesture) => void;
    takes: (square: Square) => boolean;
    joins?: ((from: Square, to: Square) => boolean) | undefined;
  };
}

const NONE: ReadonlySet<Mark> = new Set();
export const EMPTY: BoardState = {
  placement: new Map(),
  side: 'white',
  marks: new Map(),
  touched: [],
  displaced: new Set(),
  ghosts: new Map(),
};

/** A change of the board by pointer or key that the page may want to know of: which square is pointed at. */
export class Board {
  readonly element: HTMLElement;
  private state: BoardState = EMPTY;
  private readonly options: BoardOptions;
  private readonly squares = new Map<Square, HTMLElement>();
  private readonly men: HTMLElement;
  private readonly shadows: HTMLElement;
  private readonly bubble: HTMLElement;
  /** The pieces drawn, by what they are and where, so that a move glides. */
  private drawn: { man: Man; square: Square; element: HTMLElement }[] = [];
  private readonly gestures: Gestures;
  private cursor: Square = 'e2';

  constructor(options: BoardOptions) {
    this.options = options;
    this.element = document.createElement('div');
    this.element.className = 'board';
    this.element.dir = 'ltr';
    this.men = document.createElement('div');
    this.men.className = 'men';
    this.men.setAttribute('aria-hidden', 'true');
    this.shadows = document.createElement('div');
    this.shadows.className = 'shadows';
    this.shadows.setAttribute('aria-hidden', 'true');
    this.bubble = document.createElement('div');
    this.bubble.className = 'bubble';
    this.bubble.hidden = true;
    this.bubble.setAttribute('aria-hidden', 'true');
    this.gestures = new Gestures({
      placement: () => this.state.placement,
      takes: (square) => options.hands?.takes(square) ?? false,
      joins: (from, to) => options.hands?.joins?.(from, to) ?? false,
      tell: (gesture) => options.hands?.tell(gesture),
    });
    this.lay();
    if (options.picture) this.element.setAttribute('aria-hidden', 'true');
    else this.listenToKeys();
    if (options.hands) this.listen();
  }

  /** Draws a state. */
  show(state: BoardState): void {
    const turned = state.side !== this.state.side;
    this.state = state;
    const chosen = this.gestures.chosen;
    if (chosen && !state.placement.has(chosen)) this.gestures.forget();
    if (turned) this.lay();
    this.draw();
  }

  /** Puts the keyboard on the board, as a link or a key of the page asks for it. */
  focus(): void {
    this.squares.get(this.cursor)?.focus();
  }

  /** What was chosen by a tap is let go of. */
  forget(): void {
    this.gestures.forget();
    this.draw();
  }

  /** The 64 squares, as a player of this side sees them. */
  private lay(): void {
    this.squares.clear();
    const grid = document.createElement('div');
    grid.className = 'squares';
    grid.setAttribute('role', 'grid');
    grid.setAttribute('aria-label', this.options.words.board);
    const all = squaresFrom(this.state.side);
    for (let row = 0; row < 8; row += 1) {
      const line = document.createElement('div');
      line.setAttribute('role', 'row');
      line.className = 'row';
      for (const square of all.slice(row * 8, row * 8 + 8)) line.append(this.cell(square, row));
      grid.append(line);
    }
    this.drawn = [];
    this.men.replaceChildren();
    this.element.replaceChildren(grid, this.shadows, this.men, this.bubble);
  }

  private cell(square: Square, row: number): HTMLElement {
    const cell = document.createElement('div');
    cell.setAttribute('role', 'gridcell');
    cell.dataset.square = square;
    const [column] = placeOf(square, this.state.side);
    cell.className = `square ${(column + row) % 2 === 0 ? 'light' : 'dark'}`;
    if (column === 0) cell.dataset.rank = square.charAt(1);
    if (row === 7) cell.dataset.file = square.charAt(0);
    if (!this.options.picture) cell.tabIndex = square === this.cursor ? 0 : -1;
    this.squares.set(square, cell);
    return cell;
  }

  private draw(): void {
    for (const [square, cell] of this.squares) this.drawSquare(square, cell);
    this.drawShadows();
    this.drawMen();
    this.drawHeld();
  }

  /** What belongs where something else stands is shown small in its corner. */
  private drawShadows(): void {
    const { ghosts, placement, side } = this.state;
    const shadows = [...ghosts].map(([square, man]) => {
      const element = document.createElement('div');
      element.className = `man ${colorOf(man)} ghost${placement.has(square) ? ' beside' : ''}`;
      element.dataset.ghost = square;
      element.append(drawPiece(roleOf(man)));
      const [column, row] = placeOf(square, side);
      element.style.transform = `translate(${column * 100}%, ${row * 100}%)`;
      return element;
    });
    if (shadows.length > 0 || this.shadows.hasChildNodes()) this.shadows.replaceChildren(...shadows);
  }

  private drawSquare(square: Square, cell: HTMLElement): void {
    const marks = this.state.marks.get(square) ?? NONE;
    const set = (name: Mark) => cell.classList.toggle(name, marks.has(name));
    set('touched');
    set('must');
    set('out');
    set('last');
    set('goal');
    set('reachable');
    set('picked');
    cell.classList.toggle('chosen', this.gestures.chosen === square);
    const order = this.state.touched.length > 1 ? this.state.touched.indexOf(square) + 1 : 0;
    if (order > 0) cell.dataset.order = String(order);
    else delete cell.dataset.order;
    const { placement, ghosts } = this.state;
    const label = this.options.words.square(square, placement.get(square), marks, ghosts.get(square));
    if (cell.getAttribute('aria-label') !== label) cell.setAttribute('aria-label', label);
    const selected = String(this.gestures.chosen === square);
    if (this.options.hands) cell.setAttribute('aria-selected', selected);
  }

  /** Pieces that stay keep their picture; one that is gone here and new there glides. */
  private drawMen(): void {
    const before = [...this.drawn];
    const open: [Square, Man][] = [];
    this.drawn = [];
    for (const [square, man] of this.state.placement) {
      const index = before.findIndex((one) => one.square === square && one.man === man);
      const same = index < 0 ? undefined : before.splice(index, 1)[0];
      if (same) this.drawn.push(same);
      else open.push([square, man]);
    }
    for (const [square, man] of open) {
      const index = before.findIndex((one) => one.man === man);
      const moved = index < 0 ? undefined : before.splice(index, 1)[0];
      const element = moved?.element ?? this.newMan(man);
      this.drawn.push({ man, square, element });
    }
    for (const gone of before) gone.element.remove();
    for (const { square, element } of this.drawn) {
      const [column, row] = placeOf(square, this.state.side);
      element.style.transform = `translate(${column * 100}%, ${row * 100}%)`;
      element.classList.toggle('fallen', this.state.displaced.has(square));
      element.dataset.on = square;
    }
  }

  private newMan(man: Man): HTMLElement {
    const element = document.createElement('div');
    element.className = `man ${colorOf(man)}`;
    element.append(drawPiece(roleOf(man)));
    this.men.append(element);
    return element;
  }

  /** What hands carry follows them at once; the server hears of it when it is let go. */
  private drawHeld(): void {
    const held = [...this.gestures.held().values()];
    for (const [square, cell] of this.squares) {
      cell.classList.toggle(
        'under',
        held.some((one) => one.over === square && one.over !== one.from),
      );
    }
    const last = held.at(-1);
    const shown = last?.over !== undefined && last.over !== last.from;
    this.bubble.hidden = !shown;
    if (shown) this.bubble.textContent = last.over ?? '';
    for (const { square, element } of this.drawn) {
      element.classList.toggle(
        'lifted',
        held.some((one) => one.lifted && one.from === square),
      );
    }
  }

  private carry(from: Square, event: PointerEvent): void {
    const man = this.drawn.find((one) => one.square === from)?.element;
    if (!man) return;
    const [size, px, py] = this.within(event);
    const above = event.pointerType === 'mouse' ? 0 : size / 2;
    const x = px - size / 2;
    const y = py - size / 2 - above;
    man.style.transform = `translate(${x}px, ${y}px)`;
  }

  private squareOf(event: PointerEvent): Square | undefined {
    const [size, x, y] = this.within(event);
    return squareAt(Math.floor(x / size), Math.floor(y / size), this.state.side);
  }

  /** The size of a square, and where a pointer is as the board sees it, however the page has turned it. */
  private within(event: PointerEvent): [size: number, x: number, y: number] {
    const box = this.element.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    return this.options.quarter?.() ? [box.width / 8, box.height - y, x] : [box.width / 8, x, y];
  }

  private listen(): void {
    const { element } = this;
    element.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      const over = this.squareOf(event);
      const mouse = event.pointerType === 'mouse';
      if (!this.gestures.down(event.pointerId, over, event.clientX, event.clientY, mouse)) return;
      // A pointer that a test or an aid has made up cannot be captured; its events reach the board without it.
      try {
        element.setPointerCapture(event.pointerId);
      } catch {
        /* followed without */
      }
      event.preventDefault();
      if (over) this.point(over);
      this.draw();
    });
    element.addEventListener('pointermove', (event) => {
      const held = this.gestures.held().get(event.pointerId);
      if (!held) return;
      this.gestures.move(event.pointerId, this.squareOf(event), event.clientX, event.clientY);
      this.drawHeld();
      if (held.lifted) this.carry(held.from, event);
    });
    element.addEventListener('pointerup', (event) => {
      this.gestures.up(event.pointerId, this.squareOf(event));
      this.draw();
    });
    element.addEventListener('pointercancel', (event) => {
      this.gestures.cancel(event.pointerId);
      this.draw();
    });
    window.addEventListener('blur', () => {
      this.gestures.cancelAll();
      this.draw();
    });
    element.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  private listenToKeys(): void {
    this.element.addEventListener('keydown', (event) => this.key(event));
    this.element.addEventListener('focusin', (event) => {
      const square = (event.target as HTMLElement).dataset.square;
      if (square) this.point(square);
    });
  }

  private key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Enter') this.gestures.press(this.cursor);
    else if (event.key === 'Escape') this.gestures.forget();
    else {
      const next = keyStep(event, this.cursor, this.state.side, this.state.placement);
      if (!next) return;
      this.point(next);
      this.focus();
    }
    event.preventDefault();
    event.stopPropagation();
    this.draw();
  }

  /** The one square that the Tab key reaches. */
  private point(square: Square): void {
    const before = this.squares.get(this.cursor);
    if (before) before.tabIndex = -1;
    this.cursor = square;
    const now = this.squares.get(square);
    if (now) now.tabIndex = 0;
  }
}
