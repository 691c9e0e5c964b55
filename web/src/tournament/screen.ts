/** The projector of a tournament: its lists turn by themselves, in as many columns as fit; Space holds a page, arrows turn it. */
import './screen.css';
import { clockText, count, inDigits, timeOfDay } from '../core/numbers';
import { inHand, STAYS, stayAwake } from '../core/projector';
import { pages, turned, until } from './leaves';
import { listen } from './line';
import { reveal } from './reveal';

const event = /^\/e\/([^/?#]+)/.exec(location.pathname)?.[1] ?? '';
const foot = document.querySelector<HTMLElement>('footer');
const hold = document.querySelector<HTMLButtonElement>('[data-hold]');

/** A page: a part of the screen, and which of its columns. */
interface Leaf {
  part: HTMLElement;
  flow: HTMLElement | null;
  from: number;
}

let leaves: Leaf[] = [];
let at = 0;
let held = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Names appear one by one; nothing else is taken from the server meanwhile. */
let revealing = false;
/** When the server was last heard, for what is shown without it. */
let heard = Date.now();

const parts = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main > [data-part]')];

/** Lays all parts out, and counts their pages. */
function lay(): void {
  const paged = !inHand();
  document.body.classList.toggle('paged', paged);
  const all = parts();
  for (const part of all) part.hidden = false;
  leaves = all.flatMap((part) => {
    const flow = part.querySelector<HTMLElement>('.flow');
    if (!paged || !flow) return [{ part, flow, from: 0 }];
    const gap = Number.parseFloat(getComputedStyle(flow).columnGap);
    const step = flow.clientWidth + gap;
    const length = pages(flow.scrollWidth, flow.clientWidth, gap);
    return Array.from({ length }, (_, page) => ({ part, flow, from: page * step }));
  });
  show(at);
}

function show(wanted: number): void {
  at = turned(wanted, leaves.length);
  const leaf = leaves[at];
  const paged = document.body.classList.contains('paged');
  for (const part of parts()) part.hidden = paged && part !== leaf?.part;
  const start = document.documentElement.dir === 'rtl' ? -1 : 1;
  if (leaf?.flow) leaf.flow.scrollLeft = start * leaf.from;
  const text = foot?.dataset.page ?? '';
  const place = foot?.querySelector('.page');
  if (place) place.textContent = text.replace('@here', count(at + 1)).replace('@all', count(leaves.length));
}

/** The page stays for its time from now on. */
function stay(): void {
  clearTimeout(timer);
  if (held || revealing) return;
  timer = setTimeout(() => {
    turn(1);
    // All was shown: what nobody told, such as a clock that was started, is asked for.
    if (at === 0) void refresh();
  }, STAYS);
}

function turn(by: number): void {
  show(at + by);
  stay();
}

function toggle(): void {
  held = !held;
  hold?.setAttribute('aria-pressed', String(held));
  stay();
}

const drawn = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-part=draw] li')];

/** What was just drawn appears name by name, and its pages turn with it. */
function appear(): void {
  const items = drawn();
  revealing = true;
  show(leaves.findIndex((leaf) => leaf.part.dataset.part === 'draw'));
  stay();
  const turnTo = (item: HTMLElement) => {
    const flow = leaves[at]?.flow?.getBoundingClientRect();
    const place = item.getBoundingClientRect();
    if (flow && (place.right > flow.right + 1 || place.left < flow.left - 1)) show(at + 1);
  };
  reveal(items, turnTo, () => {
    revealing = false;
    stay();
    void refresh();
  });
}

/** What the server says now takes the place of what is shown; without it that stays, and says from when it is. */
async function refresh(): Promise<void> {
  if (revealing) return;
  const waits = document.querySelector('[data-part=draw]') && drawn().length === 0;
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    for (const name of ['header', 'main']) {
      const fresh = page.querySelector(name);
      if (fresh) document.querySelector(name)?.replaceWith(fresh);
    }
    heard = Date.now();
    ahead = undefined;
    stale(false);
    lay();
    tick();
    if (waits && drawn().length > 0) appear();
  } catch {
    stale(true);
  }
}

function stale(is: boolean): void {
  const place = foot?.querySelector('.stale');
  const text = foot?.dataset.stale?.replace('@time', timeOfDay(heard)) ?? '';
  if (place && place.textContent !== (is ? text : '')) place.textContent = is ? text : '';
}

/** By how much the server's clock is ahead of the projector's. */
let ahead: number | undefined;

/** Time goes on: to the hour of the round, and from it. */
function tick(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-at]')) {
    ahead ??= Number(place.dataset.now) - heard;
    const left = until(place.dataset.at ?? '', Date.now() + ahead);
    if (left === undefined) continue;
    const words = left > 0 ? place.dataset.before : place.dataset.after;
    place.textContent = words?.replace('@time', inDigits(clockText(Math.abs(left)))) ?? '';
  }
  const day = foot?.querySelector('.of-day');
  if (day) day.textContent = timeOfDay(Date.now());
}

document.addEventListener('keydown', (pressed) => {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return;
  // A button that has the keyboard is pressed by Space as everywhere.
  if (pressed.key === ' ' && pressed.target instanceof HTMLButtonElement) return;
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (pressed.key === ' ') toggle();
  else if (pressed.key === 'ArrowLeft' || pressed.key === 'ArrowRight')
    turn(pressed.key === forward ? 1 : -1);
  else return;
  pressed.preventDefault();
});
hold?.addEventListener('click', toggle);
for (const button of document.querySelectorAll<HTMLElement>('[data-turn]'))
  button.addEventListener('click', () => turn(Number(button.dataset.turn)));
window.addEventListener('resize', lay);

if (foot) foot.hidden = false;
stayAwake();
void document.fonts.ready.then(lay);
lay();
tick();
stay();
setInterval(tick, 1_000);
listen(
  event,
  () => void refresh(),
  (open) => (open ? stale(false) : stale(true)),
);
