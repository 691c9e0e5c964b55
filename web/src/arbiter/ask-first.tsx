/** What follows is said before it is done: with its articles, and a held button where it weighs. */
import { useEffect, useState } from 'preact/hooks';
import { ask, Refused } from '../core/api';
import { HoldButton } from '../core/hold';
import { clockText, inDigits } from '../core/numbers';
import { t } from '../core/texts';
import type { Act, Actor, Asking, Color, Err, Preview } from '../core/wire';
import { ToldView } from '../game/card';
import type { Game } from '../game/game';

/** So long a button is held that ends a game, or takes points or time. */
export const HOLD = 800;

export interface Wish {
  acts: Act[];
  side?: Color | undefined;
  /** Who told the arbiter of it. */
  toldBy?: Actor | undefined;
}

export interface Answer {
  preview?: Preview;
  error?: Err;
}

/** What the server says would follow, asked again whenever the game has changed; nothing while it is not known. */
export function usePreview(game: Game, wish: Wish | undefined): Answer | undefined {
  const [known, setKnown] = useState<{ to: string; answer: Answer } | undefined>(undefined);
  const { version, welcome, line } = game.model;
  // An answer holds for the question it was given to: what was changed since is not entered on its strength.
  const asked = JSON.stringify([wish, version, line === 'lost']);
  useEffect(() => {
    const setAnswer = (answer: Answer) => setKnown({ to: asked, answer });
    if (!wish || line === 'lost') return;
    let current = true;
    const { acts, side, toldBy } = wish;
    const body: Asking = { acts, ...(side ? { side } : {}), ...(toldBy ? { told_by: toldBy } : {}) };
    ask<Preview>(`/api/v1/games/${welcome.game}/preview`, body).then(
      (preview) => current && setAnswer({ preview }),
      (why) => current && setAnswer(why instanceof Refused ? { error: why.error } : {}),
    );
    return () => {
      current = false;
    };
  }, [asked]);
  return known?.to === asked ? known.answer : undefined;
}

/** What would follow, in words. */
export function Follows({ answer }: { answer: Answer | undefined }) {
  const { preview, error } = answer ?? {};
  const refused = error ?? preview?.refused;
  return (
    <section class="follows" aria-live="polite" aria-label={t('screen-desk-would-follow')}>
      {!answer && <p class="lead">{t('screen-desk-asking')}</p>}
      {refused && <p class="wrong">{refused.text}</p>}
      {preview?.ends && (
        <p class="would-end">
          <strong>{t('screen-desk-would-end')}</strong> {preview.told.length === 0 && preview.end_text}
        </p>
      )}
      {preview && !refused && preview.told.length === 0 && <p class="lead">{t('screen-desk-nothing')}</p>}
      {preview?.told.map((told) => (
        <div key={told.seq} class={`line ${told.kind}`} data-tag={told.tag}>
          <ToldView told={told} title={true} brief={true} />
        </div>
      ))}
      {preview?.clocks && preview.grave && (
        <p class="would-show" dir="ltr">
          {preview.clocks.map((ms) => inDigits(clockText(ms))).join(' / ')}
        </p>
      )}
    </section>
  );
}

interface Props {
  game: Game;
  wish: Wish;
  /** What the button says where nothing weighs. */
  label?: string;
  enter: () => void;
  back?: () => void;
}

export function AskFirst({ game, wish, label, enter, back }: Props) {
  const answer = usePreview(game, wish);
  return (
    <>
      <Follows answer={answer} />
      <Enter answer={answer} label={label ?? t('screen-desk-enter')} enter={enter} offline={game.offline} />
      {back && (
        <button type="button" class="plain wide" onClick={back}>
          {t('screen-back')}
        </button>
      )}
    </>
  );
}

interface EnterProps {
  answer: Answer | undefined;
  label: string;
  enter: () => void;
  offline: boolean;
}

/** One button: held where it weighs, pressed where it does not, and none of both before it is known what follows. */
export function Enter({ answer, label, enter, offline }: EnterProps) {
  const { preview } = answer ?? {};
  const disabled = !preview || offline;
  if (!preview?.grave) {
    return (
      <button type="button" class="button wide" data-enter disabled={disabled} onClick={enter}>
        {label}
      </button>
    );
  }
  return (
    <HoldButton
      class="button wide danger"
      disabled={disabled}
      after={HOLD}
      hold={enter}
      hint={t('screen-desk-hold-hint')}
    >
      {t('screen-desk-hold')}
    </HoldButton>
  );
}
