/** A board to try: both orientations, with a list of what its hands told. For the checks of the board alone. */
import '../src/style/tokens.css';
import '../src/style/page.css';
import { Board, EMPTY, type Mark } from './board/board';
import { type Act, actsOf, afterActs } from './board/hands';
import { type Color, readPlacement } from './board/squares';

const told = document.querySelector('#told');
const query = new URLSearchParams(location.search);
const side: Color = query.get('side') === 'black' ? 'black' : 'white';
let placement = readPlacement(query.get('fen') ?? 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR');
const touched: string[] = [];

function marks(): Map<string, Set<Mark>> {
  const marks = new Map<string, Set<Mark>>();
  for (const square of touched) marks.set(square, new Set<Mark>(['touched']));
  for (const square of query.get('last')?.split(',') ?? []) marks.set(square, new Set<Mark>(['last']));
  for (const square of query.get('out')?.split(',') ?? []) marks.set(square, new Set<Mark>(['out']));
  return marks;
}

const board = new Board({
  words: { board: 'Board', square: (square, man) => `${square} ${man ?? ''}` },
  hands: {
    takes: () => true,
    tell: (gesture) => {
      const acts: Act[] = actsOf(gesture, 'physical', placement);
      placement = afterActs(placement, acts);
      if (gesture.kind === 'touch') touched.push(gesture.square);
      if (told) told.textContent += `${acts.map((act) => JSON.stringify(act)).join('\n')}\n`;
      show();
    },
  },
});

function show(): void {
  board.show({ ...EMPTY, placement, side, marks: marks(), touched });
}

document.querySelector('#board')?.append(board.element);
show();
