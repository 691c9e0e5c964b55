/** The moves: each a button that leads to its position, with the time left after it; rulings stand at theirs. */
import { Fragment } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { clockText, count, inDigits } from '../core/numbers';
import { t } from '../core/texts';
import type { PlyMark, Told } from '../core/wire';
import { ToldView } from '../game/card';
import { marksAt, resultText, rowsOf, type Written } from './model';

interface Props {
  moves: readonly Written[];
  marks: readonly PlyMark[];
  at: number;
  go: (ply: number) => void;
  /** How the game ended. */
  end: string | undefined;
  /** Where nobody may point at a flag, times are whole minutes. */
  minutes: boolean;
}

export function Moves({ moves, marks, at, go, end, minutes }: Props) {
  const [open, setOpen] = useState<number | undefined>(undefined);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => follow(list.current, at), [at, moves.length]);
  const press = (ply: number) => {
    setOpen(open === ply ? undefined : ply);
    go(ply);
  };
  const cell = (ply: number | undefined) => (
    <span class="cell">
      {ply !== undefined && (
        <>
          <Move move={moves[ply - 1]} ply={ply} here={ply === at} go={go} minutes={minutes} />
          <Marked marks={marksAt(marks, ply)} open={open === ply} press={() => press(ply)} />
        </>
      )}
    </span>
  );
  const card = (ply: number | undefined) =>
    ply !== undefined && ply === open && <Card marks={marksAt(marks, ply)} />;
  const before = marksAt(marks, 0);
  return (
    <section class="paper moves-paper" aria-label={t('screen-sheet')}>
      <h2>{t('screen-sheet')}</h2>
      {moves.length === 0 && marks.length === 0 ? (
        <p class="lead">{t('screen-sheet-empty')}</p>
      ) : (
        // A list that scrolls is reached by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by its keys
        <ol class="moves" ref={list} tabIndex={0}>
          {before.length > 0 && (
            <li>
              <span />
              <span class="cell">
                <Marked marks={before} open={open === 0} press={() => press(0)} />
              </span>
              {card(0)}
            </li>
          )}
          {rowsOf(moves).map(({ number, plies }) => (
            <li key={number}>
              <span class="row-number">{count(number)}</span>
              {cell(plies[0])}
              {cell(plies[1])}
              {card(plies[0])}
              {card(plies[1])}
            </li>
          ))}
          {end && (
            <li class="moves-end">
              <button type="button" class="move" onClick={() => go(moves.length)}>
                <bdo dir="ltr">{inDigits(resultText(end))}</bdo>
              </button>
            </li>
          )}
        </ol>
      )}
    </section>
  );
}

/** Keeps the move that is seen in view, inside the list only: the page does not move. */
function follow(list: HTMLElement | null, at: number): void {
  const here = list?.querySelector<HTMLElement>(`[data-ply="${at}"]`)?.closest('li');
  if (!list || !here || list.scrollHeight <= list.clientHeight) return;
  const [top, bottom] = [
    here.offsetTop - list.offsetTop,
    here.offsetTop - list.offsetTop + here.offsetHeight,
  ];
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}

function Move(props: {
  move: Written | undefined;
  ply: number;
  here: boolean;
  go: (ply: number) => void;
  minutes: boolean;
}) {
  const { move, ply, here, go, minutes } = props;
  const left = move?.left ?? undefined;
  const time = left === undefined ? '' : minutes ? `${Math.ceil(left / 60_000)}′` : clockText(left);
  return (
    <button
      type="button"
      class="move"
      data-ply={ply}
      aria-current={here ? 'step' : undefined}
      onClick={() => go(ply)}
    >
      <bdi dir="auto">{move?.text}</bdi>
      {time && <small dir="ltr">{inDigits(time)}</small>}
    </button>
  );
}

const QUIET: ReadonlySet<string> = new Set(['game_over', 'claim_upheld', 'obligation', 'no_obligation']);

/** What a mark says by its shape: nothing irregular, an irregularity, a question. */
const kindOf = (told: readonly Told[]): string => {
  if (told.some((one) => one.kind === 'ruling' && !QUIET.has(one.tag))) return 'irregular';
  return told.some((one) => one.kind === 'question') ? 'question' : 'regular';
};

function Marked({ marks, open, press }: { marks: PlyMark[]; open: boolean; press: () => void }) {
  const told = marks.flatMap((mark) => mark.told);
  const [first] = told;
  if (!first) return null;
  return (
    <button
      type="button"
      class={`mark ${kindOf(told)}`}
      aria-expanded={open}
      aria-label={first.text}
      onClick={press}
    >
      <span class="shape" aria-hidden="true" />
    </button>
  );
}

/** What was ruled at a move, below its row: nothing lies over the list or the board. */
function Card({ marks }: { marks: PlyMark[] }) {
  return (
    <div class="moves-card">
      {marks.map((mark, index) => (
        <Fragment key={index}>
          {mark.text && <p class="moves-did">{mark.text}</p>}
          {mark.told.map((told) => (
            <ToldView key={told.seq} told={told} title={true} brief={true} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}
