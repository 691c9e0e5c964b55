/** An exam: twenty cases by a seed, forty minutes, and no help; what was right is said at the end. */
import { useEffect, useState } from 'preact/hooks';
import { ask, Refused } from '../core/api';
import { clockText, inDigits } from '../core/numbers';
import { say } from '../core/say';
import { plain, t } from '../core/texts';
import { Articles, Options, useDigits } from './case';
import { Choose, caseLink } from './list';
import type { Asked, Exam, Given, Paper, Worth } from './model';
import { SeenBoard, Told } from './seen';

interface Page {
  given: Given;
  reader: boolean;
}

/** The exam of this window, so that a page that is loaded again goes on. */
const STORE = 'train.exam';

function stored(seed: string, laws: string): Paper {
  const fresh: Paper = { seed: `${seed}/${laws}`, begun: Date.now(), answers: {} };
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORE) ?? 'null') as Paper | null;
    return kept?.seed === fresh.seed ? kept : fresh;
  } catch {
    return fresh;
  }
}

function store(paper: Paper): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(paper));
  } catch {
    // A window that keeps nothing has its exam in memory alone.
  }
}

const search = (seed: string, laws: string): string =>
  new URLSearchParams(laws === '' ? { seed } : { seed, laws }).toString();

export function ExamPage({ given, reader }: Page) {
  const query = new URLSearchParams(location.search);
  const seed = query.get('seed') ?? '';
  const laws = query.get('laws') ?? '';
  const [exam, setExam] = useState<Exam>();
  const [wrong, setWrong] = useState('');
  useEffect(() => {
    if (seed === '') return;
    ask<Exam>(`/api/v1/train/exam?${search(seed, laws)}`).then(setExam, (error) =>
      setWrong(error instanceof Refused ? error.error.text : String(error)),
    );
  }, []);
  if (seed === '') return <Begin given={given} />;
  if (!exam) return <p role="status">{wrong}</p>;
  return <Written exam={exam} laws={laws} reader={reader} />;
}

/** A seed that nobody has had yet: six letters that are read aloud without doubt. */
function newSeed(): string {
  const letters = 'abcdefhkmnprstuvwxyz';
  const drawn = crypto.getRandomValues(new Uint8Array(6));
  return [...drawn].map((byte) => letters.charAt(byte % letters.length)).join('');
}

function Begin({ given }: { given: Given }) {
  const [seed, setSeed] = useState(newSeed);
  const [laws, setLaws] = useState('');
  const books = given.books.filter(
    ({ id }) => given.cases.filter((row) => row.laws.includes(id)).length >= 20,
  );
  return (
    <form
      class="train-begin"
      onSubmit={(event) => {
        event.preventDefault();
        if (seed.trim() !== '') location.assign(`/train/exam?${search(seed.trim(), laws)}`);
      }}
    >
      <p>{t('train-exam-then')}</p>
      <label class="field">
        <span>{t('train-seed')}</span>
        <input
          name="seed"
          required
          maxLength={60}
          autocomplete="off"
          value={seed}
          onInput={(event) => setSeed(event.currentTarget.value)}
        />
      </label>
      <Choose
        label={t('train-laws')}
        value={laws}
        options={[['', t('train-newest')], ...books.map(({ id, title }) => [id, title] as const)]}
        choose={setLaws}
      />
      <p class="train-ways">
        <button type="submit" class="button">
          {t('train-exam-begin')}
        </button>
        <a class="plain link" href={`/train/exam/sheet?${search(seed.trim(), laws)}`}>
          {t('train-exam-paper')}
        </a>
      </p>
    </form>
  );
}

/** How long is left, looked at every second; whoever is away is told when he comes back. */
function useLeft(until: number): number {
  const [left, setLeft] = useState(() => until - Date.now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(until - Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, left);
}

function Written({ exam, laws, reader }: { exam: Exam; laws: string; reader: boolean }) {
  const [paper, setPaper] = useState(() => stored(exam.seed, laws));
  const left = useLeft(paper.begun + exam.minutes * 60_000);
  const at = exam.cases.findIndex(({ id }) => !paper.answers[id]);
  const over = at < 0 || left === 0;
  const answer = (id: string, option: string, article: string) => {
    const next = { ...paper, answers: { ...paper.answers, [id]: { option, article } } };
    store(next);
    setPaper(next);
  };
  useEffect(() => store(paper), []);
  if (over) return <Results exam={exam} paper={paper} late={at >= 0} />;
  const now = exam.cases[at];
  if (!now) return null;
  return (
    <>
      <p class="train-head">
        <strong>{t('train-of', { number: at + 1, count: exam.cases.length })}</strong>
        <span role="timer" aria-live="off">
          {t('train-left', { time: inDigits(clockText(left)) })}
        </span>
      </p>
      <One key={now.id} now={now} seed={exam.seed} reader={reader} answer={answer} />
    </>
  );
}

interface OfCase {
  now: { id: string; laws: string };
  seed: string;
  reader: boolean;
  answer: (id: string, option: string, article: string) => void;
}

function One({ now, seed, reader, answer }: OfCase) {
  const [asked, setAsked] = useState<Asked>();
  const [option, setOption] = useState('');
  const [article, setArticle] = useState('');
  useEffect(() => {
    ask<Asked>(`/api/v1/train/${now.id}?${search(seed, now.laws)}`).then(setAsked, () => undefined);
  }, []);
  const pick = (place: number) => {
    const options = asked?.options ?? [];
    if (option === '') setOption(options[place]?.id ?? '');
    else setArticle(asked?.articles[place] ?? article);
  };
  useDigits(pick, asked !== undefined);
  if (!asked) return null;
  return (
    <div class="train-case">
      <SeenBoard asked={asked} reader={reader} />
      <div class="train-text">
        <Told asked={asked} />
        <Options asked={asked} chosen={option} worth={undefined} choose={setOption} />
        {option !== '' && <Articles asked={asked} chosen={article} worth={undefined} choose={setArticle} />}
        {article !== '' && (
          <p class="train-ways">
            <button
              type="button"
              class="button"
              ref={(button) => button?.focus()}
              onClick={() => {
                window.scrollTo(0, 0);
                answer(now.id, option, article);
              }}
            >
              {t('train-give')}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

/** What every answer was worth. */
function Results({ exam, paper, late }: { exam: Exam; paper: Paper; late: boolean }) {
  const [all, setAll] = useState<(Worth | undefined)[]>([]);
  useEffect(() => {
    const marks = exam.cases.map(({ id, laws }) => {
      const given = paper.answers[id];
      return given ? ask<Worth>(`/api/v1/train/${id}`, { laws, ...given }) : undefined;
    });
    Promise.all(marks).then(setAll, () => undefined);
    say(plain(t(late ? 'train-exam-late' : 'train-exam-done')), 'assertive');
  }, []);
  const points = all.reduce((sum, worth) => sum + (worth?.points ?? 0), 0);
  const most = all.reduce((sum, worth) => sum + (worth?.of ?? 5), 0);
  return (
    <>
      <p class="train-due">{late ? t('train-exam-late') : t('train-exam-done')}</p>
      <p class="train-points">
        <strong>{t('train-points', { points, of: most })}</strong>
      </p>
      <ol class="train-rows train-results">
        {exam.cases.map(({ id, laws }, at) => {
          const worth = all[at];
          return (
            <li key={id}>
              <a href={caseLink(id, laws)}>
                <strong>{t('train-case', { number: at + 1 })}</strong>
                <span>{worth?.said}</span>
                <span>
                  {worth ? t('train-points', { points: worth.points, of: worth.of }) : t('train-unanswered')}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
      <p class="train-ways">
        <a class="plain link" href="/train">
          {t('train-again')}
        </a>
      </p>
    </>
  );
}
