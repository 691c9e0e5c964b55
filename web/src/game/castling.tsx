/** Whether a king castles or goes one square, asked at his square where both would bring him there. */
import '../board/promotion.css';
import '../board/castling.css';
import { type Color, placeOf } from '../board/squares';
import { t } from '../core/texts';
import { useChoice } from './choice';
import type { Game } from './game';

export function CastlingChoice({ game, side, turned }: { game: Game; side: Color; turned?: boolean }) {
  const { asking } = game;
  const leave = () => game.answer(undefined);
  const element = useChoice(leave);
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
