import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import type { Node } from 'typescript/unstable/ast';
import {
  API,
  type Checker,
  type NodeHandle,
  type Project,
  type Symbol as TsSymbol,
} from 'typescript/unstable/sync';
import type { SourcePlace } from '../shared/model.ts';
import type { ApiProblem } from './problems.ts';

/** What to read. */
export interface SourceOptions {
  /** Root of the repository; places are told from here. */
  root: string;
  /** tsconfig that holds the package. */
  project: string;
  /** File whose exports are the API. */
  entry: string;
  /** Files whose text replaces what is on disk, by absolute path; tests break a file this way. */
  texts?: ReadonlyMap<string, string>;
}

/** The opened package and what its readers share. */
export interface Source {
  project: Project;
  checker: Checker;
  problems: ApiProblem[];
  /** True when the package declares the symbol, false when node_modules does. */
  isOwn: (symbol: TsSymbol) => boolean;
  placeOf: (node: Node) => SourcePlace;
  /** First declaration of a symbol of the package. */
  declarationOf: (symbol: TsSymbol) => Node | undefined;
}

const isOwnHandle = (handle: NodeHandle) => !handle.path.includes('/node_modules/');

function makeSource(project: Project, root: string): Source {
  return {
    project,
    checker: project.checker,
    problems: [],
    isOwn: (symbol) => symbol.declarations.some(isOwnHandle),
    declarationOf: (symbol) => symbol.declarations.find(isOwnHandle)?.resolve(),
    placeOf(node) {
      const file = node.getSourceFile();
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      return { file: relative(root, file.fileName).replaceAll('\\', '/'), line: line + 1 };
    },
  };
}

/**
 * Opens the package with the TypeScript compiler, lets `read` walk it, and closes it.
 * @throws Error in Korean when a file is missing.
 */
export function withSource<Result>(
  { root, project, entry, texts }: SourceOptions,
  read: (source: Source, exports: readonly TsSymbol[]) => Result,
): Result {
  for (const file of [project, entry]) {
    if (!existsSync(file)) {
      throw new Error(
        `${file} 파일이 없어 API를 읽을 수 없습니다. apiDocs 설정의 경로를 고치십시오.`,
      );
    }
  }
  const api = new API({ cwd: root, ...(texts && { fs: { readFile: (name) => texts.get(name) } }) });
  try {
    const opened = api.updateSnapshot({ openProjects: [project] }).getProject(project);
    const file = opened?.program.getSourceFile(entry);
    const module = file && opened?.checker.getSymbolAtLocation(file);
    if (!opened || !module) {
      throw new Error(
        `${project}가 ${entry}를 담고 있지 않거나 그 파일에 내보낸 것이 없습니다. tsconfig의 include를 살펴보십시오.`,
      );
    }
    return read(makeSource(opened, root), opened.checker.getExportsOfModule(module));
  } finally {
    api.close();
  }
}
