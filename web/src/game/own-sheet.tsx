/** A player's own scoresheet, where moves are made on a real board: he writes on it what he likes, in his letters. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { count, inDigits } from '../core/numbers';
import { SendPhoto } from '../core/send-photo';
import { other } from '../core/sides';
import { t } from '../core/texts';
import type { Act, Color, GameResult, Paper } from '../core/wire';
import type { Game } from './game';
import { Outcomes } from './outcomes';
import { at, lastLine, usePapers } from './written';

/** A line is no longer: two moves, their number, the sign of an offer and a word. */
export const LONGEST = 120;

/** Whether players write for themselves at such a board. */
export const keepsSheet = (game: Game): boolean =>
  game.model.welcome.mode === 'recorded' || game.model.welcome.mode === 'physical';

export function OwnSheet({ game, side }: { game: Game; side: Color }) {
  const papers = usePapers(game);
  const { view, welcome } = game.model;
  const sheets = papers?.sheets ?? [];
  const own = sheets.find(({ of }) => of === side);
  const lent = sheets.find((sheet) => sheet.of !== side && sheet.lent);
  const act = (one: Act) => game.act([one], side);
  const over = view.phase === 'over';
  const away = own?.lent || own?.handed_in;
  return (
    <section class="paper own-sheet" aria-label={t('screen-own-sheet')}>
      <h2>{t(game.shared ? 'screen-own-sheet-of' : 'screen-own-sheet', { side })}</h2>
      <Lines paper={own} />
      {own?.lent && <p>{t('screen-own-sheet-lent')}</p>}
      {own?.handed_in && <p>{t('screen-own-sheet-given')}</p>}
      {!away && (
        <LineForm
          game={game}
          name="line"
          label={t('screen-own-sheet-next')}
          most={LONGEST}
          write={(text) => act({ do: 'write', side, text })}
        >
          <small>{t('screen-own-sheet-hint')}</small>
        </LineForm>
      )}
      <div class="deeds">
        {!away && (own?.lines.length ?? 0) > 0 && (
          <button type="button" class="plain" data-paper="strike" onClick={() => act({ do: 'strike' })}>
            {t('screen-own-sheet-strike')}
          </button>
        )}
        {!away && !over && (
          <button type="button" class="plain" data-paper="mark" onClick={() => act({ do: 'draw_mark' })}>
            {t('screen-own-sheet-mark')}
          </button>
        )}
        {own && !away && !over && !game.shared && (
          <button
            type="button"
            class="plain"
            data-paper="lend"
            onClick={() => act({ do: 'hand_sheet', to: other(side) })}
          >
            {t('screen-own-sheet-hand', { to: 'opponent' })}
          </button>
        )}
        {own && !away && welcome.arbiter && (
          <button
            type="button"
            class="plain"
            data-paper="hand"
            onClick={() => act({ do: 'hand_sheet', to: 'arbiter' })}
          >
            {t('screen-own-sheet-hand', { to: 'arbiter' })}
          </button>
        )}
        {lent && (
          <button type="button" class="plain" data-paper="back" onClick={() => act({ do: 'return_sheet' })}>
            {t('screen-own-sheet-back')}
          </button>
        )}
      </div>
      {over && <Sign game={game} own={own} act={act} />}
      {welcome.arbiter && <Photograph game={game} side={side} />}
      {lent && (
        <>
          <h2>{t('screen-own-sheet-of', { side: other(side) })}</h2>
          <Lines paper={lent} />
        </>
      )}
    </section>
  );
}

/** What is written, a line a move; what was struck out stays to be read. */
export function Lines({ paper }: { paper: Paper | undefined }) {
  const first = Math.floor((paper?.since ?? 0) / 2) + 1;
  const rows = Array.from({ length: Math.max(0, lastLine(paper) - first + 1) }, (_, row) => first + row);
  return (
    <>
      {paper && paper.since > 0 && <p class="lead">{t('screen-own-sheet-since', { count: paper.since })}</p>}
      {rows.length === 0 ? (
        <p class="lead">{t('screen-own-sheet-empty')}</p>
      ) : (
        // A list that scrolls is reached by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by its keys
        <ol class="sheet-rows" tabIndex={0}>
          {rows.map((row) => (
            <li key={row}>
              <span class="row-number">{count(row)}</span>
              {[row * 2 - 1, row * 2].map((ply) => (
                <Place key={ply} paper={paper} ply={ply} />
              ))}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** One place of a sheet. */
export function Place({ paper, ply }: { paper: Paper | undefined; ply: number }) {
  const line = at(paper, ply);
  return (
    <span class={`place${line?.differs ? ' differs' : ''}`}>
      {line?.struck.map((word, index) => (
        <s key={index}>
          <bdi dir="auto">{word}</bdi>
        </s>
      ))}
      {line?.text && <bdi dir="auto">{line.text}</bdi>}
      {paper?.marks.includes(ply) && <span> (=)</span>}
      {line?.differs && (
        <>
          <span aria-hidden="true"> ≠</span>
          <span class="unseen">{t('screen-sheets-differs')}</span>
        </>
      )}
    </span>
  );
}

/** The sheet on paper, for the arbiter. */
function Photograph({ game, side }: { game: Game; side: Color }) {
  const [came, setCame] = useState(false);
  return (
    <>
      <SendPhoto game={game.model.welcome.game} side={side} came={() => setCame(true)}>
        {t('screen-own-sheet-photo')}
      </SendPhoto>
      {came && <p role="status">{t('screen-own-sheet-photo-came')}</p>}
    </>
  );
}

interface LineProps {
  game: Game;
  name: string;
  label: string;
  /** So many characters have room, where that is bounded. */
  most?: number;
  write: (text: string) => void;
  children?: ComponentChildren;
}

/** A field for the next line of a sheet. */
export function LineForm({ game, name, label, most, write, children }: LineProps) {
  const [text, setText] = useState('');
  const send = (event: Event) => {
    event.preventDefault();
    const written = text.trim();
    if (written === '' || game.offline) return;
    write(written);
    setText('');
  };
  return (
    <form class="write" onSubmit={send}>
      <label class="field">
        <span>{label}</span>
        <input
          name={name}
          value={text}
          maxLength={most}
          dir="auto"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button" disabled={text.trim() === ''}>
        {t('screen-own-sheet-write')}
      </button>
      {children}
    </form>
  );
}

/** The result is signed as it is told here, or as the player says it was: what is signed wrong stands until somebody appeals. */
function Sign({ game, own, act }: { game: Game; own: Paper | undefined; act: (one: Act) => void }) {
  const ended = game.model.view.end?.result;
  const [result, setResult] = useState<GameResult | undefined>(ended);
  if (own?.signed) {
    return (
      <p class="signed">
        <span aria-hidden="true">✓ </span>
        {t('screen-own-sheet-signed', { result: inDigits(own.signed) })}
      </p>
    );
  }
  return (
    <form
      class="signing"
      onSubmit={(event) => {
        event.preventDefault();
        if (result) act({ do: 'sign', result });
      }}
    >
      <Outcomes chosen={result} choose={setResult} />
      <button type="submit" class="plain wide" disabled={!result}>
        {t('screen-own-sheet-sign')}
      </button>
    </form>
  );
}
