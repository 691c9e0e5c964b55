/** What a pawn becomes, chosen at its square where the screen completes moves: nothing else of the board is covered. */
import '../board/promotion.css';
import { type Color, colorOf, type Man, placeOf } from '../board/squares';
import { t } from '../core/texts';
import { useChoice } from './choice';
import type { Game } from './game';
import { ManButton, ofColor } from './reserve';

export function Promotion({ game, side, turned }: { game: Game; side: Color; turned?: boolean }) {
  const { choosing } = game;
  const leave = () => game.choose(undefined);
  const element = useChoice(leave);
  if (choosing?.gesture.kind !== 'carry') return null;
  const [column, row] = placeOf(choosing.gesture.to, side);
  const men: Man[] = ofColor(colorOf(choosing.man));
  return (
    <fieldset
      ref={element}
      class={`promotion${row === 0 ? '' : ' upwards'}${turned ? ' turned' : ''}`}
      style={{ '--column': column }}
      aria-label={t('screen-promotion')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave();
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step === undefined) return;
        const all = [...(element.current?.querySelectorAll('button') ?? [])];
        const here = all.indexOf(document.activeElement as HTMLButtonElement);
        all[(here + (row === 0 ? step : -step) + all.length) % all.length]?.focus();
        event.preventDefault();
      }}
    >
      {men.map((man) => (
        <ManButton key={man} man={man} choose={() => game.choose(man)} />
      ))}
    </fieldset>
  );
}
