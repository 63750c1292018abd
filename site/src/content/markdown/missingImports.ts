import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { contentPlace } from './koreanMdxErrors.ts';
import { nearWords } from './nearWords.ts';

const NAME = 'missing-imports';
const PAGE = /\.mdx(?:\?|$)/;

/** One of the errors that a build of the bundler ends with. */
interface BundlerError {
  code?: string;
  message: string;
  /** Error of a plugin that another plugin asked. */
  cause?: Error & { plugin?: string };
  /** The module that imports a name. */
  id?: string;
  /** The module that does not have it. */
  exporter?: string;
  /** Place in the compiled text. */
  loc?: { line: number };
}

/** Tells authors in Korean, with file and line, which import of a page leads nowhere. */
export function missingImports(): Plugin {
  return {
    name: NAME,
    // Asked last: of what nobody else has found.
    enforce: 'post',
    resolveId(source, importer) {
      if (importer && PAGE.test(importer)) {
        throw told(
          `${importPlace(source, importer)} import하는 것이 없습니다: ${source}. 파일이라면 이 페이지에서 본 경로를 확장자와 대소문자까지 맞추고, 패키지라면 설치되어 있는 이름인지 확인하십시오.`,
        );
      }
    },
    // The plugin of MDX asks all others itself: what they throw comes as the cause of another error.
    buildEnd(failed) {
      const own = errorsIn(failed).find(({ cause }) => cause?.plugin === NAME);
      if (own) {
        throw own.cause;
      }
    },
    renderError(failed) {
      const names = errorsIn(failed).flatMap((error) => missingName(error, this) ?? []);
      if (names.length > 0) {
        throw told(names.join('\n'));
      }
    },
  };
}

/** An error that has said all: its stack names no file of an author. */
const told = (message: string) => Object.assign(new Error(message), { stack: '' });

function errorsIn(failed: Error | undefined): readonly BundlerError[] {
  return (failed as { errors?: readonly BundlerError[] } | undefined)?.errors ?? [];
}

/** File of a page, and the first line of it that imports from there. */
function importPlace(source: string, id: string): string {
  const lines = readFileSync(id.replace(/\?.*$/, ''), 'utf8').split('\n');
  const named = [`'${source}'`, `"${source}"`];
  const line = lines.findIndex(
    (one) => /^(?:import|export|\})/.test(one) && named.some((name) => one.includes(name)),
  );
  return contentPlace(id, line + 1);
}

/** What an author is told of a name that is not exported; nothing of any other error. */
function missingName(
  { code, message, id = '', exporter = '', loc }: BundlerError,
  bundler: Pick<Rolldown.PluginContext, 'getModuleInfo'>,
): string | undefined {
  const [, name] = /"(.+?)" is not exported/.exec(message) ?? [];
  if (code !== 'MISSING_EXPORT' || !name || !loc || !PAGE.test(id)) {
    return;
  }
  // The place is one of the compiled text: the path that stands there leads to the page's own line.
  const compiled = bundler.getModuleInfo(id)?.code?.split('\n') ?? [];
  const statement = compiled.slice(loc.line - 1).join('\n');
  const [, source = exporter] = /from\s*['"](.+?)['"]/.exec(statement) ?? [];
  const near = nearWords(name, bundler.getModuleInfo(exporter)?.exports ?? []);
  return `${importPlace(source, id)} ${source}에서 import하는 이름이 없습니다: ${name}. ${near}거기서 export하는 이름인지 대소문자까지 확인하고, default라면 이름을 { }로 감싸십시오.`;
}
