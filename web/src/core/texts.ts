/** The sentences of the page in its language: the same files that the server reads, only this one language of them. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { extension, type Wish } from './digits';

const files = import.meta.glob<string>('../../../lang/*/screens.ftl', { query: '?raw', import: 'default' });

let bundle = new FluentBundle('en');

/** Loads the texts of a language; before that no text can be asked for. */
export async function loadTexts(language: string): Promise<void> {
  const load = files[`../../../lang/${language}/screens.ftl`] ?? files['../../../lang/en/screens.ftl'];
  const wish = document.documentElement.dataset.digits as Wish;
  bundle = new FluentBundle(language + extension(language, wish));
  if (load) bundle.addResource(new FluentResource(await load()));
}

/** The message of this id with its figures; an unknown id stands for itself, so that it is noticed. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args ?? null) : id;
}

/** Without the marks that keep directions apart: for names of windows and for what is read aloud. */
export const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
