/** The sentences of the page in its language: the same files that the server reads, only this one language of them. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { extension, type Wish } from './digits';

const files = import.meta.glob<string>('../../../lang/*/{screens,desk,lessons,train}.ftl', {
  query: '?raw',
  import: 'default',
});

let bundle = new FluentBundle('en');

/** Loads the texts of a language, and those that only some screens have; before that no text can be asked for. */
export async function loadTexts(language: string, more: readonly string[] = []): Promise<void> {
  const wish = document.documentElement.dataset.digits as Wish;
  bundle = new FluentBundle(language + extension(language, wish));
  const loads = ['screens', ...more].map((name) => {
    return files[`../../../lang/${language}/${name}.ftl`] ?? files[`../../../lang/en/${name}.ftl`];
  });
  const texts = await Promise.all(loads.map((load) => load?.()));
  for (const text of texts) if (text) bundle.addResource(new FluentResource(text));
}

/** The message of this id with its figures; an unknown id stands for itself, so that it is noticed. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args ?? null) : id;
}

/** Without the marks that keep directions apart: for names of windows and for what is read aloud. */
export const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
