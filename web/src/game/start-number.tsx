/** Which start of Chess960 is played: two who set up a real board beside the screen go by it. */
import { t } from '../core/texts';
import type { Game } from './game';

/** `brief`: where there is room for the number only. */
export function StartNumber({ game, brief }: { game: Game; brief?: boolean }) {
  const { chess960 } = game.model.view;
  if (!chess960) return null;
  const { number } = chess960;
  const whole = number === null ? t('screen-chess960') : t('screen-start-number', { number });
  return (
    <span class="start-number" title={whole}>
      {brief && number !== null ? t('screen-start-brief', { number }) : whole}
    </span>
  );
}
