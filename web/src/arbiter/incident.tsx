/** An incident: the board, what it is, whose it is; what follows is said, and then it is entered. */
import { useEffect, useState } from 'preact/hooks';
import type { Man } from '../board/squares';
import { ask } from '../core/api';
import { t } from '../core/texts';
import type { Act, Actor, Color, Incidents } from '../core/wire';
import type { Game } from '../game/game';
import { standing } from '../game/model';
import { squareName } from '../game/words';
import { Sides } from './acts';
import { Answered } from './answered';
import { AskFirst, type Wish } from './ask-first';
import { Claimed } from './claimed';
import { Count, isCounted } from './counted';
import { Device } from './device';
import { Helpers } from './helper';

const FIGURES: Readonly<Record<Man, string>> = {
  K: '♔',
  Q: '♕',
  R: '♖',
  B: '♗',
  N: '♘',
  P: '♙',
  k: '♚',
  q: '♛',
  r: '♜',
  b: '♝',
  n: '♞',
  p: '♟',
};

/** So many kinds are in sight; the rest lies behind a word. */
const IN_SIGHT = 8;

/** What is no player’s own: neither side is asked for. */
const NOBODYS = [
  'spectator_interferes',
  'spectator_phone',
  'entered_area',
  'boards_differ',
  'sheets_differ',
  'envelope_lost',
  'both_end',
] as const;

const isNobodys = (kind: string): kind is (typeof NOBODYS)[number] => NOBODYS.some((one) => one === kind);

/** What the rulebook knows at such a board; nothing before the server has said it, `null` if it cannot be asked. */
function useIncidents(game: Game): Incidents | null | undefined {
  const [known, setKnown] = useState<Incidents | null | undefined>(undefined);
  const { welcome, line } = game.model;
  useEffect(() => {
    if (line === 'lost') return;
    let current = true;
    ask<Incidents>(`/api/v1/games/${welcome.game}/incidents`).then(
      (found) => current && setKnown(found),
      () => current && setKnown((before) => before ?? null),
    );
    return () => {
      current = false;
    };
  }, [line === 'lost']);
  return known;
}

/** The kinds in sight, and those behind a word: what is not likely here is never in sight. */
type Kind = Incidents['incidents'][number]['kind'];

export function inSight({ incidents }: Pick<Incidents, 'incidents'>): [shown: Kind[], rarer: Kind[]] {
  const likely = incidents.filter((one) => one.likely).slice(0, IN_SIGHT);
  const rarer = incidents.filter((one) => !likely.includes(one));
  return [likely.map((one) => one.kind), rarer.map((one) => one.kind)];
}

export function Incident({ game }: { game: Game }) {
  const known = useIncidents(game);
  const [kind, setKind] = useState<Kind | 'helper' | ''>('');
  const [toucher, setToucher] = useState<Color | undefined>(undefined);
  const [wish, setWish] = useState<Wish | undefined>(undefined);
  const [sent, setSent] = useState<number | undefined>(undefined);
  const back = () => {
    setKind('');
    setToucher(undefined);
    setWish(undefined);
    setSent(undefined);
  };
  const { refused } = game.model;
  useEffect(() => {
    if (refused) setSent(undefined);
  }, [refused]);
  const enter = ({ acts, side, toldBy }: Wish) => {
    // Without a line nothing is entered, and the bar at the top says so: what was chosen stays.
    if (game.offline) return;
    back();
    setSent(game.model.version);
    game.act(acts, side, toldBy);
  };
  const consider = (act: Act, side?: Color) => setWish({ acts: [act], side });
  if (sent !== undefined) return <Answered game={game} since={sent} next={back} />;
  if (wish) {
    return (
      <section aria-label={t('screen-desk-would-follow')}>
        <AskFirst game={game} wish={wish} enter={() => enter(wish)} back={() => setWish(undefined)} />
      </section>
    );
  }
  if (toucher) {
    return (
      <section aria-label={t('screen-touched-which')}>
        <p>{t('screen-touched-which')}</p>
        <div class="men-cells" dir="ltr">
          {[...standing(game.model)].sort().map(([square, man]) => (
            <button
              key={square}
              type="button"
              class="cell"
              aria-label={squareName(square, man, new Set(), undefined)}
              onClick={() => consider({ do: 'observe', fact: 'touched', side: toucher, square })}
            >
              <span aria-hidden="true">
                {FIGURES[man]} {square}
              </span>
            </button>
          ))}
        </div>
        <Back back={back} />
      </section>
    );
  }
  if (kind === 'claim') {
    return (
      <section aria-label={t('screen-claim-what')}>
        <p>{t('screen-claim-what')}</p>
        {known && <Claimed game={game} claims={known.claims} enter={consider} />}
        <Back back={back} />
      </section>
    );
  }
  if (kind === 'helper' && known) return <Helpers game={game} known={known} back={back} />;
  if (kind === 'device') {
    const give = (act: Act, toldBy: Actor | undefined) => enter({ acts: [act], toldBy });
    return <Device game={game} kinds={known?.devices ?? []} enter={give} back={back} />;
  }
  if (isCounted(kind)) {
    const counted = (should: string) => consider({ do: 'observe', fact: kind, should });
    return (
      <section aria-label={t('screen-fact', { fact: kind })}>
        <p>{t('screen-fact', { fact: kind })}</p>
        <Count game={game} kind={kind} enter={counted} />
        <Back back={back} />
      </section>
    );
  }
  if (kind !== '' && kind !== 'helper') {
    const choose = (side: Color) => {
      if (kind === 'touched') setToucher(side);
      // Whoever was disturbed complains of it: his claim, entered for him.
      else if (kind === 'disturbance') consider({ do: 'claim', kind }, side);
      else consider({ do: 'observe', fact: kind, side });
    };
    const question = t(kind === 'disturbance' ? 'screen-disturbed-who' : 'screen-whose');
    return (
      <section aria-label={question}>
        <p>
          {t('screen-fact', { fact: kind })}. {question}
        </p>
        <Sides game={game} choose={choose} />
        <Back back={back} />
      </section>
    );
  }
  if (!known) return known === null ? <p class="wrong">{t('screen-incident-unknown')}</p> : null;
  const choose = (chosen: Kind) => {
    if (isNobodys(chosen)) consider({ do: 'observe', fact: chosen });
    else setKind(chosen);
  };
  return <Kinds known={known} choose={choose} help={() => setKind('helper')} />;
}

interface KindsProps {
  known: Incidents;
  choose: (kind: Kind) => void;
  /** Somebody is to act for a player. */
  help: () => void;
}

function Kinds({ known, choose, help }: KindsProps) {
  const [open, setOpen] = useState(false);
  const [shown, rarer] = inSight(known);
  return (
    <>
      <div class="cells">
        {[...shown, ...(open ? rarer : [])].map((one) => (
          <button key={one} type="button" class="cell" data-fact={one} onClick={() => choose(one)}>
            {t('screen-fact', { fact: one })}
          </button>
        ))}
      </div>
      {rarer.length > 0 && (
        <button type="button" class="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('screen-more')}
        </button>
      )}
      <button type="button" class="quiet" data-way="helper" onClick={help}>
        {t('screen-helper')}
      </button>
    </>
  );
}

function Back({ back }: { back: () => void }) {
  return (
    <button type="button" class="plain" onClick={back}>
      {t('screen-back')}
    </button>
  );
}
