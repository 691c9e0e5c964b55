/** `/new`: says a typed time control back in words while it is typed. */
import '../style/parts.css';
import { ask, Refused } from '../core/api';
import { fromDigits } from '../core/numbers';

interface Control {
  words: string;
}

/** Nobody is asked at every letter. */
const PAUSE = 300;

const field = document.querySelector<HTMLInputElement>('[data-screen=new] input[name=control]');
const back = document.querySelector<HTMLElement>('#said-back');
let timer: ReturnType<typeof setTimeout> | undefined;

field?.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(() => sayBack(fromDigits(field.value.trim())), PAUSE);
});

async function sayBack(text: string): Promise<void> {
  if (!back) return;
  if (text === '') {
    back.textContent = '';
    return;
  }
  try {
    const control = await ask<Control>(`/new/said?control=${encodeURIComponent(text)}`);
    back.textContent = control.words;
  } catch (error) {
    back.textContent = error instanceof Refused ? error.error.text : '';
  }
}
