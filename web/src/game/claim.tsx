/** A claim in three steps on one sheet: what, on which ground, and the button after which nothing can be cancelled. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Face } from '../clock/face';
import type { ActOf } from '../core/act';
import { ask } from '../core/api';
import { Dialog } from '../core/dialog';
import { inEnglishLetters } from '../core/letters';
import { SIDES } from '../core/sides';
import { t } from '../core/texts';
import type { Claimable, ClaimKind, Claims, Color } from '../core/wire';
import type { Game } from './game';
import { sideName } from './words';

/** Claims that may rest on a move which is still to be made. */
export const BY_MOVE: ReadonlySet<ClaimKind> = new Set(['repetition', 'fifty']);

interface Props {
  game: Game;
  side: Color;
  close: () => void;
  turned?: boolean;
}

/** What the rulebook of this game knows; nothing before the server has said it, and `null` if it cannot be asked. */
function useClaims({ game, side }: Pick<Props, 'game' | 'side'>): Claimable[] | null | undefined {
  const [claims, setClaims] = useState<Claimable[] | null | undefined>(undefined);
  const { version, welcome } = game.model;
  useEffect(() => {
    let current = true;
    ask<Claims>(`/api/v1/games/${welcome.game}/claims?side=${side}`).then(
      (found) => current && setClaims(found.claims),
      () => current && setClaims((before) => before ?? null),
    );
    return () => {
      current = false;
    };
    // What a wrong claim costs can depend on the own time, which stands after the clocks were stopped.
  }, [side, version]);
  return claims;
}

/**
 * Where the rulebook has the clocks stopped for a claim, opening the sheet stops them. Whoever goes back then has stopped
 * them without saying why, and it is decided whether there was a reason.
 */
function useStop({ game, side }: Pick<Props, 'game' | 'side'>, claims: Claimable[] | null | undefined): void {
  const done = useRef(false);
  const must = claims?.some((one) => one.stops === 'must') ?? false;
  useEffect(() => {
    if (!must || done.current) return;
    done.current = true;
    if (game.model.view.phase === 'running' && !game.blocked) game.act([{ do: 'stop_clocks' }], side);
  }, [must]);
}

export function Claim({ game, side, close, turned }: Props) {
  const [kind, setKind] = useState<ClaimKind | undefined>(undefined);
  const [ahead, setAhead] = useState(false);
  const [written, setWritten] = useState('');
  const claims = useClaims({ game, side });
  useStop({ game, side }, claims);
  const chosen = claims?.find((one) => one.kind === kind);
  const next = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!chosen) return;
    next.current?.scrollIntoView({ block: 'nearest' });
  }, [kind]);
  const [effort, setEffort] = useState(false);
  const byMove = kind !== undefined && BY_MOVE.has(kind);
  const claim = () => {
    if (!kind) return;
    const act: ActOf<'claim'> = { do: 'claim', kind };
    if (byMove) act.ground = ahead ? 'about_to_appear' : 'appeared';
    if (kind === 'no_arbiter_draw') act.ground = effort ? 'no_effort' : 'cannot_win';
    if (byMove && ahead) act.written = inEnglishLetters(written, document.documentElement.lang);
    game.act([act], side);
    close();
  };
  return (
    <Dialog title={t('screen-claim-title', { side })} close={close} turned={turned ?? false}>
      <Clocks game={game} side={side} />
      {claims === null && <p class="wrong">{t('screen-claim-unknown')}</p>}
      {claims && (
        <fieldset>
          <legend>{t('screen-claim-what')}</legend>
          {/* Once chosen, the others fold away: what comes next is in view. */}
          {claims
            .filter((one) => !chosen || one === chosen)
            .map((one) => (
              <label key={one.kind} class="choice">
                <input
                  type="radio"
                  name="kind"
                  value={one.kind}
                  checked={kind === one.kind}
                  onChange={() => setKind(one.kind)}
                />
                <span>{t('screen-claim-kind', { kind: one.kind })}</span>
              </label>
            ))}
          {chosen && (
            <button type="button" class="plain" onClick={() => setKind(undefined)}>
              {t('screen-claim-other')}
            </button>
          )}
        </fieldset>
      )}
      {chosen && (
        <div ref={next}>
          {byMove && <Ground ahead={ahead} setAhead={setAhead} written={written} setWritten={setWritten} />}
          {kind === 'no_arbiter_draw' && (
            <fieldset>
              <legend>{t('screen-claim-ground')}</legend>
              {[false, true].map((one) => (
                <label key={String(one)} class="choice">
                  <input
                    type="radio"
                    name="ground"
                    value={one ? 'no_effort' : 'cannot_win'}
                    checked={effort === one}
                    onChange={() => setEffort(one)}
                  />
                  <span>{t('screen-claim-ground-of', { ground: one ? 'no_effort' : 'cannot_win' })}</span>
                </label>
              ))}
            </fieldset>
          )}
          <Consequence claim={chosen} ahead={byMove && ahead} />
          <button
            type="button"
            class="button wide"
            disabled={byMove && ahead && written.trim() === ''}
            onClick={claim}
          >
            {t('screen-claim-do')}
          </button>
        </div>
      )}
    </Dialog>
  );
}

interface GroundProps {
  ahead: boolean;
  setAhead: (ahead: boolean) => void;
  written: string;
  setWritten: (written: string) => void;
}

/** Whether it is on the board already, or comes about by a move that is written down. */
export function Ground({ ahead, setAhead, written, setWritten }: GroundProps) {
  return (
    <fieldset>
      <legend>{t('screen-claim-when')}</legend>
      <label class="choice">
        <input type="radio" name="ground" checked={!ahead} onChange={() => setAhead(false)} />
        <span>{t('screen-claim-appeared')}</span>
      </label>
      <label class="choice">
        <input type="radio" name="ground" value="ahead" checked={ahead} onChange={() => setAhead(true)} />
        <span>{t('screen-claim-ahead')}</span>
      </label>
      {ahead && (
        <label class="field">
          <span>{t('screen-claim-written')}</span>
          <input
            name="written"
            dir="ltr"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            value={written}
            onInput={(event) => setWritten(event.currentTarget.value)}
          />
          <small>{t('screen-claim-final')}</small>
        </label>
      )}
    </fieldset>
  );
}

/** Both clocks stay in sight, and can be stopped before it is said what is claimed. */
function Clocks({ game, side }: { game: Game; side: Color }) {
  const { view, readAt } = game.shown;
  if (!view.clock) return null;
  return (
    <div class="claim-clocks">
      {SIDES.map((one) => (
        <span key={one}>
          {sideName(one)} <Face view={view} readAt={readAt} side={one} />
        </span>
      ))}
      {view.phase === 'running' && (
        <button
          type="button"
          class="plain"
          disabled={game.blocked}
          onClick={() => game.act([{ do: 'stop_clocks' }], side)}
        >
          {t('screen-run', { what: 'stop' })}
        </button>
      )}
    </div>
  );
}

/** What will happen, with its article, before the button is pressed. */
function Consequence({ claim, ahead }: { claim: Claimable; ahead: boolean }) {
  const { wrong, stops } = claim;
  return (
    <div class="consequence">
      {stops === 'must' && <p>{t('screen-claim-stops')}</p>}
      {wrong && (
        <>
          <p>{t('screen-claim-wrong')}</p>
          <ul>
            {wrong.texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
            {ahead && wrong.move_binds && <li>{t('screen-claim-binds')}</li>}
          </ul>
          <p class="cites">
            {wrong.cites.map((cite) => (
              <a key={cite.href} href={cite.href} target="_blank" rel="noopener" title={cite.summary}>
                <bdi dir="ltr">{cite.text}</bdi>
              </a>
            ))}
          </p>
        </>
      )}
      <p class="lead">{t('screen-claim-then')}</p>
    </div>
  );
}
