/** The sheet of links: printing, copying, sharing; and the board, once the other player has come. */
import '../style/parts.css';
import { ask, Refused } from '../core/api';
import type { Welcome } from '../core/wire';
import { offerLinks } from './give';

/** How often the other player is looked for. */
const LOOK = 1_000;

const sheet = document.querySelector<HTMLElement>('[data-screen=links]');
if (sheet) {
  offerLinks(sheet);
  const game = sheet.dataset.waits;
  if (game) look(game);
}

async function look(game: string): Promise<void> {
  try {
    const { presence } = await ask<Welcome>(`/api/v1/games/${game}`);
    if (presence.players.every((player) => player.taken)) {
      location.assign(`/g/${game}`);
      return;
    }
  } catch (error) {
    if (error instanceof Refused) return;
  }
  setTimeout(() => look(game), LOOK);
}
