/** The list of cases: what is due first, by subject, level, edition and kind of play. */
import { useEffect, useState } from 'preact/hooks';
import { count } from '../core/numbers';
import { keeps, today } from '../core/on-device';
import { TakeAlong } from '../core/take-along';
import { t } from '../core/texts';
import { ANYTHING, dueNow, fits, type Given, inOrder, type Row, type Wish } from './model';
import {
  DAYS,
  dueOn,
  keep,
  kept,
  merged,
  type Progress,
  packed,
  readFile,
  STORE,
  unpacked,
  VERSION,
  writeFile,
} from './progress';

const SUBJECTS = [
  'touch',
  'making',
  'illegal',
  'claims',
  'flag',
  'clock',
  'draw',
  'conduct',
  'setup',
  'rapid',
  'adjournment',
  'blind',
  'variants',
];
const PLAYS = ['standard', 'rapid', 'blitz'];
/** So many cases are listed before somebody asks for all. */
const SHOWN = 12;
/** The part of an address that carries progress. */
const TAKE = '#take=';

export const caseLink = (id: string, laws: string): string =>
  `/train/${id}${laws === '' ? '' : `?laws=${encodeURIComponent(laws)}`}`;

interface Chosen<T> {
  label: string;
  value: T;
  options: readonly (readonly [T, string])[];
  choose: (value: string) => void;
}

export function Choose<T extends string | number>({ label, value, options, choose }: Chosen<T>) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What an address brought along is added once, and goes from the address. */
function brought(ids: readonly string[]): string {
  if (!location.hash.startsWith(TAKE)) return '';
  const read = unpacked(location.hash.slice(TAKE.length), ids);
  history.replaceState(null, '', location.pathname + location.search);
  if (typeof read === 'string') return t('train-take-wrong', { why: read, version: VERSION, most: '' });
  const [all, added] = merged(kept(), read);
  keep(all);
  return t('train-take-added', { count: added });
}

export function ListPage({ given }: { given: Given }) {
  const [all, setAll] = useState<Progress>({});
  const [said, setSaid] = useState('');
  const [wish, setWish] = useState<Wish>(ANYTHING);
  const [whole, setWhole] = useState(false);
  const ids = given.cases.map(({ id }) => id);
  useEffect(() => {
    setSaid(brought(ids));
    setAll(kept());
  }, []);
  const day = today();
  const rows = inOrder(
    given.cases.filter((row) => fits(row, wish)),
    all,
    day,
  );
  const due = dueNow(given.cases, all, day);
  const first = rows[0];
  const add = (other: Progress): number => {
    const [both, added] = merged(kept(), other);
    keep(both);
    setAll(both);
    return added;
  };
  return (
    <>
      {!keeps(STORE) && <p class="note">{t('train-private')}</p>}
      {said !== '' && (
        <p class="note" role="status">
          {said}
        </p>
      )}
      <p class="train-due">{t('train-due', { count: due })}</p>
      <p class="train-ways">
        {first && (
          <a class="button link" href={caseLink(first.id, wish.laws)}>
            {t('train-begin')}
          </a>
        )}
        <a class="plain link" href="/train/exam">
          {t('train-exam-title')}
        </a>
      </p>
      <Wishes given={given} wish={wish} change={(some) => setWish({ ...wish, ...some })} />
      <Boxes rows={given.cases} all={all} />
      {rows.length === 0 && <p>{t('train-none')}</p>}
      <ul class="train-rows">
        {rows.slice(0, whole ? rows.length : SHOWN).map((row) => (
          <CaseRow
            key={row.id}
            row={row}
            number={ids.indexOf(row.id) + 1}
            all={all}
            day={day}
            laws={wish.laws}
          />
        ))}
      </ul>
      {!whole && rows.length > SHOWN && (
        <button type="button" class="plain wide" onClick={() => setWhole(true)}>
          {t('train-more', { count: rows.length })}
        </button>
      )}
      <TakeAlong
        name="arbiter-train.json"
        version={VERSION}
        save={() => writeFile(kept())}
        link={() => `${location.origin}/train${TAKE}${packed(kept())}`}
        add={(text) => {
          const read = readFile(text);
          return typeof read === 'string' ? read : add(read);
        }}
      />
    </>
  );
}

function Wishes({
  given,
  wish,
  change,
}: {
  given: Given;
  wish: Wish;
  change: (some: Partial<Wish>) => void;
}) {
  return (
    <div class="train-wishes">
      <Choose
        label={t('train-by', { what: 'subject' })}
        value={wish.subject}
        options={[
          ['', t('train-all-subjects')],
          ...SUBJECTS.map((subject) => [subject, t('train-subject', { subject })] as const),
        ]}
        choose={(subject) => change({ subject })}
      />
      <Choose
        label={t('train-by', { what: 'level' })}
        value={wish.level}
        options={[
          [0, t('train-all-levels')],
          ...[1, 2, 3].map((level) => [level, t('train-level', { level })] as const),
        ]}
        choose={(level) => change({ level: Number(level) })}
      />
      <Choose
        label={t('train-by', { what: 'laws' })}
        value={wish.laws}
        options={[
          ['', t('train-newest')],
          ...given.books
            .filter(({ id }) => given.cases.some(({ laws }) => laws.includes(id)))
            .map(({ id, title }) => [id, title] as const),
        ]}
        choose={(laws) => change({ laws })}
      />
      <Choose
        label={t('train-by', { what: 'play' })}
        value={wish.play}
        options={[
          ['', t('train-all-plays')],
          ...PLAYS.map((play) => [play, t('train-play', { play })] as const),
        ]}
        choose={(play) => change({ play })}
      />
    </div>
  );
}

/** How many cases lie in each box. */
function Boxes({ rows, all }: { rows: readonly Row[]; all: Progress }) {
  const inBox = (box: number) => rows.filter(({ id }) => (all[id]?.box ?? 0) === box).length;
  return (
    <section class="train-boxes" aria-label={t('train-boxes')}>
      <dl>
        {[0, ...DAYS.map((_, at) => at + 1)].map((box) => (
          <div key={box}>
            <dt>{t('train-box', { box })}</dt>
            <dd>{count(inBox(box))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface OfRow {
  row: Row;
  number: number;
  all: Progress;
  day: number;
  laws: string;
}

function CaseRow({ row, number, all, day, laws }: OfRow) {
  const card = all[row.id];
  const due = card && dueOn(card) <= day;
  return (
    <li>
      <a href={caseLink(row.id, laws)}>
        <strong>{t('train-subject', { subject: row.subject })}</strong>
        <span>
          {t('train-case', { number })} · {t('train-level', { level: row.level })} ·{' '}
          {t('train-play', { play: row.play })}
        </span>
        <span class={due ? 'due' : ''}>
          {due ? t('train-today') : t('train-box', { box: card?.box ?? 0 })}
        </span>
      </a>
    </li>
  );
}
