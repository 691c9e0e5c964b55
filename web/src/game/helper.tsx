/** The screen of a player’s helper: the board as his player sees it, and of all buttons those that his duties permit. */
import { useRef, useState } from 'preact/hooks';
import { colorOf, type Square } from '../board/squares';
import { Dialog } from '../core/dialog';
import { other } from '../core/sides';
import { t } from '../core/texts';
import type { Act, Color, HelperDuty } from '../core/wire';
import type { Open } from './actions';
import { BoardView } from './board-view';
import { RulingCard } from './card';
import { useKeptFocus } from './focus';
import type { Game } from './game';
import { Hands } from './hands-on';
import { levers } from './keys';
import { standing } from './model';
import { MoveField } from './move-field';
import { LineForm, Lines, LONGEST } from './own-sheet';
import { Pocket } from './pocket';
import { Reserve } from './reserve';
import { Restore } from './restore';
import { Sealed } from './sealed';
import { SentenceLine } from './sentence';
import { Strip } from './strip';
import { LineBar, Top } from './top';
import { dutyName, manName } from './words';
import { usePapers } from './written';

export function Helper({ game }: { game: Game }) {
  const { view } = game.model;
  const [flipped, setFlipped] = useState(false);
  const [open, setOpen] = useState<Open>(undefined);
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  const side = game.acting;
  const across = other(side);
  const [near, far] = flipped ? [across, side] : [side, across];
  const helper = view.helpers?.[side];
  const has = (...duties: HelperDuty[]) =>
    view.phase !== 'over' && duties.some((duty) => helper?.duties.includes(duty));
  const presses = has('press', 'records') && levers(game);
  const writes = has('write', 'records');
  return (
    <div
      ref={root}
      class="game single helping"
      data-phase={view.phase}
      data-line={game.model.line}
      data-unanswered={game.unanswered}
    >
      <Top game={game} flip={() => setFlipped(!flipped)} />
      <LineBar game={game} brief={true} />
      <Strip game={game} side={far} lever={presses && far === side} />
      <section class="board-part" aria-label={t('screen-board')}>
        <Pocket game={game} side={far} own={false} />
        {has('moves') ? (
          <Hands game={game} side={near} open={open} setOpen={setOpen} />
        ) : (
          <BoardView view={view} placement={standing(game.model)} side={near} />
        )}
        <Pocket game={game} side={near} own={has('moves') && near === side} />
      </section>
      <div class="middle">
        <SentenceLine game={game} />
        {has('moves') && <Reserve game={game} side={side} />}
        {has('moves') && <Restore game={game} side={side} />}
      </div>
      <Strip game={game} side={near} lever={presses && near === side} control={true} />
      <div class="side">
        {has('adjourns') && <Sealed game={game} side={side} helps={true} />}
        <RulingCard game={game} />
        <aside class="papers">
          <Deeds game={game} side={side} has={has} />
          {has('moves', 'announces') && (
            <MoveField
              game={game}
              side={side}
              setOpen={setOpen}
              helps={{ moves: has('moves'), announces: has('announces') }}
            />
          )}
          {writes && <Writes game={game} side={side} strikes={has('write')} />}
          <section class="helping-for" aria-label={t('screen-helper-for', { side })}>
            <h2>{t('screen-helper-for', { side })}</h2>
            {helper && helper.duties.length > 0 ? (
              <ul>
                {helper.duties.map((duty) => (
                  <li key={duty} data-duty={duty}>
                    {dutyName(duty)}
                  </li>
                ))}
              </ul>
            ) : (
              <p>{t('screen-helper-waits')}</p>
            )}
          </section>
        </aside>
      </div>
    </div>
  );
}

interface DeedsProps {
  game: Game;
  side: Color;
  has: (...duties: HelperDuty[]) => boolean;
}

/** What he says for his player, and stopping the clocks. */
function Deeds({ game, side, has }: DeedsProps) {
  const [which, setWhich] = useState(false);
  const asked = game.model.view.helpers?.[side]?.asked ?? false;
  const stands = !game.shown.view.clock?.running;
  const deed = (name: string, what: Act | (() => void), off = false) => (
    <button
      key={name}
      type="button"
      class="plain"
      data-help={name}
      disabled={off || game.blocked}
      onClick={() => (typeof what === 'function' ? what() : game.act([what], side))}
    >
      {t('screen-helper-deed', { deed: name })}
    </button>
  );
  const deeds = [
    has('claims') && deed('flag', { do: 'claim', kind: 'flag' }),
    has('claims') && deed('touched', () => setWhich(true)),
    // What nobody asked for is not told: that is an offence of the player whom he helps.
    has('tells') && deed('moves_made', { do: 'tell', what: 'moves_made' }, !asked),
    has('tells') && deed('time', { do: 'tell', what: 'time' }, !asked),
    has('press', 'adjourns') && deed('stop', { do: 'stop_clocks' }, stands),
  ].filter(Boolean);
  if (deeds.length === 0) return null;
  return (
    <>
      <nav class="help-deeds" aria-label={t('screen-actions')}>
        {deeds}
      </nav>
      {which && <Touched game={game} side={side} close={() => setWhich(false)} />}
    </>
  );
}

/** Which piece the opponent has touched: his men, each with its square. */
function Touched({ game, side, close }: { game: Game; side: Color; close: () => void }) {
  const across = other(side);
  const men = [...standing(game.model)].filter(([, man]) => colorOf(man) === across).sort();
  const report = (square: Square) => {
    game.act([{ do: 'report', fact: 'touched', side: across, square, to: 'arbiter' }], side);
    close();
  };
  return (
    <Dialog title={t('screen-helper-deed', { deed: 'touched' })} close={close}>
      <ul class="rows">
        {men.map(([square, man]) => (
          <li key={square}>
            <button type="button" data-touched={square} onClick={() => report(square)}>
              <span>
                {manName(man)} <bdi dir="ltr">{square}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The scoresheet that he keeps for his player. */
function Writes({ game, side, strikes }: { game: Game; side: Color; strikes: boolean }) {
  const paper = usePapers(game)?.sheets.find(({ of }) => of === side);
  const away = paper?.lent || paper?.handed_in;
  return (
    <section class="paper own-sheet" aria-label={t('screen-own-sheet-of', { side })}>
      <h2>{t('screen-own-sheet-of', { side })}</h2>
      <Lines paper={paper} />
      {!away && (
        <LineForm
          game={game}
          name="line"
          label={t('screen-own-sheet-next')}
          most={LONGEST}
          write={(text) => game.act([{ do: 'write', side, text }], side)}
        />
      )}
      {!away && (
        <div class="deeds">
          {strikes && (paper?.lines.length ?? 0) > 0 && (
            <button
              type="button"
              class="plain"
              data-paper="strike"
              onClick={() => game.act([{ do: 'strike' }], side)}
            >
              {t('screen-own-sheet-strike')}
            </button>
          )}
          <button
            type="button"
            class="plain"
            data-paper="mark"
            onClick={() => game.act([{ do: 'draw_mark' }], side)}
          >
            {t('screen-own-sheet-mark')}
          </button>
        </div>
      )}
    </section>
  );
}
