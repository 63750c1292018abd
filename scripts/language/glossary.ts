import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';

/** A word of the docs, and the words it replaces. */
export interface Term {
  use: string;
  avoid: string[];
  /** Words that hold an avoided one and are right. */
  except?: string[];
}

/** The words the docs agreed on. */
export const glossary = load(
  readFileSync(new URL('../../site/content/glossary.yml', import.meta.url), 'utf8'),
) as Term[];

/** Words of a line that the glossary replaces, as `bad → good`. */
export function unwantedTerms(line: string): string[] {
  return glossary.flatMap(({ use, avoid, except = [] }) => {
    const text = except.reduce((rest, word) => rest.replaceAll(word, ''), line);
    return avoid.filter((word) => text.includes(word)).map((word) => `${word} → ${use}`);
  });
}
