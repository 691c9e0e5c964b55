/** The other board of a match, and what partners say to each other: fixed words, never a sentence. */
import { useState } from 'preact/hooks';
import { readPlacement, roleOf } from '../board/squares';
import { Face } from '../clock/face';
import { other } from '../core/sides';
import { t } from '../core/texts';
import type { Color, PartnerSaid, PartnerScene, PartnerWord, View } from '../core/wire';
import { BoardView } from './board-view';
import type { Game } from './game';
import { PlainBoard } from './plain';
import { InHand, KINDS, SIGNS as MEN, manOf } from './pocket';
import { sideName } from './words';

/** What is said most, in a strip; the rest is behind a button. */
const FIRST: readonly PartnerWord[] = ['need', 'wait', 'go', 'mating', 'in_trouble', 'good'];
const REST: readonly PartnerWord[] = ['keep', 'no', 'hurry', 'trade', 'no_trade', 'resign_ask'];
/** These are said of a kind of man. */
const OF_MEN: ReadonlySet<PartnerWord> = new Set(['need', 'keep', 'no']);

/** What a button is called: what is said, with the word that stands on it, so that whoever speaks to it says what he sees. */
function named(short: string, whole: string): string {
  const words = (text: string): string => ` ${text.toLocaleLowerCase()} `;
  return words(whole).includes(words(short)) ? whole : `${short}: ${whole}`;
}

/** A sign for each word: it is read faster than a word, and in every language. The word stands below it. */
const SIGNS: Record<PartnerWord, string> = {
  need: '+',
  keep: '✋',
  no: '⊘',
  wait: '⏸',
  go: '▶',
  hurry: '⏩',
  trade: '⇄',
  no_trade: '⇹',
  mating: '♚',
  in_trouble: '⚠',
  good: '✓',
  resign_ask: '⚑',
};

type Role = NonNullable<PartnerSaid['piece']>;

const said = (word: PartnerWord, piece?: Role | null): string =>
  t('partner-word', { word, piece: piece ?? 'any' });

/** The other board as a view: nothing of the hands there is shown, and nothing can be done. */
function there(view: View, partner: PartnerScene): View {
  const idle = { touched: [], held: null, adjusting: false, castling: false };
  return {
    ...view,
    board: partner.placement,
    turn: partner.turn,
    last: partner.last,
    clock: partner.clock,
    duty: null,
    restore: null,
    fallen: [],
    displaced: [],
    hands: { white: idle, black: idle },
    variant: { name: 'bughouse', pockets: partner.pockets },
  };
}

interface Props {
  game: Game;
  /** Whose side is near on the own board. */
  near: Color;
  /** Whether boards are tables here, for those who listen. */
  plain?: boolean;
  /** Whether the game is only looked through: nothing is said. */
  looked?: boolean;
}

export function Partner({ game, near, plain, looked }: Props) {
  const { view, readAt } = game.shown;
  const [large, setLarge] = useState(false);
  const { partner } = view;
  if (!partner) return null;
  // He sits beside and plays the other colour: his board stands upside down to ours.
  const side = other(near);
  const seen = there(view, partner);
  const line = (of: Color) => (
    <p class={`partner-line${seen.clock?.running === of ? ' running' : ''}`} data-side={of}>
      <span>{sideName(of)}</span>
      <InHand view={seen} side={of} />
      <Face view={seen} readAt={readAt} side={of} />
    </p>
  );
  return (
    <section
      class={`partner${large ? ' large' : ''}${plain ? ' in-words' : ''}`}
      aria-label={t('screen-other-board')}
    >
      {plain ? (
        <PlainBoard placement={readPlacement(partner.placement)} label={t('screen-other-board')} />
      ) : (
        <button
          type="button"
          class="partner-board"
          aria-pressed={large}
          aria-label={t('screen-other-board-large')}
          onClick={() => setLarge(!large)}
          onKeyDown={(event) => event.key === 'Escape' && setLarge(false)}
        >
          <BoardView view={seen} placement={readPlacement(partner.placement)} side={side} picture={true} />
        </button>
      )}
      <div class="partner-side">
        {line(other(side))}
        <Words game={game} partner={partner} says={!looked} />
        {line(side)}
      </div>
    </section>
  );
}

/** The newest of what partners have said, with who said it. */
function Heard({ said: one, own }: { said: PartnerSaid; own: boolean }) {
  return (
    <p class={`partner-heard${own ? ' own' : ''}`} data-word={one.word} role={own ? undefined : 'status'}>
      <span aria-hidden="true">{SIGNS[one.word]}</span>
      <bdi>{said(one.word, one.piece)}</bdi>
    </p>
  );
}

function Words({ game, partner, says }: { game: Game; partner: PartnerScene; says: boolean }) {
  const [more, setMore] = useState(false);
  const [about, setAbout] = useState<PartnerWord | undefined>(undefined);
  const { welcome, view } = game.model;
  const own = welcome.sides[0];
  const newest = [...partner.said].sort((a, b) => a.at - b.at).at(-1);
  const mine = newest !== undefined && newest.board !== partner.board && newest.by === own;
  const say = (word: PartnerWord, piece?: Role) => {
    setAbout(undefined);
    game.act([{ do: 'partner', word, ...(piece ? { piece } : {}) }], own);
  };
  const words = more ? REST : FIRST;
  return (
    <div class="partner-words">
      {newest && <Heard said={newest} own={mine} />}
      {says && own && view.phase !== 'over' && game.may('partner') && (
        <fieldset class="partner-say">
          <legend class="unseen">{t('screen-to-partner')}</legend>
          {about
            ? KINDS.map((kind, at) => {
                const role = roleOf(manOf(kind, 'white')) as Role;
                return (
                  <button
                    key={kind}
                    type="button"
                    class="plain"
                    data-piece={role}
                    aria-label={said(about, role)}
                    onClick={() => say(about, role)}
                  >
                    <span aria-hidden="true">{MEN.black[at]}</span>
                  </button>
                );
              })
            : words.map((word) => (
                <button
                  key={word}
                  type="button"
                  class="plain"
                  data-word={word}
                  title={said(word)}
                  aria-label={named(t('partner-short', { word }), said(word))}
                  onClick={() => (OF_MEN.has(word) ? setAbout(word) : say(word))}
                >
                  <span aria-hidden="true">{SIGNS[word]}</span>
                  <small aria-hidden="true">{t('partner-short', { word })}</small>
                </button>
              ))}
          <button
            type="button"
            class="plain"
            aria-expanded={more}
            aria-label={t('screen-more')}
            onClick={() => (about ? setAbout(undefined) : setMore(!more))}
          >
            <span aria-hidden="true">{about ? '×' : '…'}</span>
          </button>
        </fieldset>
      )}
    </div>
  );
}
