import { existsSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import ts from 'typescript';
import type { SourcePlace } from '../../shared/model.ts';
import type { ApiProblem } from '../check/problems.ts';
import { messages } from '../messages.ts';

/** Which package to open. */
export interface SourceOptions {
  /** Root of the repository, to which reported positions are relative. */
  root: string;
  /** Absolute path of the tsconfig that includes the entry. */
  project: string;
  /** Absolute path of the file whose exports are the API. */
  entry: string;
  /** Contents that replace files on disk, by absolute path; for tests. */
  overrides?: ReadonlyMap<string, string>;
}

/** The opened package, and state that is shared while it is read. */
export interface Source {
  program: ts.Program;
  checker: ts.TypeChecker;
  problems: ApiProblem[];
  /** Member names of the base types from other packages found so far, by type name. */
  inherited: Map<string, Set<string>>;
  /** False for symbols that are declared in node_modules. */
  isOwn: (symbol: ts.Symbol) => boolean;
  placeOf: (node: ts.Node) => SourcePlace;
  /** First declaration of a symbol outside node_modules. */
  declarationOf: (symbol: ts.Symbol) => ts.Node | undefined;
}

const isOwnNode = (node: ts.Node) => !node.getSourceFile().fileName.includes('/node_modules/');

function createSource(program: ts.Program, root: string): Source {
  return {
    program,
    checker: program.getTypeChecker(),
    problems: [],
    inherited: new Map(),
    isOwn: (symbol) => symbol.declarations?.some(isOwnNode) ?? false,
    declarationOf: (symbol) => symbol.declarations?.find(isOwnNode),
    placeOf(node) {
      const file = node.getSourceFile();
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      return { file: relative(root, file.fileName).replaceAll('\\', '/'), line: line + 1 };
    },
  };
}

/** Opens the files that a tsconfig includes. */
function openProgram(project: string, overrides: SourceOptions['overrides']): ts.Program {
  const { config } = ts.readConfigFile(project, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(project));
  const host = ts.createCompilerHost(options);
  host.readFile = (name) => overrides?.get(name) ?? ts.sys.readFile(name);
  return ts.createProgram(fileNames, options, host);
}

/**
 * Opens the package with the TypeScript compiler and calls `read`.
 * @throws Error if the tsconfig or the entry is missing, or the entry exports nothing
 */
export function withSource<Result>(
  { root, project, entry, overrides }: SourceOptions,
  read: (source: Source, exports: readonly ts.Symbol[]) => Result,
): Result {
  if (!existsSync(project)) {
    throw new Error(messages.missingTsconfig(project));
  }
  if (!existsSync(entry)) {
    throw new Error(messages.missingEntry(entry));
  }
  const program = openProgram(project, overrides);
  const source = createSource(program, root);
  const file = program.getSourceFile(entry);
  const module = file && source.checker.getSymbolAtLocation(file);
  if (!module) {
    throw new Error(messages.noExports(project, entry));
  }
  return read(source, source.checker.getExportsOfModule(module));
}
