/** Questions that wait: the facts, the options with what they mean, the amounts within their limits. */
import { useState } from 'preact/hooks';
import type { ActOf } from '../core/act';
import { Fault, faulty, useFirstFault } from '../core/fault';
import { clockText, fromDigits, inDigits } from '../core/numbers';
import { t } from '../core/texts';
import type { Act, OptionId, Question } from '../core/wire';
import { Cites } from '../game/card';
import type { Game } from '../game/game';
import { Enter, Follows, usePreview } from './ask-first';

export function Questions({ game }: { game: Game }) {
  const [later, setLater] = useState<ReadonlySet<number>>(new Set());
  const { questions } = game.model.view;
  const putOff = (seq: number) => setLater(new Set([...later, seq]));
  const takeUp = (seq: number) => setLater(new Set([...later].filter((one) => one !== seq)));
  return (
    <>
      {questions
        .filter((question) => !later.has(question.seq))
        .map((question) => (
          <OneQuestion
            key={question.seq}
            game={game}
            question={question}
            later={() => putOff(question.seq)}
          />
        ))}
      {questions
        .filter((question) => later.has(question.seq))
        .map((question) => (
          <section key={question.seq} class="card question later" aria-label={t('screen-question')}>
            <div class="card-head">
              <span class="shape" aria-hidden="true" />
              <span>{question.title || question.text}</span>
              <button type="button" class="plain" onClick={() => takeUp(question.seq)}>
                {t('screen-later-open')}
              </button>
            </div>
          </section>
        ))}
    </>
  );
}

/** `m:ss` or `h:mm:ss` in any of our digits, as milliseconds. */
export function readTime(text: string): number | undefined {
  const parts = fromDigits(text.trim()).split(':').map(Number);
  if (parts.length < 2 || parts.length > 3 || parts.some((part) => !Number.isInteger(part) || part < 0))
    return undefined;
  return parts.reduce((sum, part) => sum * 60 + part, 0) * 1000;
}

/** Options that need a figure beside them. */
const NEEDS_TIMES: ReadonlySet<string> = new Set(['own']);
/** Penalties that are none without one: so much time, or so many half points. */
const NEEDS_TIME: ReadonlySet<string> = new Set(['own_time', 'opponent_time']);
const NEEDS_POINTS: ReadonlySet<string> = new Set(['own_points', 'opponent_points']);
const USUAL_MS = 120_000;

function OneQuestion({ game, question, later }: { game: Game; question: Question; later: () => void }) {
  const { limits, proposal } = question;
  const proposed = proposal && 'clocks' in proposal ? proposal.clocks : undefined;
  const [times, setTimes] = useState([proposed?.white ?? 0, proposed?.black ?? 0].map((ms) => clockText(ms)));
  const [amount, setAmount] = useState(limits.least_ms ?? limits.most_ms ?? USUAL_MS);
  const [halves, setHalves] = useState(1);
  // What is proposed is chosen already; it still has to be decided.
  const offered = proposal && 'choice' in proposal ? proposal.choice : 'proposal';
  const first = question.options.find(({ id }) => id === offered);
  const [chosen, setChosen] = useState<OptionId | ''>(first?.id ?? '');
  const [attempts, setAttempts] = useState(0);
  const form = useFirstFault(attempts);
  const asksAmount = typeof (limits.most_ms ?? limits.least_ms) === 'number' || NEEDS_TIME.has(chosen);
  const asksPoints = NEEDS_POINTS.has(chosen);
  const asksTimes = proposed !== undefined && NEEDS_TIMES.has(chosen);
  const decision = (): Act | undefined => {
    const act: ActOf<'decide'> = { do: 'decide', question: question.id, answer: chosen };
    if (asksAmount) act.ms = amount;
    if (asksPoints) act.amount = halves;
    if (asksTimes) {
      const [white, black] = times.map(readTime);
      if (white === undefined || black === undefined) return undefined;
      Object.assign(act, { white, black });
    }
    if (question.player) act.player = question.player;
    return act;
  };
  const act = chosen === '' ? undefined : decision();
  const answer = usePreview(game, act && { acts: [act] });
  const decide = () => {
    if (act) game.act([act]);
    else setAttempts(attempts + 1);
  };
  return (
    <section
      class="card question"
      data-question={question.id}
      data-seq={question.seq}
      aria-label={t('screen-question')}
    >
      <div class="card-head">
        <span class="shape" aria-hidden="true" />
        <strong>{question.title || question.text}</strong>
      </div>
      <form
        ref={form}
        noValidate
        class="card-body"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== '' && !act) setAttempts(attempts + 1);
        }}
      >
        {question.title && <p>{question.text}</p>}
        <fieldset>
          <legend class="unseen">{question.text}</legend>
          {question.options.map((option) => (
            <label key={option.id} class="choice">
              <input
                type="radio"
                name={`question-${question.seq}`}
                checked={chosen === option.id}
                onChange={() => setChosen(option.id)}
              />
              <span>
                {option.text}
                {option.then && chosen !== option.id && (
                  <small>
                    {option.then.join(' ')}{' '}
                    {option.cites?.[0] && <bdi dir="ltr">{inDigits(option.cites[0].text)}</bdi>}
                  </small>
                )}
              </span>
            </label>
          ))}
        </fieldset>
        {asksAmount && <Stepper amount={amount} limits={limits} set={setAmount} />}
        {asksPoints && (
          <label class="field">
            <span>{t('screen-half-points')}</span>
            <input
              type="number"
              min="1"
              value={halves}
              onInput={(event) => setHalves(Math.max(1, Math.trunc(Number(event.currentTarget.value))))}
            />
          </label>
        )}
        {asksTimes &&
          (['white', 'black'] as const).map((side, index) => (
            <label key={side} class="field">
              <span>{t('screen-time-of', { side })}</span>
              <input
                dir="ltr"
                inputmode="numeric"
                value={times[index]}
                {...faulty(`own-${side}`, attempts > 0 && readTime(times[index] ?? '') === undefined)}
                onInput={(event) => {
                  const typed = event.currentTarget.value;
                  setTimes(times.map((time, at) => (at === index ? typed : time)));
                }}
              />
              <Fault
                id={`own-${side}`}
                text={
                  attempts > 0 && readTime(times[index] ?? '') === undefined
                    ? t('screen-time-unread', { example: '1:30:00' })
                    : undefined
                }
              />
            </label>
          ))}
        {answer?.preview && <Follows answer={answer} />}
        {answer?.error && <p class="wrong">{answer.error.text}</p>}
        {chosen !== '' && !act ? (
          <button type="submit" class="button wide">
            {t('screen-decide')}
          </button>
        ) : (
          <Enter answer={answer} label={t('screen-decide')} enter={decide} offline={game.offline} />
        )}
        <button type="button" class="plain wide" onClick={later}>
          {t('screen-later')}
        </button>
        <Cites cites={question.cites} />
      </form>
    </section>
  );
}

const STEP = 30_000;

function Stepper(props: { amount: number; limits: Question['limits']; set: (ms: number) => void }) {
  const { amount, limits, set } = props;
  const least = limits.least_ms ?? 0;
  const most = limits.most_ms ?? Number.MAX_SAFE_INTEGER;
  const step = (by: number) => set(Math.min(most, Math.max(least, amount + by)));
  return (
    <div class="stepper">
      <button
        type="button"
        class="plain"
        disabled={amount <= least}
        onClick={() => step(-STEP)}
        aria-label={t('screen-less')}
      >
        −
      </button>
      <output dir="ltr">{inDigits(clockText(amount))}</output>
      <button
        type="button"
        class="plain"
        disabled={amount >= most}
        onClick={() => step(STEP)}
        aria-label={t('screen-more-time')}
      >
        +
      </button>
    </div>
  );
}

/** After a restart both figures are proposed; the clocks stand until one is chosen. */
export function Held({ game }: { game: Game }) {
  const { held } = game.model.view;
  if (!held) return null;
  const shown = (times: [number, number]) => times.map((ms) => inDigits(clockText(ms))).join(' / ');
  return (
    <section class="card question" data-question="held" aria-label={t('screen-question')}>
      <div class="card-head">
        <span class="shape" aria-hidden="true" />
        <strong>{t('screen-held')}</strong>
      </div>
      <div class="card-body">
        <button type="button" class="plain wide" onClick={() => game.settle('last_event')}>
          {t('screen-held-event')} <bdi dir="ltr">{shown(held.last_event)}</bdi>
        </button>
        <button type="button" class="plain wide" onClick={() => game.settle('last_beat')}>
          {t('screen-held-beat')} <bdi dir="ltr">{shown(held.last_beat)}</bdi>
        </button>
      </div>
    </section>
  );
}
