import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { placeOf } from '../files/placeOf.ts';
import { explainMdx } from './explainMdx.ts';

const site = fileURLToPath(new URL('../../../', import.meta.url));

/** The plugin of Vite that compiles MDX. */
const COMPILER = '@mdx-js/rolldown';

type Transform = (this: unknown, code: string, id: string, ...more: unknown[]) => unknown;

/** An error of the compiler: a message of a file, with its place. */
interface Failed extends Error {
  reason?: string;
  ruleId?: string;
  line?: number;
}

/**
 * Tells authors in Korean, with file and line, what the MDX compiler says in English. The compiler
 * has no setting for it: its transform is wrapped.
 */
export function koreanMdxErrors(): Plugin {
  return {
    name: 'korean-mdx-errors',
    configResolved({ plugins }) {
      const transform = plugins.find(({ name }) => name === COMPILER)?.transform;
      if (typeof transform !== 'object') {
        throw new Error(
          `Vite has no plugin ${COMPILER}: src/content/markdown/koreanMdxErrors.ts wraps it.`,
        );
      }
      const compile = transform.handler as Transform;
      transform.handler = async function (this: unknown, code: string, id: string, ...more) {
        try {
          return await compile.call(this, code, id, ...more);
        } catch (error) {
          throw inKorean(error as Failed, id);
        }
      } as typeof transform.handler;
    },
  };
}

/**
 * Place in the file of a module.
 * @param id absolute path of the file, with or without a query
 */
export function modulePlace(id: string, line: number | string | undefined): string {
  return placeOf(relative(site, id.replace(/\?.*$/, '')).replaceAll('\\', '/'), line);
}

/** The same error with file, line, cause and remedy in front; our own say theirs already. */
export function inKorean(error: Failed, id: string): Error {
  // The page only came upon it; and Astro wraps more than once what it has resolved more than once.
  if (error.message.startsWith('site/content/')) {
    return error;
  }
  const reason = error.reason ?? error.message;
  const told = explainMdx({ reason, rule: error.ruleId ?? '' });
  // A tag that is never closed has its place in the sentence alone.
  const line = error.line ?? /\((\d+):\d+-/.exec(reason)?.[1];
  const place = modulePlace(id, line);
  // What the stack lists is no file of an author; it is left to errors that nobody has foreseen.
  if (told || error.reason) {
    error.stack = '';
  }
  error.message = told ? `${place} ${told} (${reason})` : `${place} ${reason}`;
  return error;
}
