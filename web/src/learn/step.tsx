/** One step: its aim, its board, what was answered, and the bar below. */
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Mark } from '../board/board';
import type { Gesture } from '../board/gesture';
import { actsOf } from '../board/hands';
import { colorOf, type Man, placeOf, readPlacement, type Square } from '../board/squares';
import { ask, Refused } from '../core/api';
import { clockText, fromDigits, inDigits } from '../core/numbers';
import { SIDES } from '../core/sides';
import { plain, t } from '../core/texts';
import type { LessonStep, LessonTried, LessonWay } from '../core/wire';
import { useChoice } from '../game/choice';
import { PlainBoard } from '../game/plain';
import { Checks, InHand } from '../game/pocket';
import { ManButton } from '../game/reserve';
import { sideName } from '../game/words';
import { besideOf } from './beside';
import { BoardOf } from './board-of';
import { again, answered, becomes, begun, from, isDone, offersWay, type Sent, type StepModel } from './model';

interface Props {
  lesson: string;
  laws: string;
  step: LessonStep;
  reader: boolean;
  aim: RefObject<HTMLHeadingElement | null>;
  /** With the number of moves, or without where the way was only shown. */
  finished: (best: number | undefined, shown: boolean) => void;
  /** Nothing on the last step. */
  next: (() => void) | undefined;
  leave: { href: string; title: string };
}

/** So long each move of a way is looked at. */
const LOOK = 700;

/** Whether there is a field: where moves are written, and where the board is read and its men are not touched. */
const writes = (step: LessonStep, read: boolean): boolean =>
  step.kind === 'say' || (read && step.kind !== 'look' && (hands(step) || step.options.length === 0));

const hands = (step: LessonStep): boolean => step.kind === 'hands';

/** A move or a square that is typed: the figures of every language are those of the board. */
const written = (text: string): string => fromDigits(text.trim());

export function StepView({ lesson, laws, step, reader, aim, finished, next, leave }: Props) {
  const [model, setModel] = useState<StepModel>(() => begun(step));
  const [trouble, setTrouble] = useState('');
  const [held, setHeld] = useState<Square | undefined>(undefined);
  const [inHand, setInHand] = useState<Man | undefined>(undefined);
  const [promoting, setPromoting] = useState<string | undefined>(undefined);
  const onward = useRef<HTMLElement>(null);
  const { tried } = model;
  /** The step as the last answer left it: a finger is faster than a server, and each try rests on the one before. */
  const now = useRef(model);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** Whether what is sent was typed: what cannot be read of it is said otherwise. */
  const typed = useRef(false);
  const place = (stands: StepModel) => {
    now.current = stands;
    setModel(stands);
    setTrouble('');
    setHeld(undefined);
  };
  const send = (base: () => StepModel, more: (model: StepModel) => readonly Sent[]): Promise<unknown> => {
    const sent = queue.current.then(async () => {
      const from = base();
      const moves = more(from);
      try {
        const answer = await ask<LessonTried>('/api/v1/learn/try', { lesson, step: step.id, moves });
        place(answered(from, moves, answer));
      } catch (error) {
        const unread = error instanceof Refused && typed.current;
        const said = error instanceof Refused ? error.error.text : t('screen-learn-unheard');
        setTrouble(
          unread ? t('screen-learn-unread', { example: step.side === 'white' ? 'e2e4' : 'e7e5' }) : said,
        );
      }
      typed.current = false;
    });
    queue.current = sent;
    return sent;
  };
  useEffect(() => {
    void send(
      () => begun(step),
      () => [],
    );
  }, []);
  const done = isDone(model);
  useEffect(() => {
    if (!done) return;
    finished(model.shown ? undefined : model.moves.length, model.shown);
    onward.current?.focus();
  }, [done]);

  const tryMoves = (...more: Sent[]) => {
    if (done || model.shown) return;
    void send(
      () => now.current,
      (held) => (isDone(held) ? held.moves : [...held.moves, ...more]),
    );
  };
  const write = (text: string) => {
    typed.current = true;
    put(written(text));
  };
  const restart = () => {
    setInHand(undefined);
    void send(
      () => again(now.current),
      () => [],
    );
  };
  const show = async () => {
    const way = await ask<LessonWay>(`/api/v1/learn/way?lesson=${lesson}&step=${step.id}`);
    for (let n = 0; n <= way.moves.length; n += 1) {
      await send(
        () => ({ ...again(now.current), shown: true }),
        () => way.moves.slice(0, n),
      );
      if (n < way.moves.length) await new Promise((wake) => setTimeout(wake, LOOK));
    }
  };

  const fen = tried?.fen ?? step.fen ?? undefined;
  const placement = useMemo(() => readPlacement((fen ?? '').split('[')[0] ?? ''), [fen]);
  const beside = fen === undefined ? undefined : besideOf(fen);
  const side = step.turned ? 'black' : step.side;
  const isOwn = (square: Square) => colorOf(placement.get(square) ?? 'P') === step.side;
  const picks = step.kind === 'choose' && step.options.length === 0;
  const puts = inHand !== undefined;
  const moves = ['collect', 'move', 'line', 'look'].includes(step.kind);

  const tell = (gesture: Gesture) => {
    if (hands(step)) {
      const acts = actsOf(gesture, 'physical', placement);
      if (acts.length > 0) tryMoves(...acts);
      return;
    }
    if (gesture.kind === 'touch') setHeld(gesture.square);
    if (gesture.kind !== 'carry') return;
    const move = gesture.from + gesture.to;
    if (becomes(tried, move).length > 0) setPromoting(move);
    else tryMoves(move);
  };
  /** A square alone puts down what is in the hand. */
  const put = (text: string) => (inHand && /^[a-h][1-8]$/.test(text) ? pick(text) : tryMoves(text));
  const pick = (square: Square) => {
    if (inHand) {
      const man = step.kind === 'set_up' ? inHand : inHand.toUpperCase();
      tryMoves(`${man}@${square}`);
    } else if (picks) tryMoves(square);
  };

  const marks = useMemo(() => {
    const all = new Map<Square, Set<Mark>>();
    const add = (square: Square, mark: Mark) => all.set(square, (all.get(square) ?? new Set()).add(mark));
    for (const square of tried?.marks ?? step.marks) add(square, 'goal');
    if (picks) for (const square of model.moves) add(String(square), 'picked');
    if (held && moves) for (const square of from(tried, held)) add(square, 'reachable');
    if (tried?.check) add(tried.check, 'out');
    if (tried?.reply && step.kind !== 'say' && step.kind !== 'look') {
      add(tried.reply.slice(0, 2), 'last');
      add(tried.reply.slice(2, 4), 'last');
    }
    return all;
  }, [tried, held, model.moves, step]);

  const shownMove = step.kind === 'say' || step.kind === 'look' ? tried?.reply : undefined;
  const arrow =
    shownMove && !shownMove.includes('@')
      ? ([shownMove.slice(0, 2), shownMove.slice(2, 4)] as const)
      : undefined;
  const other = step.side === 'white' ? 'black' : 'white';
  const replied =
    tried?.reply && moves && step.kind !== 'look' && tried.state === 'open'
      ? t('screen-learn-moved', { side: other, move: tried.reply })
      : '';
  const answer = trouble || [tried?.said, replied].filter(Boolean).join(' ');

  return (
    <>
      <div class="lesson-aim">
        <span class={`lesson-disc ${step.side}`} aria-hidden="true" />
        <h2 ref={aim} tabIndex={-1}>
          {step.aim}
        </h2>
      </div>
      {fen && (
        <section class="lesson-place" data-variant={step.variant ?? undefined}>
          {reader ? (
            <PlainBoard
              placement={placement}
              words={(square) =>
                marks.get(square)?.has('goal') ? plain(t('screen-learn-mark', { square })) : ''
              }
            />
          ) : (
            <BoardOf
              placement={placement}
              side={side}
              marks={marks}
              arrow={arrow}
              takes={picks || puts ? undefined : (square) => hands(step) || isOwn(square)}
              tell={tell}
              pick={picks || puts ? pick : undefined}
            />
          )}
          {promoting && (
            <Becomes
              move={promoting}
              letters={becomes(tried, promoting)}
              side={side}
              own={step.side}
              choose={(letter) => {
                setPromoting(undefined);
                if (letter) tryMoves(promoting + letter);
              }}
            />
          )}
          {beside && (
            <p class="lesson-beside">
              {SIDES.map((one) => (
                <span key={one}>
                  {sideName(one)} <InHand view={{ variant: beside }} side={one} />
                  <Checks view={{ variant: beside }} side={one} />
                </span>
              ))}
            </p>
          )}
          {step.variant === 'king-of-the-hill' && <p class="unseen">{t('screen-hill')}</p>}
        </section>
      )}
      {step.clocks.length > 0 && <Clocks step={step} tried={tried} />}
      <div class="lesson-side">
        <p class={`lesson-answer ${tried?.state ?? 'open'}`} aria-live="assertive" role="status">
          {answer}
          {answer && (tried?.cites.length ?? 0) > 0 && (
            <small>
              {tried?.cites.map((cite) => (
                <a key={cite} href={`${laws}/${cite}`}>
                  <bdi dir="ltr">{cite}</bdi>
                </a>
              ))}
            </small>
          )}
        </p>
        {step.tray.length > 0 && !done && <Tray step={step} inHand={inHand} choose={setInHand} />}
        {!done && step.options.length > 0 && (
          <fieldset
            class={`lesson-options${step.options.some(({ id }) => id === 'left') ? ' sides' : ''}`}
            aria-label={step.aim}
          >
            {step.options.map((option) => (
              <button key={option.id} type="button" class="plain" onClick={() => tryMoves(option.id)}>
                {option.text}
              </button>
            ))}
          </fieldset>
        )}
        {!done && writes(step, reader && fen !== undefined) && <Field send={write} />}
      </div>
      <footer class="lesson-bar">
        <button type="button" class="plain" onClick={restart}>
          {t('screen-learn-again')}
        </button>
        {offersWay(model) && step.kind !== 'look' && (
          <button type="button" class="plain" onClick={() => void show()}>
            {t('screen-learn-show')}
          </button>
        )}
        {step.kind === 'look' && !done ? (
          <button type="button" class="button" onClick={() => tryMoves('next')}>
            {t('screen-learn-play')}
          </button>
        ) : (
          <Onward place={onward} done={done} next={next} leave={leave} />
        )}
      </footer>
    </>
  );
}

function Onward({
  place,
  done,
  next,
  leave,
}: Pick<Props, 'next' | 'leave'> & { place: RefObject<HTMLElement | null>; done: boolean }) {
  if (next || !done) {
    return (
      <button
        type="button"
        ref={place as RefObject<HTMLButtonElement>}
        class={done ? 'button' : 'plain'}
        disabled={!next}
        onClick={next}
      >
        {t('screen-learn-next')}
      </button>
    );
  }
  return (
    <a ref={place as RefObject<HTMLAnchorElement>} class="button link" href={leave.href}>
      {leave.title || t('screen-learn-finish')}
    </a>
  );
}

function Tray({
  step,
  inHand,
  choose,
}: {
  step: LessonStep;
  inHand: Man | undefined;
  choose: (man: Man | undefined) => void;
}) {
  return (
    <fieldset class="lesson-tray" aria-label={t('screen-learn-tray')}>
      {step.tray.map((man) => (
        <ManButton
          key={man}
          man={man}
          pressed={inHand === man}
          choose={() => choose(inHand === man ? undefined : man)}
        />
      ))}
    </fieldset>
  );
}

function Field({ send }: { send: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <form
      class="lesson-field"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) send(text);
        setText('');
      }}
    >
      <label class="field">
        <span>{t('screen-learn-write')}</span>
        <input
          dir="auto"
          autocomplete="off"
          autocapitalize="off"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {t('screen-learn-send')}
      </button>
    </form>
  );
}

function Becomes({
  move,
  letters,
  side,
  own,
  choose,
}: {
  move: string;
  letters: string[];
  side: 'white' | 'black';
  own: 'white' | 'black';
  choose: (letter: string | undefined) => void;
}) {
  const element = useChoice(() => choose(undefined));
  const [column, row] = placeOf(move.slice(2, 4), side);
  return (
    <fieldset
      ref={element}
      class={`promotion${row === 0 ? '' : ' upwards'}`}
      style={{ '--column': column }}
      aria-label={t('screen-promotion')}
    >
      {letters.map((letter) => (
        <ManButton
          key={letter}
          man={own === 'white' ? letter.toUpperCase() : letter}
          choose={() => choose(letter)}
        />
      ))}
    </fieldset>
  );
}

/** The clocks of a step: how they are set, or what they show. */
function Clocks({ step, tried }: { step: LessonStep; tried: LessonTried | undefined }) {
  const shows = tried?.shows;
  return (
    <div class="lesson-clocks">
      {shows
        ? shows.left.map((ms, index) => (
            <span
              key={index === 0 ? 'white' : 'black'}
              role="timer"
              dir="ltr"
              class={`lesson-clock${shows.running === (index === 0 ? 'white' : 'black') ? ' running' : ''}`}
            >
              {inDigits(clockText(ms))}
            </span>
          ))
        : step.clocks.map((control, index) => (
            <span key={index === 0 ? 'left' : 'right'} class="lesson-clock set">
              {step.clocks.length > 1 && (
                <small>{t(index === 0 ? 'screen-learn-left-clock' : 'screen-learn-right-clock')}</small>
              )}
              <bdi>{control}</bdi>
            </span>
          ))}
    </div>
  );
}
