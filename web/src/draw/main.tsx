/** `/g/:game/draw`: two phones draw for colours. Each makes a number, sends its hash first and then the number. */
import '../style/parts.css';
import '../board/board.css';
import './draw.css';
import { render } from 'preact';
import { ask, type Color, Refused } from '../core/api';
import { takeOver } from '../core/page';
import { prepareToSay, say } from '../core/say';
import { plain, t } from '../core/texts';
import { KingTile } from '../game/tile';
import { hash, number } from './number';

interface Drawing {
  phase: 'joining' | 'committing' | 'revealing' | 'drawn';
  /** 0 for the phone that made the game, 1 for the other. */
  you: 0 | 1 | null;
  commits: [string | null, string | null];
  reveals: [string, string] | null;
  white: 0 | 1 | null;
}

/** A link that is shown once. */
interface Seat {
  what: string;
  link: string;
  /** The whole of it, as others type it. */
  address: string;
  once: boolean;
}

interface Model {
  game: string;
  drawing: Drawing | undefined;
  seats: Seat[];
  wrong: string;
}

/** How often the other phone is looked for. */
const LOOK = 700;

function Screen({ model, draw }: { model: Model; draw: () => void }) {
  const { drawing, game, seats, wrong } = model;
  const side = sideOf(drawing);
  const committed = drawing?.you != null && drawing.commits[drawing.you] !== null;
  return (
    <div class="drawing" data-phase={drawing?.phase} data-side={side}>
      {wrong !== '' && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
      {drawing?.phase === 'drawn' ? (
        <Drawn drawing={drawing} side={side} game={game} />
      ) : (
        drawing && (
          <p class="found">
            {t(committed && drawing.phase === 'committing' ? 'screen-draw-waits' : 'screen-draw-phase', {
              phase: drawing.phase,
            })}
          </p>
        )
      )}
      {drawing && drawing.phase !== 'drawn' && drawing.you !== null && !committed && (
        <button type="button" class="button wide" onClick={draw}>
          {t('screen-draw-do')}
        </button>
      )}
      {(drawing?.phase === 'joining' || seats.length > 1) && <Links seats={seats} drawing={drawing} />}
    </div>
  );
}

/** The links that are still of use: the other phone's only until it has come. */
function Links({ seats, drawing }: { seats: Seat[]; drawing: Drawing | undefined }) {
  const of_use = drawing && drawing.phase !== 'joining' ? seats.slice(1) : seats;
  return (
    <ul class="seats">
      {of_use.map((seat) => (
        <li key={seat.link}>
          <h2>{seat.what}</h2>
          <img src={`${seat.link}/qr.svg`} width="220" height="220" alt={t('screen-draw-qr')} />
          <p>
            <a href={seat.link}>
              <bdi dir="ltr">{seat.address}</bdi>
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Drawn({ drawing, side, game }: { drawing: Drawing; side: Color | undefined; game: string }) {
  return (
    <>
      <p class="lot">
        {side && <KingTile side={side} />}
        <span>{side ? t('screen-draw-you', { side }) : t('screen-draw-result')}</span>
      </p>
      <a class="button link" href={`/g/${game}`}>
        {t('screen-draw-board')}
      </a>
      <details class="part">
        <summary>{t('screen-draw-how')}</summary>
        <div class="inside">
          <p>{t('screen-draw-how-text')}</p>
          {(['first', 'second'] as const).map((phone, index) => (
            <p key={phone}>
              {t('screen-draw-number', { phone })}
              {drawing.white === index && ` – ${t('screen-side', { side: 'white' })}`}
              <br />
              <code dir="ltr">{drawing.reveals?.[index]}</code>
            </p>
          ))}
        </div>
      </details>
    </>
  );
}

function sideOf(drawing: Drawing | undefined): Color | undefined {
  if (drawing?.white == null || drawing.you === null) return undefined;
  return drawing.white === drawing.you ? 'white' : 'black';
}

/** What only this phone knows: its number, and the links that its maker was shown. A page may be loaded again. */
class Own {
  private readonly name: string;

  constructor(game: string) {
    this.name = `draw/${game}`;
  }

  get number(): string {
    const kept = read(localStorage, this.name);
    const own = typeof kept === 'string' ? kept : number();
    write(localStorage, this.name, own);
    return own;
  }

  links(shown: Seat[] | undefined): Seat[] {
    if (shown) write(sessionStorage, this.name, shown);
    const kept = shown ?? read(sessionStorage, this.name);
    return Array.isArray(kept) ? kept : [];
  }
}

function read(store: Storage, name: string): unknown {
  try {
    return JSON.parse(store.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

function write(store: Storage, name: string, value: unknown): void {
  try {
    store.setItem(name, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the page must not be loaded again before the draw is over.
  }
}

const page = await takeOver<Seat[]>('draw');
if (page) {
  const { main, data } = page;
  main.replaceChildren();
  const game = main.dataset.game ?? '';
  const address = `/api/v1/games/${game}/draw`;
  const own = new Own(game);
  const secret = own.number;
  let model: Model = { game, drawing: undefined, seats: own.links(data), wrong: '' };
  // The page that the form led to would make another game if it were loaded again.
  history.replaceState(null, '', `/g/${game}/draw`);

  const set = (change: Partial<Model>) => {
    const before = model;
    model = { ...model, ...change };
    render(<Screen model={model} draw={draw} />, main);
    const side = sideOf(model.drawing);
    if (model.drawing?.phase === before.drawing?.phase || !model.drawing) return;
    const said = side
      ? t('screen-draw-you', { side })
      : t('screen-draw-phase', { phase: model.drawing.phase });
    say(plain(said), side ? 'assertive' : 'polite');
  };
  const send = async (body?: object): Promise<void> => {
    try {
      set({ drawing: await ask<Drawing>(address, body), wrong: '' });
    } catch (error) {
      if (error instanceof Refused) set({ wrong: error.error.text });
    }
  };
  const draw = () => send({ commit: hash(secret) });
  const look = async (): Promise<void> => {
    await send();
    const { drawing } = model;
    const commit = drawing && drawing.you !== null ? drawing.commits[drawing.you] : null;
    if (commit && commit !== hash(secret)) set({ wrong: t('screen-draw-lost') });
    else if (drawing?.phase === 'revealing' && commit) await send({ reveal: secret });
    // Where nothing is drawn there is nothing to wait for.
    const waits = model.drawing ? model.drawing.phase !== 'drawn' : model.wrong === '';
    if (waits) setTimeout(look, LOOK);
  };
  prepareToSay();
  set({});
  look();
}
