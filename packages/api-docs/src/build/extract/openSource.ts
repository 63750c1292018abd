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
import type { SourcePlace } from '../../shared/model.ts';
import type { ApiProblem } from '../check/problems.ts';
import { en } from '../messages/en.ts';
import type { Messages } from '../messages/messages.ts';

/** What to read. */
export interface SourceOptions {
  /** Root of the repository; places are told from here. */
  root: string;
  /** tsconfig that holds the package. */
  project: string;
  /** File whose exports are the API. */
  entry: string;
  /** Language of messages; English when not given. */
  messages?: Messages;
  /** Files whose text replaces what is on disk, by absolute path; tests break a file this way. */
  texts?: ReadonlyMap<string, string>;
}

/** The opened package and what its readers share. */
export interface Source {
  project: Project;
  checker: Checker;
  problems: ApiProblem[];
  messages: Messages;
  /** Members of the types of other packages that were met, by the name of the type. */
  inherited: Map<string, Set<string>>;
  /** True when the package declares the symbol, false when node_modules does. */
  isOwn: (symbol: TsSymbol) => boolean;
  placeOf: (node: Node) => SourcePlace;
  /** First declaration of a symbol of the package. */
  declarationOf: (symbol: TsSymbol) => Node | undefined;
}

const isOwnHandle = (handle: NodeHandle) => !handle.path.includes('/node_modules/');

function makeSource(project: Project, root: string, messages: Messages): Source {
  return {
    project,
    checker: project.checker,
    problems: [],
    messages,
    inherited: new Map(),
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
 * @throws Error when a file is missing.
 */
export function withSource<Result>(
  { root, project, entry, texts, messages = en }: SourceOptions,
  read: (source: Source, exports: readonly TsSymbol[]) => Result,
): Result {
  for (const file of [project, entry]) {
    if (!existsSync(file)) {
      throw new Error(messages.missingFile(file));
    }
  }
  const api = new API({ cwd: root, ...(texts && { fs: { readFile: (name) => texts.get(name) } }) });
  try {
    const opened = api.updateSnapshot({ openProjects: [project] }).getProject(project);
    const file = opened?.program.getSourceFile(entry);
    const module = file && opened?.checker.getSymbolAtLocation(file);
    if (!opened || !module) {
      throw new Error(messages.noExports(project, entry));
    }
    return read(makeSource(opened, root, messages), opened.checker.getExportsOfModule(module));
  } finally {
    api.close();
  }
}
