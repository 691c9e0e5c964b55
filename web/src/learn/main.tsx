/** `/learn/LESSON`: takes over the page that the server has made, and goes through its steps one after the other. */
import '../style/parts.css';
import './learn.css';
import { render } from 'preact';
import { usePieces } from '../board/pieces';
import { takeOver } from '../core/page';
import type { LessonPage } from '../core/wire';
import { Lesson } from './lesson';

const page = await takeOver<LessonPage>('lesson');
if (page?.data) {
  const reader = new URLSearchParams(location.search).get('reader') === '1';
  void usePieces();
  render(<Lesson page={page.data} reader={reader} />, page.main);
}
