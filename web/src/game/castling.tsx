/** Whether a king castles or goes one square, asked at his square where both would bring him there. */
import '../board/promotion.css';
import '../board/castling.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Color, placeOf } from '../board/squares';
import { t } from '../core/texts';
import type { Game } from './game';

export function CastlingChoice({ game, side, turned }: { game: Game; side: Color; turned?: boolean }) {
  const element = useRef<HTMLFieldSetElement>(null);
  const { asking } = game;
  const leave = () => game.answer(undefined);
  // Before anything else can be pressed: a key that follows at once is meant for the choice.
  useLayoutEffect(() => {
    const before = document.activeElement;
    element.current?.querySelector('button')?.focus();
    // A hand elsewhere leaves the king where he stood.
    const elsewhere = (event: PointerEvent) => {
      if (!element.current?.contains(event.target as Node)) leave();
    };
    document.addEventListener('pointerdown', elsewhere, true);
    return () => {
      document.removeEventListener('pointerdown', elsewhere, true);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  if (!asking) return null;
  const [column, row] = placeOf(asking.castling.to, side);
  return (
    <fieldset
      ref={element}
      class={`promotion castling-choice${row === 0 ? '' : ' upwards'}${turned ? ' turned' : ''}`}
      style={{ '--column': column }}
      aria-label={t('screen-castling-which')}
      onKeyDown={(event) => event.key === 'Escape' && leave()}
    >
      <button type="button" class="button" onClick={() => game.answer('castle')}>
        {t('screen-castling-do')}
      </button>
      <button type="button" class="plain" onClick={() => game.answer('step')}>
        {t('screen-castling-step')}
      </button>
    </fieldset>
  );
}
