/** `/train`: training for arbiters, and below it one case, or an exam. */
import '../style/parts.css';
import '../board/board.css';
import './train.css';
import { render } from 'preact';
import { takeOver } from '../core/page';
import { prepareToSay } from '../core/say';
import { CasePage } from './case';
import { ExamPage } from './exam';
import { ListPage } from './list';
import type { Given } from './model';

const page = await takeOver<Given>('train');
if (page?.data) {
  const { main, data } = page;
  const reader = new URLSearchParams(location.search).get('reader') === '1';
  main.classList.toggle('reader', reader);
  prepareToSay();
  main.replaceChildren();
  const { which } = main.dataset;
  const id = main.dataset.case ?? '';
  if (which === 'case') render(<CasePage given={data} id={id} reader={reader} />, main);
  else if (which === 'exam') render(<ExamPage given={data} reader={reader} />, main);
  else render(<ListPage given={data} />, main);
}
