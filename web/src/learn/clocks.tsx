/** `/learn/time`: the same moves on two clocks. The server's clock gives every figure; this page writes them down. */
import '../style/parts.css';
import './learn.css';
import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ask, Refused } from '../core/api';
import { clockText, fromDigits, inDigits } from '../core/numbers';
import { takeOver } from '../core/page';
import { t } from '../core/texts';
import type { LessonClocks, LessonMoveRow } from '../core/wire';

const SPEEDS = [1, 10, 60] as const;
const SECOND = 1_000;
/** So many moves are run by themselves. */
const RUN = 20;
/** Somebody who types is asked for nothing. */
const PAUSE = 250;

const page = await takeOver<undefined>('clocks');
const place = page?.main.querySelector('[data-clocks]');
if (place) render(<Two />, place);

function Two() {
  const [controls, setControls] = useState<[string, string]>(['5m', '3m+2s']);
  const [each, setEach] = useState(5);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(60);
  const [used, setUsed] = useState<readonly number[]>([]);
  const [clocks, setClocks] = useState<LessonClocks>({ left: [], right: [] });
  const [wrong, setWrong] = useState('');
  const began = useRef(performance.now());
  const running = useRef<ReturnType<typeof setInterval> | undefined>(undefined);
  const stop = () => {
    clearInterval(running.current);
    running.current = undefined;
  };
  useEffect(() => stop, []);
  useEffect(() => {
    const timer = setTimeout(async () => {
      const [left, right] = controls.map((control) => encodeURIComponent(fromDigits(control)));
      // One move at least, so that each clock shows how it begins.
      const list = used.length > 0 ? used : [0];
      try {
        setClocks(
          await ask<LessonClocks>(`/api/v1/learn/clocks?left=${left}&right=${right}&used=${list.join(',')}`),
        );
        setWrong('');
      } catch (error) {
        setWrong(error instanceof Refused ? error.error.text : '');
      }
    }, PAUSE / speed);
    return () => clearTimeout(timer);
  }, [controls, used]);
  const run = () => {
    stop();
    setUsed([]);
    let left = RUN;
    running.current = setInterval(
      () => {
        left -= 1;
        setUsed((before) => [...before, each * SECOND]);
        if (left === 0) stop();
      },
      (each * SECOND) / speed,
    );
  };
  const press = () => {
    stop();
    const now = performance.now();
    const took = Math.round((now - began.current) * speed);
    began.current = now;
    setUsed([...used, took]);
  };
  const restart = () => {
    stop();
    setUsed([]);
    began.current = performance.now();
  };
  const sides = [
    { id: 'left', name: t('screen-learn-left-clock'), rows: clocks.left },
    { id: 'right', name: t('screen-learn-right-clock'), rows: clocks.right },
  ] as const;
  return (
    <div class="two-clocks">
      <div class="two-faces">
        {sides.map((side, index) => (
          <section key={side.id} aria-label={side.name}>
            <h2>{side.name}</h2>
            <label class="field">
              <span>{t('screen-learn-control')}</span>
              <input
                dir="ltr"
                value={controls[index]}
                onInput={(event) =>
                  setControls(
                    index === 0
                      ? [event.currentTarget.value, controls[1]]
                      : [controls[0], event.currentTarget.value],
                  )
                }
              />
            </label>
            <Shown rows={side.rows} begun={used.length > 0} />
          </section>
        ))}
      </div>
      {wrong && (
        <p class="fault" role="alert">
          {wrong}
        </p>
      )}
      <label class="field">
        <span>
          {t('screen-learn-each')} <output>{t('screen-learn-seconds', { seconds: each })}</output>
        </span>
        <input
          type="range"
          min={1}
          max={60}
          value={each}
          onInput={(event) => setEach(Number(event.currentTarget.value))}
        />
      </label>
      <fieldset class="two-speeds">
        <legend>{t('screen-learn-speed')}</legend>
        {SPEEDS.map((one) => (
          <label key={one} class="choice">
            <input type="radio" name="speed" checked={speed === one} onChange={() => setSpeed(one)} />{' '}
            <span>×{inDigits(String(one))}</span>
          </label>
        ))}
      </fieldset>
      <p class="tools">
        <button type="button" class="button" onClick={run}>
          {t('screen-learn-run')}
        </button>
        <button type="button" class="plain" onClick={press}>
          {t('screen-learn-press')}
        </button>
        <button type="button" class="plain" onClick={restart}>
          {t('screen-learn-again')}
        </button>
      </p>
      {used.length > 0 && <Table sides={sides} />}
    </div>
  );
}

function Shown({ rows, begun }: { rows: readonly LessonMoveRow[]; begun: boolean }) {
  const last = rows.at(-1);
  if (!last) return null;
  return (
    <p class={`lesson-clock${last.up ? ' up' : ''}`}>
      <span role="timer" dir="ltr">
        {inDigits(clockText(begun ? last.after : last.before))}
      </span>
      {begun && last.up && <strong>{t('screen-learn-up')}</strong>}
    </p>
  );
}

function Table({
  sides,
}: {
  sides: readonly { id: string; name: string; rows: readonly LessonMoveRow[] }[];
}) {
  const longest = Math.max(...sides.map((side) => side.rows.length));
  const heads = [
    'screen-learn-before',
    'screen-learn-used',
    'screen-learn-gained',
    'screen-learn-after',
  ] as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by its keys
    <section class="two-table" tabIndex={0} aria-label={t('screen-learn-move')}>
      <table>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {t('screen-learn-move')}
            </th>
            {sides.map((side) => (
              <th key={side.id} scope="colgroup" colSpan={4}>
                {side.name}
              </th>
            ))}
          </tr>
          <tr>
            {sides.flatMap((side) =>
              heads.map((head) => (
                <th key={side.id + head} scope="col">
                  {t(head)}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: longest }, (_, n) => (
            <tr key={n}>
              <th scope="row">{inDigits(String(n + 1))}</th>
              {sides.flatMap((side) => {
                const row = side.rows[n];
                const cells = row
                  ? [row.before, row.used, row.added, row.after].map(clockText)
                  : ['', '', '', ''];
                return cells.map((cell, place) => (
                  <td key={side.id + heads[place]} dir="ltr">
                    {inDigits(cell)}
                  </td>
                ));
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
