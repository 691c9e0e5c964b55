/** One case: seen, ruled, its article named, and what the Laws say. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ask, Refused } from '../core/api';
import { inDigits } from '../core/numbers';
import { today } from '../core/on-device';
import { say } from '../core/say';
import { plain, t } from '../core/texts';
import { Choose, caseLink } from './list';
import { ANYTHING, type Asked, type Given, inOrder, verdict, type Worth } from './model';
import { answered, keep, kept } from './progress';
import { SeenBoard, Told } from './seen';

interface Page {
  given: Given;
  id: string;
  reader: boolean;
}

/** Keys of the cards: one to six, unless somebody writes. */
export function useDigits(choose: (place: number) => void, active: boolean): void {
  const latest = useRef(choose);
  latest.current = choose;
  // Before the cards are painted: whoever is quick presses as soon as he sees them.
  useLayoutEffect(() => {
    if (!active) return;
    const hear = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement;
      if (event.ctrlKey || event.altKey || event.metaKey || /^(INPUT|SELECT|TEXTAREA)$/.test(at.tagName))
        return;
      if (/^[1-6]$/.test(event.key)) latest.current(Number(event.key) - 1);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [active]);
}

export function CasePage({ given, id, reader }: Page) {
  const row = given.cases.find((one) => one.id === id);
  const wanted = new URLSearchParams(location.search).get('laws') ?? '';
  const [laws, setLaws] = useState(wanted);
  const [asked, setAsked] = useState<Asked>();
  const [option, setOption] = useState('');
  const [article, setArticle] = useState('');
  const [worth, setWorth] = useState<Worth>();
  const [wrong, setWrong] = useState('');
  useEffect(() => {
    setWorth(undefined);
    setOption('');
    setArticle('');
    const query = laws === '' ? '' : `?laws=${encodeURIComponent(laws)}`;
    ask<Asked>(`/api/v1/train/${id}${query}`).then(setAsked, (error) => setWrong(why(error)));
  }, [laws]);
  const finish = async (chosen: string) => {
    if (!asked || worth) return;
    setArticle(chosen);
    try {
      const found = await ask<Worth>(`/api/v1/train/${id}`, { laws: asked.laws, option, article: chosen });
      keep(answered(kept(), id, found, today()));
      setWorth(found);
      say(plain(`${t('train-right', { how: verdict(found) })} ${found.said}`), 'assertive');
    } catch (error) {
      setWrong(why(error));
    }
  };
  const pick = (place: number) => {
    if (!asked || worth) return;
    const one = option === '' ? asked.options[place]?.id : asked.articles[place];
    if (one === undefined) return;
    if (option === '') setOption(one);
    else finish(one);
  };
  useDigits(pick, !worth);
  const books = given.books.filter((book) => row?.laws.includes(book.id));
  const change = (book: string) => {
    history.replaceState(null, '', caseLink(id, book) + (reader ? `${book === '' ? '?' : '&'}reader=1` : ''));
    setLaws(book);
  };
  if (!asked) return <p role="status">{wrong}</p>;
  return (
    <>
      <Choose
        label={t('train-laws')}
        value={asked.laws}
        options={books.map(({ id: book, title }) => [book, title] as const)}
        choose={change}
      />
      <div class="train-case">
        <SeenBoard asked={asked} reader={reader} />
        <div class="train-text">
          <Told asked={asked} />
          {wrong !== '' && (
            <p class="wrong" role="alert">
              {wrong}
            </p>
          )}
          <Options asked={asked} chosen={option} worth={worth} choose={setOption} />
          {option !== '' && <Articles asked={asked} chosen={article} worth={worth} choose={finish} />}
          {worth && <Answer worth={worth} id={id} change={change} />}
          {worth && <Next given={given} id={id} laws={wanted} />}
        </div>
      </div>
    </>
  );
}

const why = (error: unknown): string =>
  t('train-ended', { why: error instanceof Refused ? error.error.text : String(error) });

interface Cards {
  asked: Asked;
  chosen: string;
  worth: Worth | undefined;
  choose: (id: string) => void;
}

export function Options({ asked, chosen, worth, choose }: Cards) {
  return (
    <fieldset class="train-cards" disabled={worth !== undefined}>
      <legend>
        <h2>{t('train-what')}</h2>
      </legend>
      {asked.options.map(({ id, text }, place) => (
        <button
          key={id}
          type="button"
          class={`train-card${worth?.answer.includes(id) ? ' true' : ''}`}
          aria-pressed={chosen === id}
          data-option={id}
          onClick={() => choose(id)}
        >
          <kbd>{inDigits(String(place + 1))}</kbd>
          <span>
            {text}
            {worth?.answer.includes(id) && <small> ✓ {t('train-true')}</small>}
            {worth && chosen === id && <small> – {t('train-yours')}</small>}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

export function Articles({ asked, chosen, worth, choose }: Cards) {
  const first = useRef<HTMLHeadingElement>(null);
  useEffect(() => first.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <fieldset class="train-cards articles" disabled={worth !== undefined}>
      <legend>
        <h2 ref={first}>{t('train-which')}</h2>
      </legend>
      {asked.articles.map((article, place) => (
        <button
          key={article}
          type="button"
          class={`train-card${worth?.cites.includes(article) ? ' true' : ''}`}
          aria-pressed={chosen === article}
          data-article={article}
          onClick={() => choose(article)}
        >
          <kbd>{inDigits(String(place + 1))}</kbd>
          <span>
            <bdi dir="ltr">{inDigits(article)}</bdi>
            {worth?.cites.includes(article) && <small> ✓</small>}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

function Answer({ worth, id, change }: { worth: Worth; id: string; change: (laws: string) => void }) {
  return (
    <section class={`card verdict ${worth.right ? 'regular' : 'irregular'}`} aria-label={t('train-answer')}>
      <div class="card-body">
        <h2 class="train-how">{t('train-right', { how: verdict(worth) })}</h2>
        <p class="train-points">{t('train-points', { points: worth.points, of: worth.of })}</p>
        <p class="found">{worth.said}</p>
        <ul class="cites">
          {worth.articles.map((article) => (
            <li key={article.id}>
              <a href={article.link}>{t('train-article', { article: inDigits(article.id) })}</a>{' '}
              <span>{article.text}</span>
            </li>
          ))}
        </ul>
        {worth.elsewhere.length > 0 && (
          <>
            <h3>{t('train-elsewhere')}</h3>
            <ul class="train-elsewhere">
              {worth.elsewhere.map(({ laws, title, said }) => (
                <li key={laws}>
                  <a
                    href={caseLink(id, laws)}
                    onClick={(event) => {
                      event.preventDefault();
                      change(laws);
                      window.scrollTo(0, 0);
                    }}
                  >
                    {title}
                  </a>{' '}
                  <span>{said}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {worth.judge && (
          <p>
            <a href={worth.judge}>{t('train-open')}</a>
          </p>
        )}
      </div>
    </section>
  );
}

function Next({ given, id, laws }: { given: Given; id: string; laws: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus({ preventScroll: true }), []);
  const others = given.cases.filter((row) => row.id !== id && (laws === '' || row.laws.includes(laws)));
  const next = inOrder(others, kept(), today())[0];
  return (
    <p class="train-ways">
      {next && (
        <a ref={link} class="button link" href={caseLink(next.id, laws || ANYTHING.laws)}>
          {t('train-next')}
        </a>
      )}
      <a class="plain link" href="/train">
        {t('train-again')}
      </a>
    </p>
  );
}
