/** What stands above every board: where one is, and whether the line holds. */
import { timeOfDay } from '../core/numbers';
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
  const { line, lineSince, gone, welcome } = game.model;
  if (gone) return <p class="line-bar">{t('screen-gone')}</p>;
  if (line === 'slow') return <p class="line-bar slow">{t('screen-slow')}</p>;
  if (line !== 'lost') return null;
  const kept = game.shared ? t('screen-lost-shared') : t('screen-lost', { arbiter: String(welcome.arbiter) });
  return (
    <p class="line-bar">
      <span>
        {t('screen-lost-since', { time: timeOfDay(lineSince) })} {kept}
      </span>
      <button type="button" class="plain" onClick={() => game.retry()}>
        {t('screen-retry')}
      </button>
    </p>
  );
}
