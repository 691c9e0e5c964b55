/** A claim that a player makes at a real board, entered by the arbiter: it is judged as the player's own. */
import { useState } from 'preact/hooks';
import { inEnglishLetters } from '../core/letters';
import { SIDES } from '../core/sides';
import { t } from '../core/texts';
import type { Act, ClaimKind, Color, Incidents } from '../core/wire';
import { BY_MOVE, Ground } from '../game/claim';
import type { Game } from '../game/game';
import { KingTile } from '../game/tile';
import { sideName } from '../game/words';

interface Props {
  game: Game;
  claims: Incidents['claims'];
  enter: (act: Act, side: Color) => void;
}

/** What is claimed and by whom is one tap; only where a move may be written down there is one question more. */
export function Claimed({ game, claims, enter }: Props) {
  const [asked, setAsked] = useState<{ kind: ClaimKind; side: Color } | undefined>(undefined);
  const kinds = [...new Set([...claims.white, ...claims.black])];
  if (asked) return <ByMove {...asked} enter={enter} />;
  const choose = (kind: ClaimKind, side: Color) =>
    BY_MOVE.has(kind) ? setAsked({ kind, side }) : enter({ do: 'claim', kind }, side);
  return (
    <ul class="claimed">
      <li aria-hidden="true">
        <span />
        {SIDES.map((side, index) => (
          <bdi key={side}>{game.model.presence?.players[index]?.name || sideName(side)}</bdi>
        ))}
      </li>
      {kinds.map((kind) => (
        <li key={kind} data-claim={kind}>
          <span>{t('screen-claim-kind', { kind })}</span>
          {SIDES.map((side) => (
            <button
              key={side}
              type="button"
              class="cell"
              data-side={side}
              disabled={!claims[side].includes(kind)}
              aria-label={`${t('screen-claim-title', { side })}: ${t('screen-claim-kind', { kind })}`}
              onClick={() => choose(kind, side)}
            >
              <KingTile side={side} />
            </button>
          ))}
        </li>
      ))}
    </ul>
  );
}

function ByMove({ kind, side, enter }: { kind: ClaimKind; side: Color; enter: Props['enter'] }) {
  const [ahead, setAhead] = useState(false);
  const [written, setWritten] = useState('');
  const claim = () => {
    const move = inEnglishLetters(written, document.documentElement.lang);
    const act: Act = ahead
      ? { do: 'claim', kind, ground: 'about_to_appear', written: move }
      : { do: 'claim', kind, ground: 'appeared' };
    enter(act, side);
  };
  return (
    <>
      <p>
        <strong>{t('screen-claim-title', { side })}:</strong> {t('screen-claim-kind', { kind })}
      </p>
      <Ground ahead={ahead} setAhead={setAhead} written={written} setWritten={setWritten} />
      <button type="button" class="button wide" disabled={ahead && written.trim() === ''} onClick={claim}>
        {t('screen-claim-enter')}
      </button>
    </>
  );
}
