import type { Synonym } from '@zs-docs/search/build';
import { z } from 'astro/zod';
import { readYaml } from '../../content/files/readSource.ts';
import { synonymSchema, termSchema } from '../../content/files/schemas.ts';

/**
 * Reads the synonyms of the search: content/synonyms.yml, and the words that the glossary avoids.
 * @param root folder of the site with a slash at its end; Astro runs in it
 * @throws ContentError for a mistake of an author
 */
export function readSynonyms(root = './'): Synonym[] {
  const terms = readYaml(root, 'content/glossary.yml', z.array(termSchema));
  return [
    ...readYaml(root, 'content/synonyms.yml', z.array(synonymSchema)),
    ...terms
      .filter(({ searched }) => searched)
      .map(({ use, avoid }) => ({ use, also: avoid.map((word) => word.trim()) })),
  ];
}
