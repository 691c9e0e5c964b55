/** What stands above every board: where one is, and whether the line holds. */
import { LostBar } from '../core/line-bar';
import { t } from '../core/texts';
import type { Game } from './game';

export function Top({ game }: { game: Game }) {
  const { welcome, line } = game.model;
  return (
    <header class="top">
      <a class="home" href="/">
        <span aria-hidden="true">♔</span>
        <span class="unseen">{t('screen-home')}</span>
      </a>
      <h1>
        <bdi>{welcome.name}</bdi> <span>{t('screen-board-number', { board: welcome.board })}</span>
      </h1>
      <span class={`dot ${line}`} role="img" aria-label={t('screen-line', { line })} />
    </header>
  );
}

export function LineBar({ game }: { game: Game }) {
  const { line, lineSince, gone } = game.model;
  if (gone) return <p class="line-bar">{t('screen-gone')}</p>;
  if (line === 'slow') return <p class="line-bar slow">{t('screen-slow')}</p>;
  if (line !== 'lost') return null;
  return (
    <LostBar since={lineSince} retry={() => game.retry()}>
      {meanwhile(game)}
    </LostBar>
  );
}

/** What holds until the line is back: for an arbiter, for two at one device, for a player, for whoever looks on. */
function meanwhile(game: Game): string {
  const { welcome } = game.model;
  if (game.shared) return t('screen-lost-shared');
  if (welcome.sides.length > 0) return t('screen-lost', { arbiter: String(welcome.arbiter) });
  return t(game.may('observe') ? 'screen-lost-desk' : 'screen-lost-looking');
}
