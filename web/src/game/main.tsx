/** `/g/:game` and `/g/:game/table`: takes over the page that the server has made. */
import '../style/parts.css';
import './game.css';
import { render } from 'preact';
import { ask, type Welcome } from '../core/api';
import { takeOver } from '../core/page';
import { prepareToSay, say } from '../core/say';
import { announce } from './announce';
import { Game } from './game';
import { Screen } from './screen';

const page = await takeOver<Welcome>('game');
if (page) {
  const { main } = page;
  const welcome = page.data ?? (await ask<Welcome>(`/api/v1/games/${main.dataset.game}`));
  const game = new Game(welcome);
  const reader = new URLSearchParams(location.search).has('reader');
  const draw = () => render(<Screen game={game} reader={reader} />, main);
  prepareToSay();
  game.watch((before) => {
    for (const { text, kind } of announce(before, game.model)) say(text, kind);
    draw();
  });
  draw();
  game.connect();
}
