/** `/judge`: a board beside the field, on which a position is set up and the proof is played through. */
import '../style/parts.css';
import './judge.css';
import { Board, EMPTY } from '../board/board';
import type { Gesture } from '../board/gesture';
import { drawPiece } from '../board/pieces';
import { colorOf, type Man, readPlacement, roleOf, type Square, writePlacement } from '../board/squares';
import { takeOver } from '../core/page';
import { t } from '../core/texts';
import { manName, squareName } from '../game/words';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const MEN: readonly Man[] = [...'KQRBNPkqrbnp'];

const page = await takeOver('judge');
const field = page?.main.querySelector<HTMLTextAreaElement>('textarea[name=record]');
const place = page?.main.querySelector<HTMLElement>('[data-board]');
if (field && place) setUp(field, place);
if (field) field.form?.addEventListener('submit', (event) => checkLength(field, event));
if (field?.dataset.from) pointAt(field);
// Whoever has asked looks for the answer first.
const answer = document.querySelector('main > .card');
if (answer) page?.main.before(answer);

/** What cannot be read is selected in its field, so that it can be typed over. */
function pointAt(field: HTMLTextAreaElement): void {
  field.focus();
  field.setSelectionRange(Number(field.dataset.from), Number(field.dataset.to));
}

/** More than this the server does not take, and it would say so less kindly. */
const LONGEST = 240_000;

function checkLength(field: HTMLTextAreaElement, event: Event): void {
  const sent = new URLSearchParams({ record: field.value }).toString();
  if (sent.length <= LONGEST) return;
  event.preventDefault();
  const wrong = document.getElementById('wrong') ?? document.createElement('p');
  wrong.id = 'wrong';
  wrong.className = 'wrong';
  wrong.setAttribute('role', 'alert');
  wrong.textContent = t('screen-judge-long');
  field.closest('label')?.after(wrong);
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', 'wrong');
  field.focus();
}

function setUp(field: HTMLTextAreaElement, place: HTMLElement): void {
  let placement = readPlacement(place.dataset.fen ?? fenOf(field.value) ?? START);
  let chosen: Man | undefined;
  const show = () => board.show({ ...EMPTY, placement });
  /** The field follows the board; what stands behind the placement stays as it was written. */
  const change = (next: Map<Square, Man>) => {
    placement = next;
    const rest = fenOf(field.value)?.split(' ').slice(1).join(' ') || 'w - -';
    field.value = `${writePlacement(placement)} ${rest}`;
    show();
  };
  const board = new Board({
    words: { board: t('screen-board'), square: squareName },
    hands: { takes: () => chosen === undefined, tell: (gesture) => change(moved(gesture, placement)) },
  });
  const tray = document.createElement('div');
  tray.className = 'tray';
  tray.setAttribute('role', 'group');
  tray.setAttribute('aria-label', t('screen-tray'));
  const choose = (man: Man | undefined) => {
    chosen = man;
    for (const button of tray.querySelectorAll('button')) {
      button.setAttribute('aria-pressed', String(man !== undefined && button.dataset.man === man));
    }
  };
  for (const man of MEN) tray.append(manButton(man, () => choose(chosen === man ? undefined : man)));
  const clear = document.createElement('button');
  clear.type = 'button';
  clear.className = 'plain';
  clear.textContent = t('screen-tray-clear');
  clear.addEventListener('click', () => change(new Map()));
  board.element.addEventListener('click', (event) => {
    const square = squareUnder(board.element, event);
    if (chosen && square) change(new Map(placement).set(square, chosen));
  });
  board.element.addEventListener('keydown', (event) => {
    const square = (event.target as HTMLElement).dataset.square;
    if (!square) return;
    if (event.key === 'Enter' && chosen) change(new Map(placement).set(square, chosen));
    if (event.key === 'Delete') change(new Map([...placement].filter(([on]) => on !== square)));
  });
  field.addEventListener('input', () => {
    const fen = fenOf(field.value);
    if (!fen) return;
    placement = readPlacement(fen);
    show();
  });
  for (const step of document.querySelectorAll<HTMLElement>('.proof [data-fen]')) {
    step.addEventListener('click', () => {
      placement = readPlacement(step.dataset.fen ?? '');
      show();
    });
  }
  place.append(board.element, tray, clear);
  show();
}

function moved(gesture: Gesture, placement: ReadonlyMap<Square, Man>): Map<Square, Man> {
  const next = new Map(placement);
  if (gesture.kind !== 'carry' && gesture.kind !== 'off') return next;
  const man = next.get(gesture.from);
  next.delete(gesture.from);
  if (man && gesture.kind === 'carry') next.set(gesture.to, man);
  return next;
}

function squareUnder(element: HTMLElement, event: MouseEvent): Square | undefined {
  const cells = [...element.querySelectorAll<HTMLElement>('[data-square]')];
  const inside = cells.find((cell) => {
    const box = cell.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
  });
  return inside?.dataset.square;
}

/** What looks like a position: eight rows. */
function fenOf(text: string): string | undefined {
  const fen = text.trim();
  return (fen.split(/\s/)[0]?.match(/\//g)?.length ?? 0) === 7 ? fen : undefined;
}

function manButton(man: Man, choose: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'man-button';
  button.dataset.man = man;
  button.setAttribute('aria-label', manName(man));
  button.setAttribute('aria-pressed', 'false');
  const tile = document.createElement('span');
  tile.className = `tile tile-${colorOf(man)}`;
  tile.append(drawPiece(roleOf(man)));
  button.append(tile);
  button.addEventListener('click', choose);
  return button;
}
