/**
 * `/g/:game/draw`: two phones draw for colours. Each makes a number, sends its hash first and then the number; whoever
 * has come has agreed to draw, so nothing is pressed here, and once it is drawn both are at their board.
 */
import '../style/parts.css';
import '../board/board.css';
import './draw.css';
import { render } from 'preact';
import { ask, Refused } from '../core/api';
import { newId } from '../core/live';
import { takeOver } from '../core/page';
import { prepareToSay, say } from '../core/say';
import { plain, t } from '../core/texts';
import type { Color, Command, Drawing, DrawSent, Welcome } from '../core/wire';
import { KingTile } from '../game/tile';
import { offerLinks } from '../links/give';
import { hash, number } from './number';

/** How often the other phone is looked for, and how soon after something was sent. */
const LOOK = 700;
const SOON = 100;
/** So long the lot is shown before the board. */
const SEEN = 1_600;

function Drawn({ drawing, side, stay }: { drawing: Drawing; side: Color | undefined; stay: () => void }) {
  return (
    <>
      <p class="lot">
        {side && <KingTile side={side} />}
        <span>{side ? t('screen-draw-you', { side }) : t('screen-draw-result')}</span>
      </p>
      <details class="part" onToggle={stay}>
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

/** The number of this phone: only it knows it, and the page may be loaded again. */
function ownNumber(game: string): string {
  const name = `draw/${game}`;
  try {
    const own = localStorage.getItem(name) ?? number();
    localStorage.setItem(name, own);
    return own;
  } catch {
    // Storage is full or forbidden: the page must not be loaded again before the draw is over.
    return number();
  }
}

/** Both phones want the game to begin; the second that says so begins it. */
async function start(game: string, side: Color): Promise<void> {
  const { version } = await ask<Welcome>(`/api/v1/games/${game}`);
  const command: Command = { id: newId(), seen: version, side, acts: [{ do: 'start' }] };
  await ask(`/api/v1/games/${game}/commands`, command);
}

const page = await takeOver<undefined>('draw');
if (page) {
  const { main } = page;
  const game = main.dataset.game ?? '';
  const address = `/api/v1/games/${game}/draw`;
  const secret = ownNumber(game);
  const place = main.querySelector('.drawing') ?? main;
  let drawing: Drawing | undefined;
  let wrong = '';
  let lost = false;
  let revealed = false;
  let staying = false;

  const words = (): string => {
    if (!drawing) return '';
    if (drawing.phase === 'joining') return main.dataset.waits ?? '';
    return main.dataset.draws ?? '';
  };
  const show = () => {
    main.dataset.phase = drawing?.phase;
    main.dataset.side = sideOf(drawing) ?? '';
    if (drawing && drawing.phase !== 'joining') main.querySelector('.invite')?.remove();
    const drawn = drawing?.phase === 'drawn' ? drawing : undefined;
    const stay = () => {
      staying = true;
    };
    render(
      <>
        {wrong !== '' && (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        )}
        {drawn ? (
          <>
            <Drawn drawing={drawn} side={sideOf(drawn)} stay={stay} />
            <a class="button link" href={`/g/${game}`}>
              {t('screen-draw-board')}
            </a>
          </>
        ) : (
          drawing && <p class="found">{words()}</p>
        )}
      </>,
      place,
    );
  };
  const send = async (body?: DrawSent): Promise<void> => {
    const before = drawing?.phase;
    try {
      drawing = await ask<Drawing>(address, body);
      wrong = '';
    } catch (error) {
      if (error instanceof Refused) wrong = error.error.text;
    }
    show();
    if (!drawing || drawing.phase === before) return;
    const side = sideOf(drawing);
    say(plain(side ? t('screen-draw-you', { side }) : words()), side ? 'assertive' : 'polite');
  };
  /** What this phone still has to send: its number once, however long the other takes. */
  const next = (): DrawSent | undefined => {
    if (!drawing || drawing.you === null || drawing.phase === 'drawn') return undefined;
    const own = drawing.commits[drawing.you];
    if (own === null) return { commit: hash(secret) };
    lost = own !== hash(secret);
    return drawing.phase === 'revealing' && !lost && !revealed ? { reveal: secret } : undefined;
  };
  const goOn = async (side: Color): Promise<void> => {
    const began = performance.now();
    // Whoever is refused has a button for it at the board.
    await start(game, side).catch(() => undefined);
    const left = Math.max(0, SEEN - (performance.now() - began));
    setTimeout(() => {
      if (!staying) location.replace(`/g/${game}`);
    }, left);
  };
  const look = async (): Promise<void> => {
    await send();
    const body = next();
    if (body) {
      await send(body);
      revealed = 'reveal' in body && wrong === '';
    }
    const side = sideOf(drawing);
    if (side) {
      await goOn(side);
    } else if (lost) {
      wrong = main.dataset.lost ?? '';
      show();
    } else if (drawing && drawing.phase !== 'drawn') {
      setTimeout(look, body ? SOON : LOOK);
    }
  };
  offerLinks(main);
  prepareToSay();
  await send();
  // Who looks again at a draw that is over is shown it, and stays.
  if (drawing?.phase !== 'drawn') look();
}
