/** A quickplay claim where no arbiter is there: play has ended, and what he needs to decide it is put together. */
import { useState } from 'preact/hooks';
import { other } from '../core/sides';
import { t } from '../core/texts';
import type { Color } from '../core/wire';
import type { Game } from './game';

export function ReferredCard({ game, side }: { game: Game; side: Color }) {
  const { referred, board } = game.model.view;
  const [text, setText] = useState(board);
  if (!referred) return null;
  const { by, position, verified, sheet, ground } = referred;
  const asked = game.model.view.questions.find(({ id }) => id === 'quickplay');
  const own = by === side || game.shared;
  const answers = by !== side || game.shared;
  return (
    <section class="card question referred" aria-label={t('screen-referred')}>
      <div class="card-body">
        <h2>{t('screen-referred')}</h2>
        {own && position === null && (
          <form
            class="write"
            onSubmit={(event) => {
              event.preventDefault();
              game.act([{ do: 'note', what: 'position', text: text.trim() }], by);
            }}
          >
            <label class="field">
              <span>{t('screen-referred-position')}</span>
              <input
                name="position"
                dir="ltr"
                autocomplete="off"
                spellcheck={false}
                value={text}
                onInput={(event) => setText(event.currentTarget.value)}
              />
            </label>
            <button type="submit" class="button wide">
              {t('screen-referred-write')}
            </button>
          </form>
        )}
        {position !== null && (
          <p>
            <bdi dir="ltr" lang="en">
              {position}
            </bdi>
          </p>
        )}
        {answers && position !== null && !verified && (
          <button
            type="button"
            class="button wide"
            data-run="verify"
            onClick={() => game.act([{ do: 'agree', what: 'position' }], other(by))}
          >
            {t('screen-referred-verify')}
          </button>
        )}
        {verified && <p>{t('screen-referred-verified')}</p>}
        {own && ground === 'no_effort' && !sheet && (
          <button
            type="button"
            class="plain wide"
            data-run="attach"
            onClick={() => game.act([{ do: 'hand_sheet', to: 'arbiter' }], by)}
          >
            {t('screen-referred-sheet')}
          </button>
        )}
        {verified && <p>{t('screen-referred-decides')}</p>}
        {verified &&
          asked?.options.map((option) => (
            <button
              key={option.id}
              type="button"
              class="plain wide"
              data-decides={option.id}
              onClick={() => game.act([{ do: 'decide', question: asked.id, answer: option.id }], side)}
            >
              {option.text}
            </button>
          ))}
      </div>
    </section>
  );
}
