/** A move in writing: by keyboard, by voice, for a real board beside the screen. */
import { useState } from 'preact/hooks';
import { say } from '../core/say';
import { plain, t } from '../core/texts';
import type { Act, Color } from '../core/wire';
import type { Open } from './actions';
import type { Game } from './game';
import { levers } from './keys';
import { type Understood, understood } from './spoken';

interface Props {
  game: Game;
  side: Color;
  setOpen: (open: Open) => void;
  /** What a helper does of it: he makes moves or announces them, and says nothing else. */
  helps?: { moves: boolean; announces: boolean };
}

/** What was understood, in words. */
function inWords({ text, move }: Understood): string {
  if (!move) return t('screen-move-as', { text });
  if ('castles' in move) return t('screen-move-castles', move);
  const { becomes, takes, ...rest } = move;
  const said = t('screen-move-said', { ...rest, from: rest.from || 'none', takes: String(takes) });
  return becomes ? `${said} ${t('screen-move-becomes', { role: becomes })}` : said;
}

/** The commands that can be typed as words, as the buttons are called. */
const COMMANDS = ['offer', 'claim', 'arbiter', 'press'] as const;
type Word = (typeof COMMANDS)[number];

const called = (): Record<Word, string> => ({
  offer: t('screen-offer'),
  claim: t('screen-claim'),
  arbiter: t('screen-arbiter'),
  press: t('screen-key', { what: 'press' }),
});

/** The words as they are typed in the language of the page. */
export const commandWords = (): string[] => COMMANDS.map((word) => plain(called()[word]));

function commandOf(text: string): Word | undefined {
  const typed = text.trim().toLocaleLowerCase();
  const words = called();
  return COMMANDS.find((word) => typed === word || typed === plain(words[word]).toLocaleLowerCase());
}

/** The keyboard goes back to the board, where there is one outside of a sheet. */
function toBoard(): boolean {
  const square = document.querySelector<HTMLElement>('.game .square[tabindex="0"], .plain-board');
  if (!square || document.querySelector('dialog[open]')) return false;
  square.focus();
  return true;
}

export function MoveField({ game, side, setOpen, helps }: Props) {
  const [text, setText] = useState('');
  /** What stands to be confirmed, in words. */
  const [repeated, setRepeated] = useState('');
  const { mode, arbiter, blind } = game.model.welcome;
  // A move that was announced is made: what was understood is repeated before. Elsewhere releasing or writing is one act.
  const repeats = mode === 'physical' || mode === 'assisted';
  const change = (typed: string) => {
    setText(typed);
    setRepeated('');
  };
  const send = (event: Event) => {
    event.preventDefault();
    if (text.trim() === '' || game.blocked) return;
    const command = helps ? undefined : commandOf(text);
    const read = understood(text, document.documentElement.lang);
    if (repeats && repeated === '') {
      const words = command ? t('screen-move-command', { text: text.trim() }) : inWords(read);
      setRepeated(words);
      say(plain(`${words} ${t('screen-move-again')}`));
      return;
    }
    change('');
    if (command === 'claim') setOpen('claim');
    else if (command === 'arbiter') setOpen(arbiter ? 'call' : undefined);
    else if (command === 'offer') game.act([{ do: 'offer' }], side);
    else if (command === 'press') {
      if (levers(game)) game.act([{ do: 'press' }], side);
    } else {
      // Where the clock is pressed by hand, a move that was typed is made and not yet completed.
      const press = mode === 'recorded' ? {} : { press: false };
      // To a player who does not see it every move is announced; beside a real board that is done aloud, and not here.
      const aloud = helps ? helps.announces : mode !== 'recorded';
      const said: Act[] = blind.length > 0 && aloud ? [{ do: 'announce', text: text.trim() }] : [];
      const made: Act[] = helps && !helps.moves ? [] : [{ do: 'move', text: read.text, ...press }];
      game.act([...said, ...made], side);
    }
  };
  return (
    <form class="move-field" onSubmit={send}>
      <label class="field">
        <span>{t('screen-move')}</span>
        <input
          name="move"
          dir="auto"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={text}
          onInput={(event) => change(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            if (repeated !== '') setRepeated('');
            else if (!toBoard()) return;
            event.stopPropagation();
            event.preventDefault();
          }}
        />
      </label>
      <button type="submit" class="plain">
        {repeats && repeated === '' ? t('screen-move-read') : t('screen-move-do')}
      </button>
      {repeated !== '' && (
        <p class="repeated">
          <strong>{repeated}</strong> <small>{t('screen-move-again')}</small>
        </p>
      )}
    </form>
  );
}
