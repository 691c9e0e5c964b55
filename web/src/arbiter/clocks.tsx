/** The clocks of one board: set only while they stand, digit by digit, the old figure beside the new one. */
import { useState } from 'preact/hooks';
import type { Color } from '../core/api';
import { clockText, inDigits } from '../core/numbers';
import { t } from '../core/texts';
import type { Game } from '../game/game';
import { shownNow } from '../game/model';
import { sideName } from '../game/words';
import { readTime } from './questions';

const SIDES: readonly Color[] = ['white', 'black'];
const UNITS = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

export function Clocks({ game }: { game: Game }) {
  const { view } = game.model;
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
  const wanted = SIDES.flatMap((side) => {
    const ms = readTime(typed[side] ?? '');
    const counter = Number.parseInt(counters[side] ?? '', 10);
    const to = { ...(ms === undefined ? {} : { ms }), ...(Number.isNaN(counter) ? {} : { counter }) };
    return Object.keys(to).length === 0 ? [] : [{ do: 'adjust', side, ...to, why: reason.trim() }];
  });
  const apply = (go: boolean) => {
    game.act([...wanted, ...(go ? [{ do: 'resume' }] : [])]);
    setTyped({});
    setCounters({});
    setReason('');
  };
  const ready = wanted.length > 0 && reason.trim() !== '';
  return (
    <form
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
                onInput={(event) => setTyped({ ...typed, [side]: event.currentTarget.value })}
              />
            </label>
            <label class="field">
              <span>{t('screen-counter', { side: sideName(side) })}</span>
              <input
                dir="ltr"
                inputmode="numeric"
                value={counters[side] ?? ''}
                onInput={(event) => setCounters({ ...counters, [side]: event.currentTarget.value })}
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
          onInput={(event) => setReason(event.currentTarget.value)}
        />
        {wanted.length > 0 && !ready && <small>{t('screen-reason-needed')}</small>}
      </label>
      <div class="answers">
        <button type="submit" class="button" disabled={!ready}>
          {t('screen-apply')}
        </button>
        {view.phase === 'standing' && (
          <button type="button" class="plain" disabled={!ready} onClick={() => apply(true)}>
            {t('screen-apply-run')}
          </button>
        )}
      </div>
    </form>
  );
}
