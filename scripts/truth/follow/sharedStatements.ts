import type { Node } from '@babel/types';
import { blankOut } from '../source/blank.ts';
import { isScript, parseToolkit } from '../source/parseToolkit.ts';
import { essence } from './plainSource.ts';
import type { Files } from './sourceDiff.ts';
import { unordered } from './unordered.ts';

/** A statement of a file. */
interface Statement {
  path: string;
  /** What it declares. */
  name: string;
  /** What it says, in whatever order it was written. */
  says: string;
  start: number;
  end: number;
}

/** Files of two versions without the statements that both have. */
export interface Rest {
  before: Files;
  after: Files;
  /** What each file of the newer version has that the older one had in another. */
  moved: ReadonlyMap<string, readonly Moved[]>;
}

/** A declaration, and the file in which it was. */
export interface Moved {
  name: string;
  from: string;
}

/** What a statement declares: whether its file alone has it changes nothing in what it does. */
const declarationOf = (statement: Node): Node =>
  (statement.type === 'ExportNamedDeclaration' && statement.declaration) || statement;

function nameOf(declared: Node): string {
  const [first] = declared.type === 'VariableDeclaration' ? declared.declarations : [];
  const id = first?.id ?? ('id' in declared ? declared.id : undefined);
  return id?.type === 'Identifier' ? id.name : '';
}

const statementsOf = (path: string, code: string): Statement[] =>
  parseToolkit(code).program.body.map((statement) => ({
    path,
    name: nameOf(declarationOf(statement)),
    says: essence(unordered(code, declarationOf(statement))),
    start: statement.start ?? 0,
    end: statement.end ?? 0,
  }));

const allOf = (files: Files) =>
  [...files].filter(([path]) => isScript(path)).flatMap(([path, text]) => statementsOf(path, text));

/** Pairs statements that say the same, each with one. */
function pair(
  before: readonly Statement[],
  after: readonly Statement[],
  keyOf: (statement: Statement) => string,
): [Statement, Statement][] {
  const free = Map.groupBy(before, keyOf);
  return after.flatMap((now): [Statement, Statement][] => {
    const old = free.get(keyOf(now))?.shift();
    return old ? [[old, now]] : [];
  });
}

/** Files with some of their statements blanked. */
function without(files: Files, statements: readonly Statement[]): Files {
  const byPath = Map.groupBy(statements, ({ path }) => path);
  return new Map([...files].map(([path, text]) => [path, blankOut(text, byPath.get(path) ?? [])]));
}

/**
 * Leaves out the statements that both versions have: in the same file, in whatever order, or in another one,
 * where they have a name of their own.
 * @param before files without comments and imports
 */
export function withoutSharedStatements(before: Files, after: Files): Rest {
  const [old, now] = [allOf(before), allOf(after)];
  const stayed = pair(old, now, ({ path, says }) => `${path} ${says}`);
  const isFree = new Set([...old, ...now]);
  for (const one of stayed.flat()) {
    isFree.delete(one);
  }
  const named = (some: readonly Statement[]) =>
    some.filter((one) => isFree.has(one) && one.name !== '');
  const moved = pair(named(old), named(now), ({ says }) => says);
  const shared = [...stayed, ...moved];
  return {
    before: without(
      before,
      shared.map(([one]) => one),
    ),
    after: without(
      after,
      shared.map(([, one]) => one),
    ),
    moved: new Map(
      [...Map.groupBy(moved, ([, { path }]) => path)].map(([path, some]) => [
        path,
        some.map(([{ name, path: from }]) => ({ name, from })),
      ]),
    ),
  };
}
