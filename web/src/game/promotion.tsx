/** What a pawn becomes, chosen at its square where the screen completes moves: nothing else of the board is covered. */
import '../board/promotion.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Color, colorOf, type Man, placeOf } from '../board/squares';
import { t } from '../core/texts';
import type { Game } from './game';
import { ManButton, ofColor } from './reserve';

export function Promotion({ game, side, turned }: { game: Game; side: Color; turned?: boolean }) {
  const element = useRef<HTMLFieldSetElement>(null);
  const { choosing } = game;
  const leave = () => game.choose(undefined);
  // Before anything else can be pressed: a key that follows at once is meant for the choice.
  useLayoutEffect(() => {
    const before = document.activeElement;
    element.current?.querySelector('button')?.focus();
    // A hand elsewhere leaves the pawn where it stood.
    const elsewhere = (event: PointerEvent) => {
      if (!element.current?.contains(event.target as Node)) leave();
    };
    document.addEventListener('pointerdown', elsewhere, true);
    return () => {
      document.removeEventListener('pointerdown', elsewhere, true);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
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
