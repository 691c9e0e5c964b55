/** The line under the board: the one thing that this player has to know or to answer now. */
import type { Color } from '../core/api';
import { t } from '../core/texts';
import type { Game } from './game';
import { sideName } from './words';

/** What stands in the line, the most pressing first; without `answers` an offer is answered among the buttons. */
export function SentenceLine({ game, answers = true }: { game: Game; answers?: boolean }) {
  return (
    <div class="sentence" data-what={what(game)}>
      {content(game, answers)}
    </div>
  );
}

export function what(game: Game): string {
  const { view, refused, missed, dropped } = game.model;
  if (refused) return 'refused';
  if (dropped > 0) return 'dropped';
  if (view.end) return 'end';
  if (view.held) return 'held';
  if (wantedByOther(game)) return 'wanted';
  if (game.model.waits) return 'waits';
  if (offeredTo(game)) return 'offer';
  if (view.duty) return 'duty';
  if (missed > 0) return 'missed';
  if (view.phase === 'before') return 'before';
  if (view.phase === 'standing') return 'standing';
  return coached(game) ? 'coach' : 'last';
}

/** Whoever tries the board alone is told what to try, until something has been ruled on. */
const coached = (game: Game): boolean =>
  new URLSearchParams(location.search).has('coach') &&
  game.model.story.every((entry) => entry.told.every((told) => told.deeds.length === 0));

function content(game: Game, answers: boolean) {
  const { view, refused, missed, welcome } = game.model;
  switch (what(game)) {
    case 'refused':
      return <span class="refused">{refused?.text}</span>;
    case 'dropped':
      return <span class="refused">{t('screen-dropped', { count: game.model.dropped })}</span>;
    case 'end':
      return (
        <strong>
          <bdo dir="ltr">{view.end?.result}</bdo> {view.end_text}
        </strong>
      );
    case 'held':
      return <Held game={game} />;
    case 'wanted':
      return <Wanted game={game} />;
    case 'waits':
      return <span>{t('screen-waits')}</span>;
    case 'offer':
      return answers ? (
        <Offer game={game} to={offeredTo(game) ?? 'white'} />
      ) : (
        <span>{t('screen-offered', { side: view.offer ?? '' })}</span>
      );
    case 'duty':
      return <span class="duty">{dutyText(game)}</span>;
    case 'missed':
      return <span>{t('screen-missed', { count: missed })}</span>;
    case 'before':
      return <Before game={game} />;
    case 'standing':
      return <Standing game={game} />;
    case 'coach':
      return <span>{t('screen-coach')}</span>;
    default:
      return <Last game={game} ribbon={view.ribbon} shown={welcome.control_words} />;
  }
}

/** The offer that one of the players of this device may answer. */
export function offeredTo(game: Game): Color | undefined {
  const { view, welcome } = game.model;
  const other = view.offer === 'white' ? 'black' : 'white';
  return view.offer && welcome.sides.includes(other) ? other : undefined;
}

function wantedByOther(game: Game): boolean {
  const { view, welcome } = game.model;
  const { wanted } = view;
  return wanted !== null && welcome.sides.some((side) => side !== wanted.by);
}

/** As it was ruled: the sentence stands in the last entry that obliges. */
export function dutyText(game: Game): string {
  for (const entry of [...game.model.story].reverse()) {
    const found = entry.told.find((told) => told.tag === 'obligation');
    if (found) return found.text;
  }
  return '';
}

function Offer({ game, to }: { game: Game; to: Color }) {
  return (
    <>
      <span>{t('screen-offered', { side: game.model.view.offer ?? '' })}</span>
      <span class="answers">
        <button type="button" class="button" onClick={() => game.act([{ do: 'accept' }], to)}>
          {t('screen-accept')}
        </button>
        <button type="button" class="plain" onClick={() => game.act([{ do: 'decline' }], to)}>
          {t('screen-decline')}
        </button>
      </span>
    </>
  );
}

function Wanted({ game }: { game: Game }) {
  const { wanted } = game.model.view;
  if (!wanted) return null;
  const side: Color = wanted.by === 'white' ? 'black' : 'white';
  const acts = wanted.acts;
  const agree = () => (wanted.settle ? game.settle(wanted.settle) : game.act(acts, side));
  return (
    <>
      <span>
        {t('screen-wanted', { side: wanted.by, what: wanted.settle ? 'settle' : (acts[0]?.do ?? '') })}
      </span>
      <button type="button" class="button" onClick={agree}>
        {t('screen-agree')}
      </button>
    </>
  );
}

function Held({ game }: { game: Game }) {
  const { view, welcome } = game.model;
  if (welcome.sides.length === 0 || welcome.arbiter) return <span>{t('screen-held-arbiter')}</span>;
  if (view.wanted && wantedByOther(game)) return <Wanted game={game} />;
  return (
    <>
      <span>{t('screen-held')}</span>
      <span class="answers">
        <button type="button" class="button" onClick={() => game.settle('last_event')}>
          {t('screen-held-event')}
        </button>
        <button type="button" class="plain" onClick={() => game.settle('last_beat')}>
          {t('screen-held-beat')}
        </button>
      </span>
    </>
  );
}

/** Where there is no arbiter, both players start the game; on one device one tap does. */
function Before({ game }: { game: Game }) {
  const { welcome } = game.model;
  if (welcome.arbiter || welcome.sides.length === 0) return <span>{t('screen-before')}</span>;
  return (
    <>
      <span>{t('screen-before-players')}</span>
      <button type="button" class="button" onClick={() => game.act([{ do: 'start' }])}>
        {t('screen-start')}
      </button>
    </>
  );
}

function Standing({ game }: { game: Game }) {
  const { welcome, view } = game.model;
  if (welcome.arbiter || welcome.sides.length === 0) {
    return <span>{t(view.open_question ? 'screen-standing-question' : 'screen-standing')}</span>;
  }
  if (view.open_question) return <span>{t('screen-standing-players')}</span>;
  return (
    <>
      <span>{t('screen-standing')}</span>
      <button type="button" class="button" onClick={() => game.act([{ do: 'resume' }])}>
        {t('screen-resume')}
      </button>
    </>
  );
}

function Last({ game, ribbon, shown }: { game: Game; ribbon: string[]; shown: string }) {
  const { offer } = game.model.view;
  if (offer) return <span>{t('screen-offered', { side: offer })}</span>;
  if (ribbon.length === 0) return <span>{shown}</span>;
  return (
    <span class="ribbon">
      <span>{t('screen-turn', { side: sideName(game.shown.view.turn) })}</span>
      {ribbon.map((move) => (
        <bdi key={move} dir="auto">
          {move}
        </bdi>
      ))}
    </span>
  );
}
