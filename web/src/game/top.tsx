/** What stands above every board: where one is, and whether the line holds. */
import { LostBar } from '../core/line-bar';
import { t } from '../core/texts';
import type { Game } from './game';
import { StartNumber } from './start-number';

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
        <bdi>{welcome.name}</bdi> <span>{t('screen-board-number', { board: welcome.number })}</span>
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
