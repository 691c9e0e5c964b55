/**
 * The small player: positions one after the other, with what happened and what was ruled. It knows no rules and no texts
 * of its own; whoever mounts it brings both.
 */
import './replay.css';
import { Board, EMPTY, type Mark } from '../board/board';
import { type Color, readPlacement, type Square } from '../board/squares';
import { SIGNS } from './signs';

export interface Frame {
  /** What stands on the board: the first field of a FEN. */
  board: string;
  /** The move that led there: `e2e4`. */
  move?: string;
  /** What happened, in few words. */
  text?: string;
  /** What both clocks showed, White's first, in milliseconds. */
  clocks?: [number, number];
  /** What was touched. */
  rings?: Square[];
  card?: { title: string; cause?: string; cite?: { text: string; href: string } };
}

export interface Words {
  back: string;
  play: string;
  stop: string;
  next: string;
}

export interface Options {
  words: Words;
  /** Who sits below. */
  side?: Color;
  /** Which position is seen first. */
  at?: number;
  /** Plays by itself, again and again; never where motion is not wanted. */
  auto?: boolean;
  /** So long each position is seen, in milliseconds; one with a card three times as long. */
  pace?: number;
  /** Hears which position is seen now, and whether it plays. */
  seen?: (at: number, plays: boolean) => void;
}

export interface Replay {
  readonly at: number;
  readonly plays: boolean;
  show(at: number): void;
  play(): void;
  stop(): void;
  /** Takes it off the page. */
  leave(): void;
}

const PACE = 1200;

export const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Which position a key leads to; `Space` plays. Earlier is where reading starts, as the buttons point. */
export function stepOf(key: string, at: number, last: number, rtl: boolean): number | 'play' | undefined {
  switch (key) {
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return Math.max(at - 1, 0);
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return Math.min(at + 1, last);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case ' ':
      return 'play';
    default:
      return undefined;
  }
}

export const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** Puts a player into an element; what the server had drawn there makes room for it. */
export function mount(element: HTMLElement, frames: readonly Frame[], options: Options): Replay {
  const { words, pace = PACE } = options;
  const last = frames.length - 1;
  let at = Math.min(Math.max(options.at ?? 0, 0), Math.max(last, 0));
  let timer: number | undefined;
  const board = new Board({ words: { board: '', square: () => '' }, picture: true });
  const said = made('div', 'reel-said');
  said.setAttribute('aria-live', 'polite');
  const bar = made('div', 'reel-bar');
  const back = button(words.back, SIGNS.back, () => step(at - 1));
  const plays = button(words.play, SIGNS.play, () => (timer === undefined ? play() : stop()));
  const next = button(words.next, SIGNS.next, () => step(at + 1));
  bar.append(back, plays, next);

  const draw = () => {
    const frame = frames[at];
    if (!frame) return;
    board.show({
      ...EMPTY,
      side: options.side ?? 'white',
      placement: readPlacement(frame.board),
      marks: marksOf(frame),
    });
    said.replaceChildren(...saidOf(frame));
    back.disabled = at === 0;
    next.disabled = at === last;
    const playing = timer !== undefined;
    said.setAttribute('aria-live', playing ? 'off' : 'polite');
    label(plays, playing ? words.stop : words.play, playing ? SIGNS.stop : SIGNS.play);
    options.seen?.(at, playing);
  };
  const show = (to: number) => {
    at = Math.min(Math.max(to, 0), last);
    draw();
  };
  const stop = () => {
    window.clearTimeout(timer);
    timer = undefined;
    draw();
  };
  const step = (to: number) => {
    window.clearTimeout(timer);
    timer = undefined;
    show(to);
  };
  const wait = () => {
    const long = frames[at]?.card ? 3 * pace : pace;
    timer = window.setTimeout(() => {
      if (at < last) at += 1;
      else if (options.auto) at = 0;
      if (at < last || options.auto) wait();
      else timer = undefined;
      draw();
    }, long);
  };
  const play = () => {
    if (last < 1) return;
    if (at === last) at = 0;
    wait();
    draw();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    // On a button the bar of the space presses it.
    if (event.key === ' ' && (event.target as HTMLElement).closest('button, a')) return;
    const to = stepOf(event.key, at, last, isRtl(element));
    if (to === undefined) return;
    event.preventDefault();
    if (to !== 'play') step(to);
    else if (timer === undefined) play();
    else stop();
  };
  element.tabIndex = 0;
  element.classList.add('reel');
  element.addEventListener('keydown', keys);
  element.replaceChildren(board.element, said, bar);
  draw();
  if (options.auto && !still()) play();
  return {
    get at() {
      return at;
    },
    get plays() {
      return timer !== undefined;
    },
    show: step,
    play,
    stop,
    leave() {
      window.clearTimeout(timer);
      element.removeEventListener('keydown', keys);
      element.replaceChildren();
    },
  };
}

/** The squares of the last move, and what was touched. */
export function marksOf(frame: Pick<Frame, 'move' | 'rings'>): ReadonlyMap<Square, ReadonlySet<Mark>> {
  const marks = new Map<Square, Set<Mark>>();
  const mark = (square: string | undefined, as: Mark) => {
    if (square) marks.set(square, new Set([...(marks.get(square) ?? []), as]));
  };
  mark(frame.move?.slice(0, 2), 'last');
  mark(frame.move?.slice(2, 4), 'last');
  for (const square of frame.rings ?? []) mark(square, 'touched');
  return marks;
}

function saidOf({ card, text }: Frame): HTMLElement[] {
  if (!card) return text ? [made('p', '', text)] : [];
  const line = made('p', 'reel-card');
  line.append(made('strong', '', card.title));
  if (card.cause) line.append(' ', made('span', '', card.cause));
  if (card.cite) {
    const link = made('a', '') as HTMLAnchorElement;
    link.href = card.cite.href;
    const number = made('bdi', '', card.cite.text);
    number.dir = 'ltr';
    link.append(number);
    line.append(' ', link);
  }
  return [line];
}

function made(name: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

function button(text: string, sign: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'plain';
  label(element, text, sign);
  element.addEventListener('click', press);
  return element;
}

function label(element: HTMLButtonElement, text: string, sign: string): void {
  if (element.getAttribute('aria-label') === text) return;
  element.setAttribute('aria-label', text);
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', '0 0 24 24');
  picture.setAttribute('aria-hidden', 'true');
  picture.classList.add('sign');
  if (sign === SIGNS.back || sign === SIGNS.next) picture.classList.add('way');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', sign);
  if (sign === SIGNS.play) picture.classList.add('full');
  picture.append(path);
  element.replaceChildren(picture);
}
