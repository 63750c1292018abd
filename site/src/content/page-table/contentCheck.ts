import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { inKorean } from '../markdown/koreanMdxErrors.ts';
import { pageTable } from './pageTable.ts';

/**
 * Reads the content before a build compiles anything: later, a mistake would be reported as an error of
 * the page that is compiled at that moment.
 */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content',
    hooks: {
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
