/** A lesson: one step a screen, from the first to the last. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { inDigits } from '../core/numbers';
import { keeps, today } from '../core/on-device';
import { t } from '../core/texts';
import type { LessonPage } from '../core/wire';
import { KEY, keep } from './progress';
import { StepView } from './step';

export function Lesson({ page, reader }: { page: LessonPage; reader: boolean }) {
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      page.steps.findIndex((step) => `#${step.id}` === location.hash),
    ),
  );
  const [kept] = useState(() => keeps(KEY));
  const aim = useRef<HTMLHeadingElement>(null);
  const step = page.steps[at];
  const entered = useRef(false);
  useEffect(() => {
    if (entered.current) {
      history.replaceState(null, '', `#${step?.id}`);
      aim.current?.focus();
    }
    entered.current = true;
  }, [at]);
  if (!step) return null;
  const last = at === page.steps.length - 1;
  const here = page.list.findIndex((one) => one.id === page.id);
  const next = page.list[here + 1];
  return (
    <div class={`lesson${reader ? ' reader' : ''}`} data-step={step.id}>
      <header class="lesson-top">
        <a class="lesson-back" href="/learn">
          <span aria-hidden="true" class="lesson-arrow-back" />
          <span class="unseen">{t('screen-learn-back')}</span>
        </a>
        <h1>
          {page.title} <span class="lesson-part">{page.part}</span>
        </h1>
        <span class="lesson-count">
          {t('screen-learn-of', {
            step: inDigits(String(at + 1)),
            steps: inDigits(String(page.steps.length)),
          })}
        </span>
      </header>
      <nav class="lesson-list" aria-label={t('screen-learn-back')}>
        <ul>
          {page.list.map((one) => (
            <li key={one.id}>
              <a
                href={`/learn/${one.id}`}
                {...(one.id === page.id ? { 'aria-current': 'page' as const } : {})}
              >
                {one.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <StepView
        key={step.id}
        lesson={page.id}
        laws={page.laws}
        step={step}
        reader={reader}
        aim={aim}
        finished={(best, shown) =>
          keep({ [page.id]: { [step.id]: { done: best !== undefined, best, shown, at: today() } } })
        }
        next={last ? undefined : () => setAt(at + 1)}
        leave={next ? { href: `/learn/${next.id}`, title: next.title } : { href: '/learn', title: '' }}
      />
      {!kept && <p class="lesson-kept">{t('screen-learn-not-kept')}</p>}
    </div>
  );
}
