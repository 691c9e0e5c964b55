/** `/arbiter/:event/b/:board`: one board, its questions, its story, and all that an arbiter does at it. */

import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { inDigits } from '../core/numbers';
import '../style/parts.css';
import './arbiter.css';
import './desk.css';
import { readPlacement } from '../board/squares';
import { ask } from '../core/api';
import { takeOver } from '../core/page';
import { prepareToSay, say } from '../core/say';
import { plain, t } from '../core/texts';
import type { Welcome } from '../core/wire';
import { announce } from '../game/announce';
import { BoardView } from '../game/board-view';
import { Game } from '../game/game';
import { standing } from '../game/model';
import { InHand } from '../game/pocket';
import { Restore } from '../game/restore';
import { Strip } from '../game/strip';
import { LineBar } from '../game/top';
import { Penalties, Result } from './acts';
import { Adjourn, Adjourned, Open } from './adjourned';
import { Clocks } from './clocks';
import { Appealed, Records } from './conduct';
import { Incident } from './incident';
import { Neighbours } from './neighbours';
import { Held, Questions } from './questions';
import { inTitle, ring } from './ring';
import { type Looked, Sheets } from './sheets';
import { StoryTab } from './story';

const TABS = ['incident', 'story', 'clocks', 'sheet', 'penalties', 'result'] as const;
type Tab = (typeof TABS)[number];

/** The tab that a link asks for: an incident begins on the list of boards. */
function linked(): Tab {
  const tab = location.hash.slice(1);
  return TABS.find((one) => one === tab) ?? 'incident';
}

/** The arrows lead from tab to tab: the one to the end edge to the next, whichever side that is. */
function alongTabs(event: KeyboardEvent): void {
  const towardsEnd = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const step =
    event.key === towardsEnd ? 1 : event.key === 'ArrowLeft' || event.key === 'ArrowRight' ? -1 : 0;
  if (step === 0) return;
  const tabs = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(event.target as HTMLElement);
  const next = tabs[(at + step + tabs.length) % tabs.length];
  next?.focus();
  next?.click();
  event.preventDefault();
}

const WIDE = '(min-width: 1240px)';
const BESIDE = '(min-width: 900px)';

/** Whether there is so much room: for the tools beside the board, or for the story beside them too. */
function useWide(from: string): boolean {
  const [wide, setWide] = useState(() => window.matchMedia(from).matches);
  useEffect(() => {
    const query = window.matchMedia(from);
    const changed = () => setWide(query.matches);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, []);
  return wide;
}

function Desk({ game }: { game: Game }) {
  const [chosen, setTab] = useState<Tab>(linked());
  const wide = useWide(WIDE);
  const beside = useWide(BESIDE);
  const tab = wide && chosen === 'story' ? 'incident' : chosen;
  const tabs = TABS.filter((one) => !(wide && one === 'story'));
  const [past, setPast] = useState<Looked | undefined>(undefined);
  const { welcome, view, line, refused } = game.model;
  // What is asked comes first: above the board on a phone, above the tools beside it.
  const asked = (
    <div class="desk-asked">
      {refused && <p class="wrong">{refused.text}</p>}
      <Held game={game} />
      <Questions game={game} />
      <Appealed game={game} />
    </div>
  );
  return (
    <div class="desk" data-phase={view.phase} data-line={line}>
      <header class="top">
        <a class="home" href={`/arbiter/${welcome.event}`}>
          <span class="back-arrow" aria-hidden="true" />
          <span class="unseen">{t('screen-all-boards')}</span>
        </a>
        <h1>
          {t('screen-board-number', { board: welcome.number })} <span>{welcome.name}</span>
        </h1>
        <Neighbours game={game} />
        <span class={`dot ${line}`} role="img" aria-label={t('screen-line', { line })} />
      </header>
      <LineBar game={game} />
      {!beside && asked}
      <section class="desk-board" aria-label={t('screen-board')}>
        <Strip game={game} side="black" lever={false}>
          <InHand view={view} side="black" />
        </Strip>
        <BoardView
          view={past ? { ...view, last: null, restore: null, displaced: [], fallen: [] } : view}
          placement={past ? readPlacement(past.stands ?? view.board) : standing(game.model)}
          side="white"
        />
        <Strip game={game} side="white" lever={false}>
          <InHand view={view} side="white" />
        </Strip>
        {view.restore && <Restore game={game} side="white" />}
        <Running game={game} />
      </section>
      {wide && (
        <section class="desk-story" aria-label={t('screen-tab', { tab: 'story' })}>
          <h2>{t('screen-tab', { tab: 'story' })}</h2>
          <StoryTab game={game} at={past?.seq} look={setPast} />
        </section>
      )}
      <div class="desk-work">
        {beside && asked}
        <Todo game={game} />
        <div class="tabs" role="tablist" aria-label={t('screen-desk')} onKeyDown={alongTabs}>
          {tabs.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`tab-${one}`}
              aria-selected={one === tab}
              tabIndex={one === tab ? 0 : -1}
              aria-controls="tab-panel"
              onClick={() => {
                setTab(one);
                setPast(undefined);
              }}
            >
              {t('screen-tab', { tab: one })}
            </button>
          ))}
        </div>
        <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
          {tab === 'incident' && <Incident game={game} />}
          {tab === 'story' && <StoryTab game={game} at={past?.seq} look={setPast} />}
          {tab === 'clocks' && (
            <>
              <Clocks game={game} />
              <Adjourn game={game} />
            </>
          )}
          {tab === 'sheet' && <Sheets game={game} looked={past} look={setPast} />}
          {tab === 'penalties' && (
            <>
              <Records game={game} />
              <Penalties game={game} />
            </>
          )}
          {tab === 'result' && <Result game={game} />}
        </div>
      </div>
    </div>
  );
}

/** Starting, stopping, going on: the one thing that fits now. */
function Running({ game }: { game: Game }) {
  const { view } = game.model;
  if (view.end) {
    return (
      <>
        <p class="ended">
          <strong>
            <bdo dir="ltr">{inDigits(view.end.result)}</bdo>
          </strong>{' '}
          {view.end_text}
        </p>
        {/* It was lost by coming late, and the sealed move may have ended it. */}
        {view.adjourned?.closed && <Open game={game} />}
      </>
    );
  }
  // Who lets the game go on says first which times hold, and answers what is asked.
  if (view.held || view.questions.length > 0) return null;
  if (view.adjourned) return <Adjourned game={game} one={view.adjourned} />;
  const what = ({ before: 'start', running: 'stop', standing: 'resume' } as const)[
    view.phase as 'before' | 'running' | 'standing'
  ];
  return (
    <button
      type="button"
      class={`${what === 'stop' ? 'plain' : 'button'} wide`}
      data-run={what}
      onClick={() => game.act([{ do: what }])}
    >
      {t('screen-run', { what })}
    </button>
  );
}

const OF_THE_PLAYER: ReadonlySet<string> = new Set([
  'must_move',
  'must_capture',
  'must_castle',
  'any_legal_move',
  'declared_move',
]);

/** What people must still carry out. */
function Todo({ game }: { game: Game }) {
  // What a touch obliges is the player's, and is not carried out by anybody else.
  const todo = game.model.view.todo.filter((deed) => !OF_THE_PLAYER.has(deed.tag));
  if (todo.length === 0) return null;
  return (
    <section class="card question" aria-label={t('screen-todo')}>
      <div class="card-body">
        <h2>{t('screen-todo')}</h2>
        <ul class="rows">
          {todo.map((deed) => (
            <li key={`${deed.ruling} ${deed.tag}`}>
              <button
                type="button"
                onClick={() =>
                  game.act([
                    { do: 'remedy_done', ...(deed.ruling === undefined ? {} : { ruling: deed.ruling }) },
                  ])
                }
              >
                {deed.text} <span class="tick">{t('screen-done')}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const page = await takeOver<Welcome>('desk');
if (page) {
  const { main } = page;
  const welcome = page.data ?? (await ask<Welcome>(`/api/v1/games/${main.dataset.game}`));
  const game = new Game(welcome);
  const draw = () => render(<Desk game={game} />, main);
  prepareToSay();
  const name = document.title;
  game.watch((before) => {
    const { view } = game.model;
    const asked = view.questions.length > before.view.questions.length;
    const last = view.questions.at(-1);
    if (asked && last) say(plain(last.text), 'assertive');
    if (asked || (view.held && !before.view.held)) ring();
    inTitle(name, view.questions.length + (view.held ? 1 : 0));
    for (const { text, kind } of announce(before, game.model)) say(text, kind);
    draw();
  });
  draw();
  game.connect();
}
