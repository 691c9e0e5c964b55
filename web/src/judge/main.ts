/** `/judge`: a board beside the question, on which a position is set up, and on which the proof of an answer plays. */
import '../style/parts.css';
import './judge.css';
import { readJson } from '../core/digits';
import { takeOver } from '../core/page';
import { t } from '../core/texts';
import { type Frame, mount, type Options } from '../replay/replay';
import { setUp } from './setup';

const page = await takeOver('judge');
const form = page?.main as HTMLFormElement | undefined;
const field = form?.querySelector<HTMLTextAreaElement>('textarea[name=record]');
const place = form?.querySelector<HTMLElement>('[data-board]');
if (form && field && place) {
  const reel = place.querySelector<HTMLElement>('[data-reel]');
  if (reel) play(form, field, place, reel);
  else edit(form, field, place);
  form.addEventListener('submit', (event) => checkLength(field, event));
  if (field.dataset.from) pointAt(field);
}

/** The line of the answer on the board; a button leads back to setting up. */
function play(
  form: HTMLFormElement,
  field: HTMLTextAreaElement,
  place: HTMLElement,
  reel: HTMLElement,
): void {
  const data = reel.querySelector('script')?.textContent;
  if (!data) return;
  const { frames, options } = readJson(data) as { frames: Frame[]; options: Options };
  const steps = [...form.querySelectorAll<HTMLElement>('.proof button')];
  const player = mount(reel, frames, {
    ...options,
    seen: (at) => {
      for (const [place, step] of steps.entries())
        step.setAttribute('aria-current', String(place + 1 === at));
    },
  });
  for (const [place, step] of steps.entries()) step.addEventListener('click', () => player.show(place + 1));
  const again = form.querySelector<HTMLElement>('[data-edit]');
  if (!again) return;
  again.hidden = false;
  again.querySelector('button')?.addEventListener('click', () => {
    again.hidden = true;
    player.leave();
    edit(form, field, place);
  });
}

function edit(form: HTMLFormElement, field: HTMLTextAreaElement, place: HTMLElement): void {
  const tools = form.querySelector<HTMLElement>('[data-tools]');
  if (tools) tools.hidden = false;
  setUp(form, field, place);
}

/** What cannot be read is selected in its field, so that it can be typed over. */
function pointAt(field: HTMLTextAreaElement): void {
  field.focus();
  field.setSelectionRange(Number(field.dataset.from), Number(field.dataset.to));
}

/** More than this the server does not take, and it would say so less kindly. */
const LONGEST = 240_000;

function checkLength(field: HTMLTextAreaElement, event: Event): void {
  const sent = new URLSearchParams({ record: field.value }).toString();
  if (sent.length <= LONGEST) return;
  event.preventDefault();
  const wrong = document.getElementById('wrong') ?? document.createElement('p');
  wrong.id = 'wrong';
  wrong.className = 'wrong';
  wrong.setAttribute('role', 'alert');
  wrong.textContent = t('screen-judge-long');
  field.closest('label')?.after(wrong);
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', 'wrong');
  field.focus();
}
