/** A move in writing: by keyboard, by voice, for a real board beside the screen. */
import { useState } from 'preact/hooks';
import type { Color } from '../core/api';
import { inEnglishLetters } from '../core/letters';
import { t } from '../core/texts';
import type { Game } from './game';

export function MoveField({ game, side }: { game: Game; side: Color }) {
  const [text, setText] = useState('');
  const { mode } = game.model.welcome;
  const send = (event: Event) => {
    event.preventDefault();
    const move = inEnglishLetters(text, document.documentElement.lang);
    if (move === '' || game.blocked) return;
    // Where the clock is pressed by hand, a move that was typed is made and not yet completed.
    const press = mode === 'recorded' ? {} : { press: false };
    game.act([{ do: 'move', text: move, ...press }], side);
    setText('');
  };
  return (
    <form class="move-field" onSubmit={send}>
      <label class="field">
        <span>{t('screen-move')}</span>
        <input
          name="move"
          dir="ltr"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {t('screen-move-do')}
      </button>
    </form>
  );
}
