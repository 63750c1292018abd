import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';

/** A preferred term, and the words it replaces. */
export interface Term {
  use: string;
  avoid: string[];
  /** Correct words that contain an avoided one. */
  except?: string[];
}

/** Preferred terms of the docs. */
export const glossary = load(
  readFileSync(new URL('../../../site/content/glossary.yml', import.meta.url), 'utf8'),
) as Term[];

/** Words of a line that the glossary replaces, as `avoided → preferred`. */
export function unwantedTerms(line: string): string[] {
  return glossary.flatMap(({ use, avoid, except = [] }) => {
    const text = except.reduce((rest, word) => rest.replaceAll(word, ''), line);
    return avoid.filter((word) => text.includes(word)).map((word) => `${word} → ${use}`);
  });
}
