import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { CompileError, compile } from '../shared/compile.ts';
import type { BuiltExample, SnippetData } from '../shared/exampleData.ts';
import { findBadImports } from '../shared/imports.ts';
import { REACT_NATIVE_NAMES, SANDBOX_MODULES } from '../shared/sandbox.ts';
import type { Problem } from './problems.ts';

/** Turns source into highlighted HTML; the site passes its own. */
export type Highlight = (source: string, language: string) => Promise<string>;

/** What the examples folder holds, and what is wrong with it. */
export interface ExampleFolder {
  examples: Map<string, BuiltExample>;
  snippets: Map<string, SnippetData>;
  problems: Problem[];
}

const EXAMPLE_FILE = /^[A-Za-z]\w*\.\w+\.tsx$/;

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();
}

function importProblems(file: string, source: string): Problem[] {
  return findBadImports(source).map(({ line, module, name }) =>
    name
      ? {
          file,
          line,
          what: `미리보기에는 ${module}의 "${name}"이(가) 없습니다.`,
          remedy: `다음 이름만 쓰십시오: ${REACT_NATIVE_NAMES.join(', ')}. 꼭 필요하면 packages/playground/src/shared/sandbox.ts와 frame/scope에 더하십시오.`,
        }
      : {
          file,
          line,
          what: `미리보기에는 "${module}" 모듈이 없습니다.`,
          remedy: `다음 모듈만 쓰거나 examples/snippets로 옮기십시오: ${SANDBOX_MODULES.join(', ')}.`,
        },
  );
}

/** The name changes with the code, so a copy kept by a browser is never stale. */
function codePath(name: string, code: string): string {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  return `preview/code/${name}.${hash}.txt`;
}

function compileExample(file: string, source: string, problems: Problem[]) {
  try {
    return compile(source);
  } catch (error) {
    const line = error instanceof CompileError ? (error.line ?? 1) : 1;
    const reason = error instanceof Error ? error.message : String(error);
    problems.push({
      file,
      line,
      what: `예제를 컴파일하지 못했습니다: ${reason}`,
      remedy: '이 줄의 문법을 고치십시오.',
    });
    return { code: '', deps: [] };
  }
}

/**
 * Reads `folder/*.tsx` and `folder/snippets/*`.
 * @param root root of the repository, to which paths in problems are relative
 */
export async function readExamples(
  folder: string,
  root: string,
  highlight: Highlight,
): Promise<ExampleFolder> {
  const examples = new Map<string, BuiltExample>();
  const snippets = new Map<string, SnippetData>();
  const problems: Problem[] = [];
  for (const entry of await listFiles(folder)) {
    const path = join(folder, entry);
    const file = relative(root, path);
    if (entry.endsWith('.d.ts') || !/\.tsx?$/.test(entry)) {
      continue;
    }
    if (!EXAMPLE_FILE.test(entry)) {
      problems.push({
        file,
        line: 1,
        what: `예제 파일 이름 "${entry}"을(를) 읽을 수 없습니다.`,
        remedy: 'examples/<컴포넌트>.<경우>.tsx 꼴로 이름을 바꾸십시오.',
      });
      continue;
    }
    const source = await readFile(path, 'utf8');
    problems.push(...importProblems(file, source));
    if (!/^export default /m.test(source)) {
      problems.push({
        file,
        line: 1,
        what: '기본 내보내기가 없어서 미리보기가 무엇을 그릴지 모릅니다.',
        remedy: '컴포넌트를 "export default function 이름()"으로 내보내십시오.',
      });
    }
    const name = entry.replace(/\.tsx$/, '');
    const { code, deps } = compileExample(file, source, problems);
    const html = await highlight(source.trimEnd(), 'tsx');
    examples.set(name, {
      name,
      source,
      html,
      code,
      deps,
      codePath: codePath(name, code),
      poster: '',
    });
  }
  const snippetFolder = join(folder, 'snippets');
  for (const entry of await listFiles(snippetFolder)) {
    if (entry.endsWith('.d.ts') || !/\.tsx?$/.test(entry)) {
      continue;
    }
    const source = await readFile(join(snippetFolder, entry), 'utf8');
    const language = entry.endsWith('.tsx') ? 'tsx' : 'ts';
    const name = entry.replace(/\.tsx?$/, '');
    snippets.set(name, {
      name,
      source,
      language,
      html: await highlight(source.trimEnd(), language),
    });
  }
  return { examples, snippets, problems };
}
