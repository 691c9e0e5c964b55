/** An offer of a draw where it is answered: away from the clock, in two places, with what follows said before. */
import { useState } from 'preact/hooks';
import { other } from '../core/sides';
import { t } from '../core/texts';
import type { Color } from '../core/wire';
import { Cites } from './card';
import type { Game } from './game';

/** The offer that one of the players of this device may answer. */
export function offeredTo(game: Game): Color | undefined {
  const { view, welcome } = game.model;
  if (!view.offer || view.phase === 'over') return undefined;
  const to = other(view.offer);
  return welcome.sides.includes(to) ? to : undefined;
}

export function OfferCard({ game, to, brief }: { game: Game; to: Color; brief?: boolean }) {
  const [asked, setAsked] = useState(false);
  const { welcome, view } = game.model;
  const accept = () => game.act([{ do: 'accept' }], to);
  const decline = () => game.act([{ do: 'decline' }], to);
  const cite = welcome.ends.agreement;
  return (
    <section
      class={`card offer-card open${brief ? ' brief' : ''}`}
      data-offer={asked ? 'asked' : 'open'}
      aria-label={t('screen-offer')}
    >
      <p class="offer-says">
        <strong>{t(asked ? 'screen-offer-then' : 'screen-offer-stands', { side: view.offer ?? '' })}</strong>
        {asked && cite && !brief && <Cites cites={[cite]} brief={true} />}
        {asked && cite && brief && <bdi class="article-number">{cite.text}</bdi>}
      </p>
      {/* What ends the game lies where the refusal lay: two taps on one place do not end it. */}
      <p class="offer-answers">
        {asked ? (
          <>
            <button key="back" type="button" class="plain" onClick={() => setAsked(false)}>
              {t('screen-back')}
            </button>
            <button key="agree" type="button" class="button" disabled={game.blocked} onClick={accept}>
              {t('screen-offer-agree')}
            </button>
          </>
        ) : (
          <>
            <button
              key="accept"
              type="button"
              class="plain"
              disabled={game.blocked}
              onClick={() => setAsked(true)}
            >
              {t('screen-offer-accept')}
            </button>
            <button key="decline" type="button" class="plain" disabled={game.blocked} onClick={decline}>
              {t('screen-decline')}
            </button>
          </>
        )}
      </p>
    </section>
  );
}
