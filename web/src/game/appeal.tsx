/** A player appeals: what happens then is for the one above the arbiter. */
import { useState } from 'preact/hooks';
import { t } from '../core/texts';
import type { Color } from '../core/wire';
import type { Game } from './game';

export function Appeal({ game, side, done }: { game: Game; side: Color; done?: () => void }) {
  const [fee, setFee] = useState(false);
  const [writing, setWriting] = useState(false);
  const { appeal } = game.model.view;
  if (appeal) return <p class="appeal">{t('screen-appeal-waits', { side: appeal.by, to: appeal.to })}</p>;
  const send = () => {
    game.act([{ do: 'appeal', fee, in_writing: writing }], side);
    done?.();
  };
  return (
    <details class="appeal part">
      <summary>
        <span>{t('screen-appeal')}</span>
        <span class="chevron" aria-hidden="true" />
      </summary>
      <div class="inside">
        <p>{t('screen-appeal-then')}</p>
        <label class="choice">
          <input type="checkbox" checked={writing} onChange={() => setWriting(!writing)} />
          <span>{t('screen-appeal-written')}</span>
        </label>
        <label class="choice">
          <input type="checkbox" checked={fee} onChange={() => setFee(!fee)} />
          <span>{t('screen-appeal-paid')}</span>
        </label>
        <button type="button" class="plain wide" data-run="appeal" onClick={send}>
          {t('screen-appeal-do')}
        </button>
      </div>
    </details>
  );
}
