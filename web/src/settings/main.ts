/** `/settings`: what is chosen holds at once, with a small board that shows it; the button is for pages without script. */
import './settings.css';
import { Board, EMPTY, type Mark } from '../board/board';
import { usePieces } from '../board/pieces';
import { readPlacement, type Square } from '../board/squares';
import { offerInstall } from '../core/install';
import { sound } from '../game/sounds';

/** Both colours, all six pieces, and a move on it. */
const SHOWN = 'r1bqk2r/ppp2ppp/2n2n2/2bpp3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1';

/** What the page itself wears: the name of the field, and the value that is worn by wearing nothing. */
const WORN: Readonly<Record<string, string>> = {
  theme: 'device',
  pieces: 'house',
  squares: 'wood',
  sounds: 'off',
};

const form = document.querySelector<HTMLFormElement>('form.settings');
const place = document.querySelector<HTMLElement>('.settings-preview');

function preview(): void {
  if (!place) return;
  const board = new Board({ words: { board: '', square: () => '' }, picture: true });
  board.show({
    ...EMPTY,
    placement: readPlacement(SHOWN),
    marks: new Map<Square, ReadonlySet<Mark>>([
      ['f1', new Set(['last'])],
      ['g1', new Set(['last'])],
      ['c6', new Set(['touched'])],
    ]),
  });
  place.replaceChildren(board.element);
}

/** The page wears what was chosen before the server has kept it. */
function wear(name: string, value: string): void {
  const { dataset } = document.documentElement;
  if (WORN[name] === value) delete dataset[name];
  else dataset[name] = value;
  if (name === 'pieces') void usePieces();
  if (name === 'sounds') sound('move');
}

async function keep(changed: HTMLInputElement): Promise<void> {
  if (!form) return;
  if (changed.name in WORN) wear(changed.name, changed.value);
  const sent = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  const answer = await fetch('/settings', { method: 'POST', body: sent }).catch(() => undefined);
  if (!answer?.ok) {
    // It could not be kept: the button is there again.
    form.dataset.live = 'off';
    return;
  }
  form.dataset.live = 'on';
  // Words, figures and days are the server's: the page is asked for again.
  if (['lang', 'digits', 'notation', 'calendar'].includes(changed.name)) location.reload();
}

if (form) {
  form.dataset.live = 'on';
  preview();
  form.addEventListener('change', (event) => void keep(event.target as HTMLInputElement));
}

offerInstall();
