import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { explainMdx } from './explainMdx.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

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
    // Asked last: of what nobody else has found.
    enforce: 'post',
    resolveId(source, importer) {
      if (importer && /\.mdx(?:\?|$)/.test(importer)) {
        throw missingImport(source, importer);
      }
    },
    configResolved({ plugins }) {
      const transform = plugins.find(({ name }) => name === COMPILER)?.transform;
      if (typeof transform !== 'object') {
        throw new Error(`Vite has no plugin ${COMPILER}: src/mdx/koreanMdxErrors.ts wraps it.`);
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

/** Name of a file below the project's folder, and a line of it: `site/content/docs/intro.mdx:3`. */
export function contentPlace(id: string, line: number | string | undefined): string {
  const file = relative(root, id.replace(/\?.*$/, '')).replaceAll('\\', '/');
  return line ? `${file}:${line}` : file;
}

/** The same error with file, line, cause and remedy in front; our own say theirs already. */
export function inKorean(error: Failed, id: string): Error {
  const reason = error.reason ?? error.message;
  const told = explainMdx({ reason, rule: error.ruleId ?? '' });
  // A tag that is never closed has its place in the sentence alone.
  const line = error.line ?? /\((\d+):\d+-/.exec(reason)?.[1];
  const place = contentPlace(id, line);
  error.message = told ? `${place} ${told} (${reason})` : `${place} ${reason}`;
  return error;
}

/** Why a page cannot be compiled that imports what is not there. */
export function missingImport(source: string, id: string): Error {
  const lines = readFileSync(id.replace(/\?.*$/, ''), 'utf8').split('\n');
  const line = lines.findIndex((one) => /^(?:import|export|\})/.test(one) && one.includes(source));
  return new Error(
    `${contentPlace(id, line + 1)} import하는 것이 없습니다: ${source}. 파일이라면 이 페이지에서 본 경로를 확장자와 대소문자까지 맞추고, 패키지라면 설치되어 있는 이름인지 확인하십시오.`,
  );
}
