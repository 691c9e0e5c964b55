/** Both scoresheets side by side, with what does not agree with the game, and the board as it stood after each move. */
import { count } from '../core/numbers';
import { t } from '../core/texts';
import type { Paper, Papers, SheetMove } from '../core/wire';
import type { Game } from '../game/game';
import { LineForm, Place } from '../game/own-sheet';
import { differences, lastLine, usePapers } from '../game/written';
import { Photos } from './photos';

/** A position to be looked at beside the game. */
export interface Looked {
  /** The number of the entry that led to it, where it is one of the story. */
  seq?: number;
  /** The ply after which it stood, where it is one of the sheets. */
  ply?: number;
  stands?: string | null;
}

interface Props {
  game: Game;
  looked: Looked | undefined;
  look: (at: Looked | undefined) => void;
}

export function Sheets({ game, looked, look }: Props) {
  const papers = usePapers(game);
  return (
    <section class="paper sheets" aria-label={t('screen-sheets')}>
      <h2>{t('screen-sheets')}</h2>
      <Compared game={game} papers={papers} looked={looked} look={look} />
      {/* The arbiter's own record of the moves, by which the players complete their sheets. */}
      <LineForm
        game={game}
        name="record"
        label={t('screen-sheets-record')}
        write={(text) => game.act([{ do: 'write', side: 'white', text }])}
      />
      {papers?.sheets.some((paper) => paper.handed_in) && (
        <button
          type="button"
          class="plain"
          data-paper="return"
          onClick={() => game.act([{ do: 'return_sheet' }])}
        >
          {t('screen-sheets-return')}
        </button>
      )}
      <Photos game={game} />
    </section>
  );
}

function Compared({ game, papers, looked, look }: Props & { papers: Papers | undefined }) {
  const { sheet } = game.model;
  const from = papers?.from ?? 1;
  const base = from - 1;
  const last = base + (sheet?.length ?? 0);
  const written = papers?.sheets ?? [];
  const rows = Math.max(Math.ceil(last / 2), ...written.map((paper) => lastLine(paper)));
  const first = Math.ceil(from / 2);
  const numbers = Array.from({ length: Math.max(0, rows - first + 1) }, (_, row) => first + row);
  const show = (ply: number) => {
    const stands = papers?.stood[ply - base];
    if (stands) look({ ply, stands });
  };
  const ply = looked?.ply;
  return (
    <>
      {written.length === 0 ? (
        <p class="lead">{t('screen-sheets-none')}</p>
      ) : (
        <p class={papers && differences(papers) > 0 ? 'wrong' : 'lead'}>
          {t('screen-sheets-differ', { count: papers ? differences(papers) : 0 })}
        </p>
      )}
      {written
        .filter((paper) => paper.other_notation && paper.of !== 'arbiter')
        .map((paper) => (
          <p key={paper.of}>{t('screen-sheets-other', { of: paper.of })}</p>
        ))}
      {written.map((paper) => (
        <Beside key={paper.of} paper={paper} />
      ))}
      {ply !== undefined && papers && (
        <div class="steps">
          {([-1, 1] as const).map((step) => (
            <button
              key={step}
              type="button"
              class="plain"
              disabled={papers.stood[ply - base + step] === undefined}
              aria-label={t('screen-sheets-ply', { to: step < 0 ? 'earlier' : 'later' })}
              onClick={() => show(ply + step)}
            >
              <span class={`way ${step < 0 ? 'previous' : 'next'}`} aria-hidden="true" />
            </button>
          ))}
          <button type="button" class="plain" onClick={() => look(undefined)}>
            {t('screen-sheets-now')}
          </button>
        </div>
      )}
      {numbers.length > 0 && (
        // A table that scrolls is reached by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by its keys
        <div class="sheet-table" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('screen-sheets-row')}</th>
                <th scope="col">{t('screen-sheets-played')}</th>
                {written.map((paper) => (
                  <th key={paper.of} scope="col">
                    {t('screen-sheets-of', { of: paper.of })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {numbers.map((number) => (
                <tr key={number} aria-current={isOf(ply, number) ? 'true' : undefined}>
                  <th scope="row">
                    <button
                      type="button"
                      class="plain"
                      disabled={number * 2 - 1 > last || !papers}
                      aria-label={t('screen-sheets-look', { number })}
                      onClick={() => show(Math.min(number * 2, last))}
                    >
                      {count(number)}
                    </button>
                  </th>
                  <td>
                    {[number * 2 - 1, number * 2].map((at) => (
                      <Made key={at} move={at > base ? sheet?.[at - from] : undefined} />
                    ))}
                  </td>
                  {written.map((paper) => (
                    <td key={paper.of}>
                      {[number * 2 - 1, number * 2].map((at) => (
                        <Place key={at} paper={paper} ply={at} />
                      ))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

/** What a sheet says besides its moves: on what it is kept, and what was noted on it, each with the move after which it stands. */
function Beside({ paper }: { paper: Paper }) {
  return (
    <>
      {paper.on !== 'paper' && (
        <p data-on={paper.on}>{t('screen-sheets-on', { of: paper.of, on: paper.on })}</p>
      )}
      {paper.notes.length > 0 && (
        <ul class="sheet-notes" aria-label={t('screen-sheets-notes', { of: paper.of })}>
          {paper.notes.map(([ply, text], index) => (
            <li key={index}>
              {t('screen-sheets-note', {
                of: paper.of,
                number: Math.ceil(ply / 2),
                side: ply === 0 ? 'none' : ply % 2 === 1 ? 'white' : 'black',
              })}{' '}
              <bdi dir="auto">{text}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const isOf = (ply: number | undefined, number: number): boolean =>
  ply !== undefined && Math.ceil(ply / 2) === number;

/** A move as it was made. */
function Made({ move }: { move: SheetMove | undefined }) {
  return <span class="place">{move && <bdi dir="auto">{move.text}</bdi>}</span>;
}
