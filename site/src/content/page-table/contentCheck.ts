import type { AstroIntegration } from 'astro';
import { pageTable } from './pageTable.ts';

/**
 * Reads the content before a build compiles anything: later, a fault in it would be told of the page
 * that happens to be compiled, and by whichever part reads the file first.
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
