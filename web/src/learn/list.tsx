/** `/learn`: what this device remembers is written into the list of the server; and what is remembered can be taken along. */
import '../style/parts.css';
import './learn.css';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { inDigits } from '../core/numbers';
import { keeps, today } from '../core/on-device';
import { takeOver } from '../core/page';
import { saved } from '../core/saved';
import { t } from '../core/texts';
import {
  KEY,
  keep,
  kept,
  MOST_BYTES,
  type Progress,
  type Refusal,
  readFile,
  readShort,
  short,
  standingOf,
  stepsOf,
  writeFile,
} from './progress';

const page = await takeOver<undefined>('lessons');
if (page) {
  const { main } = page;
  const from = location.hash.slice(1);
  const brought = from ? receive(readShort(decodeURIComponent(from))) : '';
  if (from) history.replaceState(null, '', location.pathname);
  const draw = () => mark(main);
  draw();
  const place = main.querySelector('[data-take]');
  if (place) render(<Take said={brought} changed={draw} />, place);
}

/** Adds what was read, or says why not. */
function receive(read: Progress | Refusal): string {
  if (typeof read === 'string')
    return t('screen-learn-refused', { why: read, most: `${MOST_BYTES / 1000} kB` });
  keep(read);
  return t('screen-learn-added', { steps: inDigits(String(stepsOf(read))) });
}

/** How each lesson stands, and the one to go on with. */
function mark(main: HTMLElement): void {
  const progress = kept();
  let next: HTMLElement | undefined;
  for (const row of main.querySelectorAll<HTMLElement>('[data-lesson]')) {
    const steps = (row.dataset.steps ?? '').trim().split(' ');
    const { standing, count } = standingOf(progress[row.dataset.lesson ?? ''], steps, today());
    row.dataset.standing = standing;
    if (standing !== 'done') next ??= row;
    row.querySelector('.lessons-standing')?.remove();
    const words = {
      none: '',
      begun: t('screen-learn-begun', {
        done: inDigits(String(count)),
        steps: inDigits(String(steps.length)),
      }),
      seen: t('screen-learn-seen'),
      done: t('screen-learn-done'),
      due: t('screen-learn-due'),
    }[standing];
    if (words === '') continue;
    const said = document.createElement('span');
    said.className = 'lessons-standing';
    said.textContent = words;
    row.querySelector('a')?.append(' ', said);
  }
  const link = next?.querySelector('a');
  const place = main.querySelector('[data-next]');
  if (link && place) {
    const onward = document.createElement('a');
    onward.className = 'button link';
    onward.href = link.href;
    onward.textContent = t('screen-learn-go-on', {
      lesson: link.querySelector('.lessons-title')?.textContent ?? '',
    });
    place.replaceChildren(onward);
  }
}

function Take({ said, changed }: { said: string; changed: () => void }) {
  const [answer, setAnswer] = useState(said);
  const [code, setCode] = useState('');
  const save = () => saved(new Blob([writeFile(kept())], { type: 'application/json' }), 'learn.json');
  const open = async (file: File | undefined) => {
    if (!file) return;
    setAnswer(receive(file.size > MOST_BYTES ? 'size' : readFile(await file.text())));
    changed();
  };
  const draw = async () => {
    const { svg } = await import('./qr');
    setCode(svg(`${location.origin}/learn#${encodeURIComponent(short(kept()))}`));
  };
  return (
    <section class="lessons-take">
      <h2>{t('screen-learn-take')}</h2>
      {!keeps(KEY) && <p>{t('screen-learn-not-kept')}</p>}
      <p class="tools">
        <button type="button" class="plain" onClick={save}>
          {t('screen-learn-file')}
        </button>
        <label class="plain lessons-file">
          {t('screen-learn-read')}
          <input
            type="file"
            class="unseen"
            accept="application/json,.json"
            onChange={(event) => void open(event.currentTarget.files?.[0])}
          />
        </label>
        <button type="button" class="plain" onClick={() => void draw()}>
          <bdi dir="ltr">QR</bdi>
        </button>
      </p>
      <p role="status">{answer}</p>
      {code && (
        <figure class="lessons-code">
          <div dangerouslySetInnerHTML={{ __html: code }} />
          <figcaption>{t('screen-learn-scan')}</figcaption>
        </figure>
      )}
    </section>
  );
}
