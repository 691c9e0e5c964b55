/** The scoresheets that this device may read, asked for again whenever something on them has changed. */
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../core/api';
import type { Paper, PaperLine, Papers } from '../core/wire';
import type { Game } from './game';

/** What is written; nothing before it is known, and nothing where there is nothing to read. */
export function usePapers(game: Game): Papers | undefined {
  const { view, welcome, sheet, line } = game.model;
  const [papers, setPapers] = useState<Papers | undefined>(undefined);
  useEffect(() => {
    if (line === 'lost') return;
    if (view.papers === undefined) {
      setPapers(undefined);
      return;
    }
    let current = true;
    ask<Papers>(`/api/v1/games/${welcome.game}/papers`).then(
      (found) => current && setPapers(found),
      // What was read before stays until the line is back.
      () => undefined,
    );
    return () => {
      current = false;
    };
    // A move taken back changes what agrees with the game, though nothing was written.
  }, [view.papers, sheet?.length, line === 'lost']);
  return papers;
}

/** The last line of a sheet on which anything stands, by the number of the move. */
export const lastLine = (paper: Paper | undefined): number =>
  Math.max(0, ...(paper?.lines ?? []).map(({ ply }) => Math.ceil(ply / 2)));

export const at = (paper: Paper | undefined, ply: number): PaperLine | undefined =>
  paper?.lines.find((line) => line.ply === ply);

/** So many places of the players' sheets are not what was played. */
export const differences = (papers: Papers): number =>
  papers.sheets.flatMap(({ lines }) => lines.filter((line) => line.differs)).length;
