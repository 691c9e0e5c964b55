/** One player's strip with the clock as it was at the half-move that is seen. */
import { Face } from '../clock/face';
import { t } from '../core/texts';
import type { Color, View } from '../core/wire';
import type { Game } from '../game/game';
import { Checks, InHand } from '../game/pocket';
import { KingTile } from '../game/tile';
import { sideName } from '../game/words';
import { Sign } from './sign';

interface Props {
  game: Game;
  side: Color;
  view: View;
  readAt: number;
  /** Turns the board, from the strip below it. */
  flip?: () => void;
}

export function Player({ game, side, view, readAt, flip }: Props) {
  const { line, presence } = game.model;
  const person = presence?.players[side === 'white' ? 0 : 1];
  const running = view.clock?.running === side;
  const away = view.phase !== 'over' && person?.taken && !person.here && !game.offline;
  return (
    <div class={`strip${running ? ' running' : ''}`} data-side={side}>
      <KingTile side={side} />
      <span class="who">
        <bdi class="name">{person?.name || sideName(side)}</bdi>
        {away && <span class="state">{t('screen-away')}</span>}
        <InHand view={view} side={side} />
      </span>
      <Checks view={view} side={side} />
      <Face view={view} readAt={readAt} side={side} about={view.phase !== 'over' && line !== 'open'} />
      {flip && (
        <button type="button" class="flip" aria-label={t('after-flip')} onClick={flip}>
          <Sign name="turn" />
        </button>
      )}
    </div>
  );
}
