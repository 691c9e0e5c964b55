/** What stands above every board: where one is, and whether the line holds. */
import { LostBar } from '../core/line-bar';
import { plain, t } from '../core/texts';
import type { Game } from './game';
import { StartNumber } from './start-number';
import { sideName } from './words';

/** `flip`: turns the board around on this screen. */
export function Top({ game, flip }: { game: Game; flip?: () => void }) {
  const { welcome, line } = game.model;
  return (
    <header class="top">
      <a class="home" href="/">
        <span aria-hidden="true">♔</span>
        <span class="unseen">{t('screen-home')}</span>
      </a>
      <h1>
        <bdi>{nameOf(game)}</bdi> <span>{t('screen-board-number', { board: welcome.number })}</span>
      </h1>
      <StartNumber game={game} brief={true} />
      {flip && (
        <button type="button" class="flip" onClick={flip} aria-label={t('screen-flip')}>
          <span aria-hidden="true">⇅</span>
        </button>
      )}
      <span class={`dot ${line}`} role="img" aria-label={t('screen-line', { line })} />
    </header>
  );
}

/** A game that is called by its players is called by those who sit there now, also who came after the page. */
function nameOf({ model }: Game): string {
  const { welcome, presence } = model;
  const versus = (players: readonly { name: string }[]) =>
    players.map(({ name }, at) => name || sideName(at === 0 ? 'white' : 'black')).join(' – ');
  const byPlayers = plain(welcome.name) === plain(versus(welcome.presence.players));
  return byPlayers && presence ? versus(presence.players) : welcome.name;
}

/** `brief`: it has the place of the bar at the top; what holds meanwhile stands in the line under the board. */
export function LineBar({ game, brief }: { game: Game; brief?: boolean }) {
  const { line, lineSince, gone } = game.model;
  if (gone) return <p class="line-bar">{t('screen-gone')}</p>;
  if (line === 'slow') return <p class="line-bar slow">{t('screen-slow')}</p>;
  if (line !== 'lost') return null;
  return (
    <LostBar since={lineSince} retry={() => game.retry()}>
      {!brief && meanwhile(game)}
    </LostBar>
  );
}

/** What holds until the line is back: for an arbiter, for two at one device, for a player, for whoever looks on. */
export function meanwhile(game: Game): string {
  const { welcome } = game.model;
  if (game.shared) return t('screen-lost-shared');
  if (welcome.sides.length > 0) return t('screen-lost', { arbiter: String(welcome.arbiter) });
  return t(game.may('observe') ? 'screen-lost-desk' : 'screen-lost-looking');
}
