import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { placeOf } from '../files/placeOf.ts';
import { checkFrontMatter } from '../files/readSource.ts';
import { pageTable } from '../page-table/pageTable.ts';
import { explainMdx } from './explainMdx.ts';

const site = fileURLToPath(new URL('../../../', import.meta.url));

/** The plugin of Vite that compiles MDX. */
const COMPILER = '@mdx-js/rolldown';

type Transform = (this: unknown, code: string, id: string, ...more: unknown[]) => unknown;

/** An error of the MDX compiler: a VFileMessage. */
interface CompileError extends Error {
  reason?: string;
  ruleId?: string;
  line?: number;
}

/**
 * Explains errors of the MDX compiler in Korean, with file and line. The compiler has no option for
 * its messages, so its Vite plugin is wrapped. A build goes on without a text that is wrong, and fails
 * once all have been compiled, so that its author is told all at once.
 */
export function koreanMdxErrors(): Plugin {
  const faults = new Set<string>();
  return {
    name: 'korean-mdx-errors',
    configResolved({ plugins, command }) {
      const transform = plugins.find(({ name }) => name === COMPILER)?.transform;
      if (typeof transform !== 'object') {
        throw new Error(
          `Vite has no plugin ${COMPILER}: src/content/markdown/koreanMdxErrors.ts wraps it.`,
        );
      }
      const compile = transform.handler as Transform;
      transform.handler = async function (this: unknown, code: string, id: string, ...more) {
        try {
          checkFrontMatter(fileOf(id), code);
          return await compile.call(this, code, id, ...more);
        } catch (error) {
          const explained = inKorean(error as CompileError, id);
          if (command !== 'build') {
            throw explained;
          }
          faults.add(explained.message);
          return compile.call(this, '', id, ...more);
        }
      } as typeof transform.handler;
    },
    buildEnd() {
      const told = new Set([...pageTable().faults.map(({ message }) => message), ...faults]);
      if (told.size > 0) {
        throw Object.assign(new Error([...told].join('\n')), { stack: '' });
      }
    },
  };
}

/**
 * Place in the file of a module.
 * @param id absolute path of the file, with or without a query
 */
export function modulePlace(id: string, line: number | string | undefined): string {
  return placeOf(fileOf(id), line);
}

/** Path of a module below the site's folder. */
const fileOf = (id: string) => relative(site, id.replace(/\?.*$/, '')).replaceAll('\\', '/');

/** Prepends file, line, cause and remedy to the message of an error that has none of them yet. */
export function inKorean(error: CompileError, id: string): Error {
  // Already explained: in a file that this one imports, or by another wrapper, as Astro resolves its
  // configuration more than once.
  if (error.message.startsWith('site/content/')) {
    return error;
  }
  const reason = error.reason ?? error.message;
  const explanation = explainMdx({ reason, rule: error.ruleId ?? '' });
  // An unclosed tag has its line in the message only: `(12:1-12:5)`.
  const line = error.line ?? /\((\d+):\d+-/.exec(reason)?.[1];
  const place = modulePlace(id, line);
  // The stack of a compile error lists no file of an author.
  if (explanation || error.reason) {
    error.stack = '';
  }
  error.message = explanation ? `${place} ${explanation} (${reason})` : `${place} ${reason}`;
  return error;
}
