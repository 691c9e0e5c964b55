/** The four buttons below a board that is looked through. */
import { useState } from 'preact/hooks';
import { t } from '../core/texts';
import type { Told } from '../core/wire';
import type { Game } from '../game/game';
import { Rematch } from './rematch';
import type { Replaying } from './replaying';
import { Share } from './share';
import { Sign } from './sign';

interface Props {
  game: Game;
  replaying: Replaying;
  last: number;
  at: number;
  /** What was ruled at the half-move that is seen, to be shown to others. */
  ruling: Told | undefined;
}

export function Deeds({ game, replaying, last, at, ruling }: Props) {
  const { welcome, view } = game.model;
  const [sharing, setSharing] = useState(false);
  const over = view.phase === 'over';
  const plays = welcome.sides.length > 0;
  const ofEvent = welcome.arbiter || (welcome.boards ?? 1) > 1;
  const rematch = over && plays && !ofEvent;
  return (
    <>
      <nav class="actions deeds-bar" aria-label={t('screen-actions')}>
        <button type="button" class={rematch ? '' : 'yes'} disabled={last === 0} onClick={replaying.toggle}>
          <Sign name={replaying.plays ? 'stop' : 'play'} />
          {t(replaying.plays ? 'after-stop' : over ? 'after-replay' : 'after-play')}
        </button>
        {rematch && <Rematch game={game} />}
        {ofEvent && (
          <a href={`/e/${welcome.event}`}>
            <Sign name="event" />
            {t('after-event')}
          </a>
        )}
        {!rematch && !ofEvent && over && (
          <a href="/new">
            <Sign name="again" />
            {t('after-new')}
          </a>
        )}
        <button type="button" onClick={() => setSharing(true)}>
          <Sign name="share" />
          {t('after-share')}
        </button>
        <a href={`/g/${welcome.game}.pgn`} download={`${welcome.game}.pgn`}>
          <Sign name="file" />
          <bdi dir="ltr">PGN</bdi>
        </a>
      </nav>
      {sharing && <Share game={game} at={at} last={last} ruling={ruling} close={() => setSharing(false)} />}
    </>
  );
}
