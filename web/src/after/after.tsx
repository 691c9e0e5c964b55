/**
 * A game as it is looked through: by everybody once it is over, and by those who look on while it is played, as far as
 * they may see. The board is the same; beside it stand its moves, each a button.
 */
import './after.css';
import { useEffect, useState } from 'preact/hooks';
import { readPlacement } from '../board/squares';
import { say } from '../core/say';
import { other } from '../core/sides';
import { plain, t } from '../core/texts';
import type { Color } from '../core/wire';
import { About } from '../game/about';
import { Appeal } from '../game/appeal';
import { BoardView } from '../game/board-view';
import { RulingCard } from '../game/card';
import type { Game } from '../game/game';
import { standing } from '../game/model';
import { keepsSheet, OwnSheet } from '../game/own-sheet';
import { Partner } from '../game/partner';
import { LineBar, Top } from '../game/top';
import { Band } from './band';
import { Deeds } from './deeds';
import { marksAt, viewAt, writtenFrom, writtenOf } from './model';
import { Moves } from './moves';
import { Player } from './player';
import { useReplay, useReplaying } from './replaying';

/** Whether a game is looked through here and not played. The coach has the last word beside the board itself. */
export const isLookedThrough = (game: Game): boolean =>
  !game.model.welcome.coach && (game.model.view.phase === 'over' || game.model.welcome.sides.length === 0);

export function After({ game }: { game: Game }) {
  const { welcome, sheet, view } = game.model;
  const over = view.phase === 'over';
  const [flipped, setFlipped] = useState(false);
  const [wanted, setWanted] = useState(over || location.hash !== '');
  const replay = useReplay(game, wanted || over || game.model.story.length > 0);
  const last = replay && over ? replay.plies.length : (sheet?.length ?? 0);
  const replaying = useReplaying(last);
  const { at } = replaying;
  useEffect(() => {
    if (at !== undefined) setWanted(true);
  }, [at]);
  const then = replay && at !== undefined && at <= replay.plies.length;
  const { view: now, readAt } = game.shown;
  const shown = then ? viewAt(view, replay, at) : now;
  const own: Color = welcome.sides[0] ?? 'white';
  const near = flipped ? other(own) : own;
  const moves =
    replay && replay.plies.length >= last ? writtenOf(replay.plies) : writtenFrom(sheet ?? [], now.turn);
  const marks = replay?.marks ?? [];
  const seen = at ?? last;
  useEffect(() => {
    const move = moves[seen - 1];
    if (at !== undefined && !replaying.plays) say(move ? plain(move.text) : t('after-start'));
  }, [at]);
  return (
    <div
      class={`game after ${over ? 'ended' : 'looking'}`}
      data-phase={view.phase}
      data-line={game.model.line}
      data-at={seen}
      data-unanswered={game.unanswered}
    >
      <Top game={game} />
      <LineBar game={game} />
      <Player game={game} side={other(near)} view={shown} readAt={readAt} />
      <section class="board-part" data-variant={shown.variant?.name} aria-label={t('screen-board')}>
        <Partner game={game} near={near} looked={true} />
        <BoardView
          view={shown}
          placement={then ? readPlacement(shown.board) : standing(game.model)}
          side={near}
          looked={true}
        />
        {shown.variant?.name === 'king-of-the-hill' && <p class="unseen">{t('screen-hill')}</p>}
      </section>
      <Band game={game} replay={replay} moves={moves} replaying={replaying} last={last} />
      <Player game={game} side={near} view={shown} readAt={readAt} flip={() => setFlipped(!flipped)} />
      <Deeds
        game={game}
        replaying={replaying}
        last={last}
        at={seen}
        ruling={marksAt(marks, seen).flatMap((mark) => mark.told)[0]}
      />
      <aside class="papers">
        {!over && <RulingCard game={game} />}
        <Moves
          moves={moves}
          marks={marks}
          at={seen}
          go={replaying.go}
          end={over ? view.end?.result : undefined}
          minutes={view.clock?.flag_may_be_shown === false}
        />
        {/* What players still do when the game is over: they sign, hand in, appeal. */}
        {over && welcome.arbiter && (
          <>
            {welcome.sides.slice(0, 1).map((side) => (
              <Appeal key={side} game={game} side={side} />
            ))}
            {keepsSheet(game) && welcome.sides.map((side) => <OwnSheet key={side} game={game} side={side} />)}
          </>
        )}
      </aside>
      <About game={game} />
      {!over && <p class="foot-note">{t('screen-no-claim')}</p>}
    </div>
  );
}
