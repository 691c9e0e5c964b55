/** The line under the board: the one thing that this player has to know or to answer now. */

import { inDigits } from '../core/numbers';
import { other } from '../core/sides';
import { t } from '../core/texts';
import { Folded } from './fold';
import type { Game } from './game';
import { offeredTo } from './offer';
import { meanwhile } from './top';
import { sideName } from './words';

/** What stands in the line, the most pressing first. Its place is as high as it is, whatever stands there. */
export function SentenceLine({ game }: { game: Game }) {
  return (
    <div class="sentence" data-what={what(game)}>
      {content(game)}
    </div>
  );
}

export function what(game: Game): string {
  const { view, refused, missed, dropped } = game.model;
  if (game.offline && !view.end) return 'lost';
  if (refused) return 'refused';
  if (dropped > 0) return 'dropped';
  if (view.end) return 'end';
  if (view.held) return 'held';
  if (wantedByOther(game)) return 'wanted';
  if (game.model.waits) return 'waits';
  if (offeredTo(game)) return 'offer';
  // What the offerer must do comes before what became of his offer.
  if (game.model.declined && view.duty?.player !== game.model.declined) return 'declined';
  if (view.duty) return 'duty';
  if (missed > 0) return 'missed';
  if (view.phase === 'before') return 'before';
  if (view.phase === 'standing') return 'standing';
  return 'last';
}

function content(game: Game) {
  const { view, refused, missed } = game.model;
  switch (what(game)) {
    case 'lost':
      return <Folded>{meanwhile(game)}</Folded>;
    case 'refused':
      return <Folded class="refused">{refused?.text}</Folded>;
    case 'dropped':
      return <Folded class="refused">{t('screen-dropped', { count: game.model.dropped })}</Folded>;
    case 'end':
      return (
        <Folded class="strong">
          <bdo dir="ltr">{inDigits(view.end?.result ?? '')}</bdo> {view.end_text}
        </Folded>
      );
    case 'held':
      return <Held game={game} />;
    case 'wanted':
      return <Wanted game={game} />;
    case 'waits':
      return <Folded>{t('screen-waits')}</Folded>;
    case 'offer':
      return <Folded>{t('screen-offered', { side: view.offer ?? '' })}</Folded>;
    case 'declined':
      return <Folded>{t('screen-declined', { side: game.model.declined ?? '' })}</Folded>;
    case 'duty':
      return <Folded class="duty">{dutyText(game)}</Folded>;
    case 'missed':
      return <Folded>{t('screen-missed', { count: missed })}</Folded>;
    case 'before':
      return <Before game={game} />;
    case 'standing':
      return <Standing game={game} />;
    default:
      return <Last game={game} ribbon={view.ribbon} />;
  }
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

function Wanted({ game }: { game: Game }) {
  const { wanted } = game.model.view;
  if (!wanted) return null;
  const side = other(wanted.by);
  const { acts, figures } = wanted;
  const agree = () => (figures ? game.settle(figures) : game.act(acts, side));
  return (
    <>
      <Folded>
        {t('screen-wanted', { side: wanted.by, what: figures ? 'settle' : (acts[0]?.do ?? '') })}
      </Folded>
      <button type="button" class="button" onClick={agree}>
        {t('screen-agree')}
      </button>
    </>
  );
}

function Held({ game }: { game: Game }) {
  const { view, welcome } = game.model;
  if (welcome.sides.length === 0 || welcome.arbiter) return <Folded>{t('screen-held-arbiter')}</Folded>;
  if (view.wanted && wantedByOther(game)) return <Wanted game={game} />;
  return (
    <>
      <Folded>{t('screen-held')}</Folded>
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
  if (welcome.arbiter || welcome.sides.length === 0) return <Folded>{t('screen-before')}</Folded>;
  return (
    <>
      <Folded>{t('screen-before-players')}</Folded>
      <button type="button" class="button" onClick={() => game.act([{ do: 'start' }])}>
        {t('screen-start')}
      </button>
    </>
  );
}

function Standing({ game }: { game: Game }) {
  const { welcome, view } = game.model;
  if (welcome.arbiter || welcome.sides.length === 0) {
    return <Folded>{t(view.open_question ? 'screen-standing-question' : 'screen-standing')}</Folded>;
  }
  if (view.open_question) return <Folded>{t('screen-standing-players')}</Folded>;
  return (
    <>
      <Folded>{t('screen-standing')}</Folded>
      <button type="button" class="button" onClick={() => game.act([{ do: 'resume' }])}>
        {t('screen-resume')}
      </button>
    </>
  );
}

function Last({ game, ribbon }: { game: Game; ribbon: string[] }) {
  const { offer } = game.model.view;
  if (offer) return <Folded>{t('screen-offered', { side: offer })}</Folded>;
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
