import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { z } from 'astro/zod';
import { checkOnSave } from '../files/checkOnSave.ts';
import { ContentError, readYaml } from '../files/readSource.ts';
import { synonymSchema, termSchema } from '../files/schemas.ts';
import { inKorean } from '../markdown/koreanMdxErrors.ts';
import { pageTable } from './pageTable.ts';

/**
 * Reads the content before a build compiles anything: later, a mistake would be reported as an error of
 * the page that is compiled at that moment. In development, reads after each save what no page shows.
 */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content',
    hooks: {
      'astro:server:setup': (dev) => {
        checkOnSave(dev, () => findWrong().join('\n'));
      },
      'astro:build:start': () => {
        const { pages } = pageTable();
        for (const page of pages) {
          if (page.kind === 'doc' && page.model.fault) {
            throw inKorean(page.model.fault, resolve(page.file));
          }
        }
      },
    },
  };
}

/** What is wrong with each file, or group of files, that is read as one. */
function findWrong(): string[] {
  const readers = [
    () => pageTable(),
    () => readYaml('./', 'content/glossary.yml', z.array(termSchema)),
    () => readYaml('./', 'content/synonyms.yml', z.array(synonymSchema)),
  ];
  return readers.flatMap((read) => {
    try {
      read();
      return [];
    } catch (error) {
      if (error instanceof ContentError) {
        return [error.message];
      }
      throw error;
    }
  });
}
