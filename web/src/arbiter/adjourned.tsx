/** An adjourned game on the arbiter's desk: the end of the session, who has come to the next one, and the envelope. */
import { useState } from 'preact/hooks';
import { other, SIDES } from '../core/sides';
import { t } from '../core/texts';
import type { AdjournedScene } from '../core/wire';
import type { Game } from '../game/game';

/** The button that ends the session, where a game is being played. */
export function Adjourn({ game }: { game: Game }) {
  const { view } = game.model;
  if (view.adjourned || view.end || view.phase === 'before') return null;
  return (
    <button type="button" class="quiet" data-run="adjourn" onClick={() => game.act([{ do: 'adjourn' }])}>
      {t('screen-sealed-adjourn')}
    </button>
  );
}

export function Adjourned({ game, one }: { game: Game; one: AdjournedScene }) {
  const replier = other(one.sealer);
  const { welcome } = game.model;
  return (
    <section class="card question sealed" aria-label={t('screen-sealed-title')}>
      <div class="card-body">
        <h2>{t(one.closed ? 'screen-sealed-done' : 'screen-sealed-ends')}</h2>
        {!one.closed && <p>{t('screen-sealed-seals', { side: one.sealer })}</p>}
        {one.closed && (
          <>
            <p>{t('screen-sealed-read')}</p>
            <p>
              <a
                href={`/arbiter/${welcome.event}/b/${welcome.board}/envelope`}
                target="_blank"
                rel="noopener"
              >
                {t('screen-sealed-print')}
              </a>
            </p>
            <Resumes game={game} one={one} />
            {SIDES.filter((side) => !one.present[side]).map((side) => (
              <button
                key={side}
                type="button"
                class="plain wide"
                data-here={side}
                onClick={() => game.act([{ do: 'arrive' }], side)}
              >
                {t('screen-sealed-side-here', { side })}
              </button>
            ))}
            {one.present[replier] ? (
              <Open game={game} />
            ) : (
              <>
                <p>{t('screen-sealed-when')}</p>
                <button
                  type="button"
                  class="plain wide"
                  data-run="resume"
                  onClick={() => game.act([{ do: 'resume' }])}
                >
                  {t('screen-sealed-away', { side: replier })}
                </button>
              </>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** An instant as the field for days and hours has it, in the zone of this device. */
function local(ms: number): string {
  const shifted = new Date(ms - new Date(ms).getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** Opens the envelope. */
export function Open({ game }: { game: Game }) {
  return (
    <button
      type="button"
      class="button wide"
      data-run="open_envelope"
      onClick={() => game.act([{ do: 'open_envelope' }])}
    >
      {t('screen-sealed-open')}
    </button>
  );
}

/** When play is resumed: it stands on the envelope, and who comes late is late by it. */
function Resumes({ game, one }: { game: Game; one: AdjournedScene }) {
  const kept = one.resumes === null ? '' : local(one.resumes);
  const [typed, setTyped] = useState(kept);
  const at = Date.parse(typed);
  const keep = (event: Event) => {
    event.preventDefault();
    game.act([{ do: 'schedule', start: Math.max(0, at - one.began) }]);
  };
  return (
    <form class="resumes" onSubmit={keep}>
      <label>
        {t('screen-sealed-resumes')}
        <input
          type="datetime-local"
          name="resumes"
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="plain" disabled={Number.isNaN(at) || typed === kept}>
        {t('screen-sealed-keep')}
      </button>
    </form>
  );
}
