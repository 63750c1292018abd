import type { AstroIntegration } from 'astro';
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
        pageTable();
      },
    },
  };
}
