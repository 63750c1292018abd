import type { AstroIntegration } from 'astro';
import { z } from 'astro/zod';
import { checkOnSave } from '../files/checkOnSave.ts';
import { type ContentError, readEach, readYaml } from '../files/readSource.ts';
import { synonymSchema, termSchema } from '../files/schemas.ts';
import { pageTable } from './pageTable.ts';

/**
 * Reads the content before a build compiles anything: later, a mistake in its lists would be reported as
 * an error of the page that is compiled at that moment; those of pages are told by koreanMdxErrors.ts,
 * all at once. In development, reads after each save what no page shows.
 */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content',
    hooks: {
      'astro:server:setup': (dev) => {
        checkOnSave(dev, () => findWrong().join('\n'));
      },
      'astro:build:start': () => {
        pageTable();
      },
    },
  };
}

/** What is wrong with each file, or group of files, that is read as one. */
function findWrong(): string[] {
  const faults: ContentError[] = [];
  const readers = [
    () => faults.push(...pageTable().faults),
    () => readYaml('./', 'content/glossary.yml', z.array(termSchema)),
    () => readYaml('./', 'content/synonyms.yml', z.array(synonymSchema)),
  ];
  readEach<() => unknown, unknown>(readers, faults, (read) => read());
  return faults.map(({ message }) => message);
}
