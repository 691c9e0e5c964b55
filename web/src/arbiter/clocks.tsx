/** The clocks of one board: set only while they stand, digit by digit, the old figure beside the new one. */
import { useState } from 'preact/hooks';
import { Fault, faulty, useFirstFault } from '../core/fault';
import { HoldButton } from '../core/hold';
import { clockText, fromDigits, inDigits } from '../core/numbers';
import { SIDES } from '../core/sides';
import { t } from '../core/texts';
import type { Act, Color } from '../core/wire';
import type { Game } from '../game/game';
import { shownNow } from '../game/model';
import { sideName } from '../game/words';
import { Enter, Follows, HOLD, usePreview } from './ask-first';
import { readTime } from './questions';

const UNITS = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** How many moves a counter shows; `undefined` if that is no number. */
function readCount(text: string): number | undefined {
  const digits = fromDigits(text.trim());
  return /^\d{1,4}$/.test(digits) ? Number(digits) : undefined;
}

const isEmpty = (text: string | undefined): boolean => (text ?? '').trim() === '';

export function Clocks({ game }: { game: Game }) {
  const { view } = game.model;
  /** So many times it was tried to set what cannot be set; from then on it is said what is missing. */
  const [attempts, setAttempts] = useState(0);
  const form = useFirstFault(attempts);
  const [typed, setTyped] = useState<Partial<Record<Color, string>>>({});
  const [reason, setReason] = useState('');
  const [counters, setCounters] = useState<Partial<Record<Color, string>>>({});
  if (view.phase === 'running') {
    return (
      <>
        <p>{t('screen-clocks-run')}</p>
        <button type="button" class="button wide" onClick={() => game.act([{ do: 'stop' }])}>
          {t('screen-run', { what: 'stop' })}
        </button>
      </>
    );
  }
  const shown = (side: Color): number => shownNow(game.model, side, performance.now()) ?? 0;
  const wanted = SIDES.flatMap((side): Act[] => {
    const ms = readTime(typed[side] ?? '');
    const counter = readCount(counters[side] ?? '');
    const to = { ...(ms === undefined ? {} : { ms }), ...(counter === undefined ? {} : { counter }) };
    return Object.keys(to).length === 0 ? [] : [{ do: 'adjust', side, ...to, why: reason.trim() }];
  });
  const badTime = (side: Color) => !isEmpty(typed[side]) && readTime(typed[side] ?? '') === undefined;
  const badCount = (side: Color) => !isEmpty(counters[side]) && readCount(counters[side] ?? '') === undefined;
  const unreadable = SIDES.some((side) => badTime(side) || badCount(side));
  const ready = wanted.length > 0 && !unreadable && reason.trim() !== '';
  const tried = attempts > 0;
  const nothing = wanted.length === 0 && !unreadable;
  const answer = usePreview(game, ready ? { acts: wanted } : undefined);
  const apply = (go: boolean) => {
    if (!ready) {
      setAttempts(attempts + 1);
      return;
    }
    setAttempts(0);
    game.act(go ? [...wanted, { do: 'resume' }] : wanted);
    setTyped({});
    setCounters({});
    setReason('');
  };
  return (
    <form
      ref={form}
      noValidate
      class="clocks"
      onSubmit={(event) => {
        event.preventDefault();
        apply(false);
      }}
    >
      {SIDES.map((side) => {
        const old = inDigits(clockText(shown(side)));
        const now = readTime(typed[side] ?? '') ?? shown(side);
        const step = (by: number) => setTyped({ ...typed, [side]: clockText(Math.max(0, now + by)) });
        return (
          <fieldset key={side}>
            <legend>
              {sideName(side)} <bdi dir="ltr">{typed[side] ? <s>{old}</s> : old}</bdi>
            </legend>
            <div class="units" dir="ltr">
              {UNITS.map(([unit, ms]) => (
                <span key={unit} class="unit">
                  {(['less', 'more'] as const).map((way) => (
                    <button
                      key={way}
                      type="button"
                      class="plain"
                      aria-label={t('screen-step', {
                        side: sideName(side),
                        way,
                        unit: t('screen-unit', { unit }),
                      })}
                      onClick={() => step(way === 'less' ? -ms : ms)}
                    >
                      {way === 'less' ? '−' : '+'}
                    </button>
                  ))}
                  <small aria-hidden="true" dir="auto">
                    {t('screen-unit', { unit })}
                  </small>
                </span>
              ))}
            </div>
            <label class="field">
              <span>{t('screen-time-of', { side })}</span>
              <input
                dir="ltr"
                inputmode="numeric"
                placeholder="1:30:00"
                value={typed[side] ?? ''}
                {...faulty(`time-${side}`, tried && (badTime(side) || (nothing && side === 'white')))}
                onInput={(event) => setTyped({ ...typed, [side]: event.currentTarget.value })}
              />
              <Fault
                id={`time-${side}`}
                text={
                  tried && badTime(side)
                    ? t('screen-time-unread', { example: '1:30:00' })
                    : tried && nothing && side === 'white'
                      ? t('screen-adjust-nothing')
                      : undefined
                }
              />
            </label>
            <label class="field">
              <span>{t('screen-counter', { side: sideName(side) })}</span>
              <input
                dir="ltr"
                inputmode="numeric"
                value={counters[side] ?? ''}
                {...faulty(`count-${side}`, tried && badCount(side))}
                onInput={(event) => setCounters({ ...counters, [side]: event.currentTarget.value })}
              />
              <Fault
                id={`count-${side}`}
                text={tried && badCount(side) ? t('screen-counter-unread', { example: '40' }) : undefined}
              />
            </label>
          </fieldset>
        );
      })}
      <label class="field">
        <span>{t('screen-reason')}</span>
        <input
          name="reason"
          required
          dir="auto"
          maxLength={200}
          value={reason}
          {...faulty('reason-missing', tried && reason.trim() === '')}
          onInput={(event) => setReason(event.currentTarget.value)}
        />
        <Fault
          id="reason-missing"
          text={tried && reason.trim() === '' ? t('screen-reason-needed') : undefined}
        />
      </label>
      {ready ? (
        <>
          <Follows answer={answer} />
          <Enter
            answer={answer}
            label={t('screen-apply')}
            enter={() => apply(false)}
            offline={game.offline}
          />
          {view.phase === 'standing' && !view.held && (
            <HoldButton
              class="plain wide"
              disabled={!answer?.preview || game.offline}
              after={HOLD}
              hold={() => apply(true)}
              hint={t('screen-desk-hold-hint')}
            >
              {t('screen-apply-run')}
            </HoldButton>
          )}
        </>
      ) : (
        <button type="submit" class="button wide">
          {t('screen-apply')}
        </button>
      )}
    </form>
  );
}
