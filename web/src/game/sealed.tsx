/** An adjourned game on a player's screen: the move that he seals, and that he has come to the next session. */
import { useState } from 'preact/hooks';
import { t } from '../core/texts';
import type { Color } from '../core/wire';
import type { Game } from './game';

/** More no move needs, with a word to it. */
const MOST = 64;

/** `helps`: somebody writes for its player, who comes himself. */
export function Sealed({ game, side, helps }: { game: Game; side: Color; helps?: boolean }) {
  const { adjourned } = game.model.view;
  if (!adjourned) return null;
  const own = adjourned.sealer === side;
  return (
    <section class="card question sealed" aria-label={t('screen-sealed-title')}>
      <div class="card-body">
        <h2>{t(adjourned.closed ? 'screen-sealed-done' : 'screen-sealed-title')}</h2>
        {adjourned.announced && !adjourned.closed && !own && (
          <p>{t('screen-sealed-seals', { side: adjourned.sealer })}</p>
        )}
        {own && !adjourned.stopped && <Write game={game} side={side} again={adjourned.closed} />}
        {adjourned.closed && <p>{t('screen-sealed-read')}</p>}
        {!helps && adjourned.closed && (adjourned.stopped || !own) && !adjourned.present[side] && (
          <button
            type="button"
            class="button wide"
            data-run="arrive"
            onClick={() => game.act([{ do: 'arrive' }], side)}
          >
            {t('screen-sealed-here')}
          </button>
        )}
      </div>
    </section>
  );
}

function Write({ game, side, again }: { game: Game; side: Color; again: boolean }) {
  const [text, setText] = useState('');
  const seal = (event: Event) => {
    event.preventDefault();
    const written = text.trim();
    if (written === '' || game.offline) return;
    game.act([{ do: 'seal', text: written, language: document.documentElement.lang }], side);
    setText('');
  };
  return (
    <form class="seal" onSubmit={seal}>
      <p>{t(again ? 'screen-sealed-change' : 'screen-sealed-write')}</p>
      <label>
        {t('screen-sealed-field')}
        <input
          name="sealed"
          value={text}
          maxLength={MOST}
          dir="ltr"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class={`${again ? 'plain' : 'button'} wide`} disabled={text.trim() === ''}>
        {t('screen-sealed-seal')}
      </button>
      {again && (
        <button
          type="button"
          class="button wide"
          data-run="stop_clocks"
          onClick={() => game.act([{ do: 'stop_clocks' }], side)}
        >
          {t('screen-sealed-stop')}
        </button>
      )}
    </form>
  );
}
