/** How the HTTP interface of the server is asked; what it says and takes stands in `wire`, written from its own types. */
import { readJson } from './digits';
import type { Err } from './wire';

/** Asks the HTTP interface; an answer that is no success is thrown as what the server said. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const lang = document.documentElement.lang;
  const url = `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(url, init);
  const text = await response.text();
  const answer = text === '' ? {} : readJson(text);
  if (!response.ok)
    throw new Refused((answer as { error?: Err }).error ?? { tag: 'failed', text: response.statusText });
  return answer as T;
}

export class Refused extends Error {
  readonly error: Err;

  constructor(error: Err) {
    super(error.text);
    this.error = error;
  }
}
