/** What one has to know of a game beside its board: who plays, by which Laws, and what has been ruled. */
import { SIDES } from '../core/sides';
import { t } from '../core/texts';
import type { Game } from './game';
import { VariantName } from './pocket';
import { StartNumber } from './start-number';
import { Story } from './story';
import { sideName } from './words';

export function About({ game }: { game: Game }) {
  const { welcome, presence, view } = game.model;
  const [white = 0, black = 0] = (view.given ?? []).map((ms) => Math.round(ms / 100) / 10);
  return (
    <aside class="about" aria-label={t('screen-about')}>
      <p class="about-players">
        {SIDES.map((side, index) => (
          <span key={side}>
            {sideName(side)}: <bdi>{presence?.players[index]?.name || '–'}</bdi>
          </span>
        ))}
      </p>
      {/* Where it has periods or an increment it stands at the clocks. */}
      {(welcome.periods?.white ?? []).length === 0 && (
        <p>
          <bdi>{welcome.control_words}</bdi>
        </p>
      )}
      <p class="chips-line">
        {view.chess960 && (
          <span class="chip">
            <StartNumber game={game} />
          </span>
        )}
        <VariantName view={view} />
        <span class="chip">{t('screen-mode', { mode: welcome.mode })}</span>
        <a class="chip" href={`/laws/${welcome.rulebook}`} target="_blank" rel="noopener">
          {welcome.rulebook_title}
        </a>
        {welcome.delay > 0 && <span class="chip">{t('screen-delay', { moves: welcome.delay })}</span>}
        {welcome.delay_minutes > 0 && (
          <span class="chip">{t('screen-delay-minutes', { minutes: welcome.delay_minutes })}</span>
        )}
        {welcome.blind.map((side) => (
          <span key={side} class="chip">
            {t('screen-blind', { side })}
          </span>
        ))}
        {view.given && <span class="chip">{t('screen-given', { white, black })}</span>}
      </p>
      <Story game={game} />
    </aside>
  );
}
