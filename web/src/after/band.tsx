/**
 * What lies along the lower edge of the board, always in the same place: how the game ended, large, or the move that is
 * seen, between the buttons that go back and on.
 */

import { inDigits } from '../core/numbers';
import { t } from '../core/texts';
import type { Cite, Replay } from '../core/wire';
import type { Game } from '../game/game';
import { SentenceLine } from '../game/sentence';
import { resultText, type Written } from './model';
import type { Replaying } from './replaying';
import { Sign } from './sign';

interface Props {
  game: Game;
  replay: Replay | undefined;
  moves: readonly Written[];
  replaying: Replaying;
  last: number;
}

export function Band({ game, replay, moves, replaying, last }: Props) {
  const { at, go } = replaying;
  const seen = at ?? last;
  const over = game.model.view.phase === 'over';
  return (
    <div class={`middle band${over ? ' over' : ''}`}>
      <button
        type="button"
        class="step"
        disabled={seen === 0}
        aria-label={t('after-back')}
        onClick={() => go(seen - 1)}
      >
        <Sign name="back" />
      </button>
      {at !== undefined ? (
        <Seen moves={moves} at={at} />
      ) : over ? (
        <Result game={game} replay={replay} />
      ) : (
        <SentenceLine game={game} />
      )}
      <button
        type="button"
        class="step"
        disabled={seen >= last}
        aria-label={t('after-next')}
        onClick={() => go(seen + 1)}
      >
        <Sign name="next" />
      </button>
    </div>
  );
}

/** The move that led to what is seen. */
function Seen({ moves, at }: { moves: readonly Written[]; at: number }) {
  const move = moves[at - 1];
  if (!move) return <p class="band-said">{t('after-start')}</p>;
  return (
    <p class="band-said">
      <bdi dir="ltr" class="band-number">
        {inDigits(String(move.number))}
        {move.side === 'white' ? '.' : '…'}
      </bdi>{' '}
      <bdi dir="auto" class="band-move">
        {move.text}
      </bdi>
    </p>
  );
}

/** The result, large, and its reason with the article on which it rests. */
function Result({ game, replay }: { game: Game; replay: Replay | undefined }) {
  const { end, end_title, end_reason } = game.model.view;
  if (!end) return <p class="band-said" />;
  const ended = replay?.marks.flatMap((mark) => mark.told).findLast((told) => told.tag === 'game_over');
  return (
    <p class="band-said">
      <strong class="result">
        <bdo dir="ltr">{inDigits(resultText(end.result))}</bdo>
      </strong>
      <span class="reason">
        <span>{end_title}</span>
        <span>
          {end_reason} <Article cite={ended?.cites[0]} />
        </span>
      </span>
    </p>
  );
}

function Article({ cite }: { cite: Cite | undefined }) {
  if (!cite) return null;
  return (
    <a
      class="cite"
      href={cite.href}
      target="_blank"
      rel="noopener"
      aria-label={`${cite.book ?? ''} ${cite.text}`}
    >
      <bdi dir="ltr">{inDigits(cite.text)}</bdi>
    </a>
  );
}
