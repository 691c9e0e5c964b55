/** The public lists of a tournament: they follow what happens. */
import { refresh } from './fresh';
import { listen } from './line';

const event = /^\/e\/([^/?#]+)/.exec(location.pathname)?.[1];
if (event) {
  listen(
    event,
    () => refresh(),
    () => undefined,
  );
}
