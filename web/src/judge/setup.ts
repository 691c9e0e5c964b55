/** The board on which a position is set up: by hand, from the tray, by its controls, or from what was pasted. */
import { Board, EMPTY } from '../board/board';
import type { Gesture } from '../board/gesture';
import { drawPiece } from '../board/pieces';
import { colorOf, type Man, type Placement, roleOf, type Square } from '../board/squares';
import { t } from '../core/texts';
import { manName, squareName } from '../game/words';
import { fenOf, mayCastle, read, type SetUp, START, write } from './position';

const MEN: readonly Man[] = [...'KQRBNPkqrbnp'];

/** Lays the board into its place and keeps the field and the controls in step with it. */
export function setUp(form: HTMLFormElement, field: HTMLTextAreaElement, place: HTMLElement): void {
  let position = read(fenOf(field.value) ?? place.dataset.fen ?? START);
  let chosen: Man | undefined;
  const show = () => {
    board.show({ ...EMPTY, placement: position.placement });
    tell(form, position);
  };
  /** The field follows the board. */
  const change = (next: Partial<SetUp>) => {
    position = { ...position, ...next };
    field.value = write(position);
    show();
  };
  const put = (placement: Map<Square, Man>) => change({ placement, rest: '- 0 1' });
  const board = new Board({
    words: { board: t('screen-board'), square: squareName },
    hands: {
      takes: () => chosen === undefined,
      tell: (gesture) => put(moved(gesture, position.placement)),
    },
  });
  const tray = trayOf((man) => {
    chosen = man;
  });
  listen(board.element, () => ({ chosen, placement: position.placement, put }));
  field.addEventListener('input', () => {
    const fen = fenOf(field.value);
    if (!fen) return;
    position = read(fen);
    show();
  });
  for (const side of form.querySelectorAll<HTMLInputElement>('[name=turn]'))
    side.addEventListener('change', () => change({ turn: side.value === 'b' ? 'b' : 'w', rest: '- 0 1' }));
  for (const right of form.querySelectorAll<HTMLInputElement>('[data-right]'))
    right.addEventListener('change', () => change({ rights: rightsOf(form) }));
  form.querySelector('[data-do=start]')?.addEventListener('click', () => change(read(START)));
  form
    .querySelector('[data-do=empty]')
    ?.addEventListener('click', () => change({ placement: new Map(), rights: new Set(), rest: '- 0 1' }));
  // What stands on the board is judged, also where nobody has written anything.
  form.addEventListener('submit', () => {
    if (field.value.trim() === '') field.value = write(position);
  });
  place.replaceChildren(board.element, tray);
  show();
}

function listen(
  element: HTMLElement,
  now: () => { chosen: Man | undefined; placement: Placement; put: (next: Map<Square, Man>) => void },
): void {
  element.addEventListener('click', (event) => {
    const { chosen, placement, put } = now();
    const square = squareUnder(element, event);
    if (chosen && square) put(new Map(placement).set(square, chosen));
  });
  element.addEventListener('keydown', (event) => {
    const { chosen, placement, put } = now();
    const square = (event.target as HTMLElement).dataset.square;
    if (!square) return;
    if (event.key === 'Enter' && chosen) put(new Map(placement).set(square, chosen));
    if (event.key === 'Delete') put(new Map([...placement].filter(([on]) => on !== square)));
  });
}

/** The controls show the position. */
function tell(form: HTMLFormElement, { turn, rights, placement }: SetUp): void {
  for (const side of form.querySelectorAll<HTMLInputElement>('[name=turn]'))
    side.checked = side.value === turn;
  for (const right of form.querySelectorAll<HTMLInputElement>('[data-right]')) {
    right.disabled = !mayCastle(placement, right.value);
    right.checked = !right.disabled && rights.has(right.value);
  }
}

const rightsOf = (form: HTMLFormElement): Set<string> =>
  new Set([...form.querySelectorAll<HTMLInputElement>('[data-right]:checked')].map((right) => right.value));

function moved(gesture: Gesture, placement: Placement): Map<Square, Man> {
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

/** The men beside the board, of which one can be chosen. */
function trayOf(choose: (man: Man | undefined) => void): HTMLElement {
  const tray = document.createElement('div');
  tray.className = 'tray';
  tray.setAttribute('role', 'group');
  tray.setAttribute('aria-label', t('screen-tray'));
  for (const man of MEN) {
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
    button.addEventListener('click', () => {
      const now = button.getAttribute('aria-pressed') !== 'true';
      for (const other of tray.querySelectorAll('button'))
        other.setAttribute('aria-pressed', String(now && other === button));
      choose(now ? man : undefined);
    });
    tray.append(button);
  }
  return tray;
}
