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

/** Which package to open. */
export interface SourceOptions {
  /** Root of the repository, to which reported positions are relative. */
  root: string;
  /** Absolute path of the tsconfig that includes the entry. */
  project: string;
  /** Absolute path of the file whose exports are the API. */
  entry: string;
  /** Language of messages; English by default. */
  messages?: Messages;
  /** Contents that replace files on disk, by absolute path; for tests. */
  overrides?: ReadonlyMap<string, string>;
}

/** The opened package, and state that is shared while it is read. */
export interface Source {
  project: Project;
  checker: Checker;
  problems: ApiProblem[];
  messages: Messages;
  /** Member names of the base types from other packages found so far, by type name. */
  inherited: Map<string, Set<string>>;
  /** False for symbols that are declared in node_modules. */
  isOwn: (symbol: TsSymbol) => boolean;
  placeOf: (node: Node) => SourcePlace;
  /** First declaration of a symbol outside node_modules. */
  declarationOf: (symbol: TsSymbol) => Node | undefined;
}

const isOwnHandle = (handle: NodeHandle) => !handle.path.includes('/node_modules/');

function createSource(project: Project, root: string, messages: Messages): Source {
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
 * Opens the package with the TypeScript compiler, calls `read`, and closes it.
 * @throws Error if the tsconfig or the entry is missing, or the entry exports nothing
 */
export function withSource<Result>(
  { root, project, entry, overrides, messages = en }: SourceOptions,
  read: (source: Source, exports: readonly TsSymbol[]) => Result,
): Result {
  if (!existsSync(project)) {
    throw new Error(messages.missingTsconfig(project));
  }
  if (!existsSync(entry)) {
    throw new Error(messages.missingEntry(entry));
  }
  const api = new API({
    cwd: root,
    ...(overrides && { fs: { readFile: (name) => overrides.get(name) } }),
  });
  try {
    const opened = api.updateSnapshot({ openProjects: [project] }).getProject(project);
    const file = opened?.program.getSourceFile(entry);
    const module = file && opened?.checker.getSymbolAtLocation(file);
    if (!opened || !module) {
      throw new Error(messages.noExports(project, entry));
    }
    return read(createSource(opened, root, messages), opened.checker.getExportsOfModule(module));
  } finally {
    api.close();
  }
}
