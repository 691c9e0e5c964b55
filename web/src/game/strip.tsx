/** One player's strip: who he is, his clock, and for the own hand the lever of the clock. */
import type { ComponentChildren } from 'preact';
import { Delay, Face } from '../clock/face';
import { t } from '../core/texts';
import type { Color } from '../core/wire';
import type { Game } from './game';
import { Checks } from './pocket';
import { KingTile } from './tile';
import { sideName } from './words';

interface Props {
  game: Game;
  side: Color;
  /** Whether this strip is a lever that its player may press here. */
  lever: boolean;
  /** Whether it says what is left of the time control, and which move it is for those who may know. */
  control?: boolean;
  /** What else its player has to know, in a line of its own. */
  children?: ComponentChildren;
}

/** What is left of the time control of this side, and the number of its move where this screen has the sheet. */
function periodOf({ model, shown }: Game, side: Color): string {
  const { welcome, sheet } = model;
  const index = side === 'white' ? 0 : 1;
  const place = shown.view.clock?.period?.[index];
  // A last period with a number of moves comes again and again.
  const left = welcome.periods?.[side] ?? [];
  const words = place === undefined ? '' : (left[Math.min(place, left.length - 1)] ?? '');
  if (sheet === null || sheet.length === 0) return words;
  const number = Math.floor((sheet.length + 1 - index) / 2) + 1;
  const counter = t('screen-move-number', { number });
  return words ? `${words} · ${counter}` : counter;
}

export function Strip({ game, side, lever, control, children }: Props) {
  const { line, presence, welcome } = game.model;
  const { view, readAt } = game.shown;
  const person = presence?.players[side === 'white' ? 0 : 1];
  const running = view.clock?.running === side;
  const period = control ? periodOf(game, side) : '';
  const press = () => {
    navigator.vibrate?.(10);
    game.act([{ do: 'press' }], side);
  };
  const inside = (
    <>
      <KingTile side={side} />
      <span class="who">
        <bdi class="name">{person?.name || sideName(side)}</bdi>
        <span class="state">
          {person?.taken && !person.here && !game.offline ? t('screen-away') : ''}
          {view.hands[side].adjusting ? t('screen-adjusting') : ''}
          {view.hands[side].castling ? t('screen-castling') : ''}
        </span>
        {period && <span class="period">{period}</span>}
        {children}
      </span>
      <Face
        view={view}
        readAt={readAt}
        side={side}
        about={line !== 'open'}
        rings={true}
        own={welcome.sides.includes(side)}
      />
      <Checks view={view} side={side} />
      <Delay view={view} readAt={readAt} side={side} />
    </>
  );
  const name = `strip${running ? ' running' : ''}${lever ? ' lever' : ''}`;
  if (!lever) {
    return (
      <div class={name} data-side={side}>
        {inside}
      </div>
    );
  }
  const lift = (event: PointerEvent) => game.levers.lift(event.pointerId);
  return (
    <button
      type="button"
      class={name}
      data-side={side}
      onPointerDown={(event) => {
        if (event.button !== 0 || game.blocked) return;
        if (game.levers.touch(side, event, performance.now())) press();
      }}
      onPointerUp={lift}
      onPointerCancel={lift}
      onPointerLeave={lift}
      onClick={(event) => {
        // By keyboard or an aid: no pointer came before.
        if (event.detail === 0 && !game.blocked && game.levers.presses(side, performance.now())) press();
      }}
    >
      <span class="unseen">{t('screen-press', { side })}</span>
      {inside}
    </button>
  );
}
