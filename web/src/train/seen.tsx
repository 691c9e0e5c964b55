/** What the arbiter saw: the board, both clocks, the sheet, what was known and what happened. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Board, EMPTY, type Mark } from '../board/board';
import { readPlacement, type Square } from '../board/squares';
import { clockText, inDigits } from '../core/numbers';
import { t } from '../core/texts';
import { PlainBoard } from '../game/plain';
import { squareName } from '../game/words';
import type { Asked } from './model';

/** The board, which is only looked at: with its squares for the keyboard, or as a table for those who listen. */
export function SeenBoard({ asked, reader }: { asked: Asked; reader: boolean }) {
  const placement = readPlacement(asked.fen);
  return (
    <div class="train-board">
      {reader ? <PlainBoard placement={placement} label={t('train-board')} /> : <Drawn asked={asked} />}
      <p class="train-turn">{t('train-to-move', { side: turn(asked.fen) })}</p>
      <Clocks asked={asked} />
    </div>
  );
}

const turn = (fen: string): string => (fen.split(' ')[1] === 'b' ? 'black' : 'white');

function Drawn({ asked }: { asked: Asked }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const words = { board: t('train-board'), square: squareName };
    const board = new Board({ words });
    const touched = new Set<Mark>(['touched']);
    const marks = new Map<Square, ReadonlySet<Mark>>(asked.rings.map((square) => [square, touched]));
    board.show({ ...EMPTY, placement: readPlacement(asked.fen), marks, touched: asked.rings });
    place.current?.replaceChildren(board.element);
  }, [asked]);
  return <div ref={place} />;
}

function Clocks({ asked }: { asked: Asked }) {
  if (!asked.clocks) return null;
  const { running } = asked.clocks;
  return (
    <ul class="train-clocks">
      {(['white', 'black'] as const).map((side) => {
        const time = inDigits(clockText(asked.clocks?.[side] ?? 0));
        const runs = running === side ? 'yes' : 'no';
        return (
          <li key={side} class={running === side ? 'running' : ''}>
            {t('train-clock', { side, time, runs })}
          </li>
        );
      })}
    </ul>
  );
}

/** Everything that can be read before it is ruled. */
export function Told({ asked }: { asked: Asked }) {
  return (
    <>
      <p class="train-about">
        {t('train-play', { play: asked.play })}
        {asked.control && (
          <>
            {' · '}
            <bdi dir="ltr">{asked.control}</bdi>
          </>
        )}
      </p>
      {asked.known.length > 0 && (
        <section>
          <h2>{t('train-known')}</h2>
          <ul>
            {asked.known.map((known) => (
              <li key={known}>{known}</li>
            ))}
          </ul>
        </section>
      )}
      {asked.sheet.length > 0 && (
        <details class="part">
          <summary>{t('train-sheet')}</summary>
          <ol class="inside train-moves">
            {asked.sheet.map(([number, [white, black]]) => (
              <li key={number}>
                <span>{inDigits(number)}.</span> <bdi dir="auto">{white || '…'}</bdi>{' '}
                <bdi dir="auto">{black}</bdi>
              </li>
            ))}
          </ol>
        </details>
      )}
      <section>
        <h2>{t('train-story')}</h2>
        <p class="train-story">{asked.story}</p>
      </section>
    </>
  );
}
