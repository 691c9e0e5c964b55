/** `/g/:game`, `/g/:game/table` and `/g/:game/clock`: takes over the page that the server has made. */
import '../style/parts.css';
import './game.css';
import './places.css';
import './table.css';
import { render } from 'preact';
import { After, isLookedThrough } from '../after/after';
import { usePieces } from '../board/pieces';
import { ask } from '../core/api';
import { install } from '../core/install';
import { takeOver } from '../core/page';
import { prepareToSay, say } from '../core/say';
import type { Welcome } from '../core/wire';
import { announce } from './announce';
import { Game } from './game';
import { helpedHere } from './model';
import { Reader } from './reader';
import { Screen } from './screen';
import { hear } from './sounds';
import { Table } from './table';
import { tellTime } from './time-told';

/** Where two lean over one device, it is a table; where they sit before a screen, it is a board with three columns. */
const OVER_IT = '(pointer: coarse), (max-width: 899px)';

const page = await takeOver<Welcome>('game');
if (page) {
  const { main } = page;
  const welcome = page.data ?? (await ask<Welcome>(`/api/v1/games/${main.dataset.game}`));
  const game = new Game(welcome);
  // Whoever does not see has the layout that is read, unless he wants the other.
  const wanted = new URLSearchParams(location.search).get('reader');
  const blind = welcome.blind.some((side) => welcome.sides.includes(side));
  const reader = wanted === null ? blind : wanted !== '0';
  const clock = location.pathname.endsWith('/clock');
  const over = () => game.shared && window.matchMedia(OVER_IT).matches;
  // Few help: what they see besides is loaded for them alone.
  const Helper = helpedHere(welcome) && (await import('./helper')).Helper;
  const screen = () => {
    if (Helper && !isLookedThrough(game)) return <Helper game={game} />;
    if (reader) return <Reader game={game} />;
    const table = location.pathname.endsWith('/table') && over() && game.model.view.phase !== 'over';
    if (clock || table) return <Table game={game} clockOnly={clock} />;
    return isLookedThrough(game) ? <After game={game} /> : <Screen game={game} />;
  };
  const draw = () => render(screen(), main);
  prepareToSay();
  void usePieces();
  game.watch((before) => {
    for (const { text, kind } of announce(before, game.model)) say(text, kind);
    hear(before, game.model);
    draw();
  });
  draw();
  game.connect();
  tellTime(game, reader);
  install();
}
