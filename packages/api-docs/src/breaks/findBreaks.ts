import type { File, Statement } from '@babel/types';
import { type ApiHistory, type ApiState, apiAt } from '../history/index.ts';
import type { BothTypes, Break, BreakContext } from './bothTypes.ts';
import { declareStatements } from './declareNames.ts';
import { parseSource } from './parseSource.ts';
import { Scope } from './Scope.ts';
import { nameOf } from './sideTypes.ts';
import { checkName } from './typeOfExpression.ts';
import { visit } from './visit.ts';

/** Declares what a file imports from the package; reports names that are gone. */
function declareImports(
  search: BreakContext,
  scope: Scope,
  packageName: string,
  statements: readonly Statement[],
): void {
  for (const statement of statements) {
    if (statement.type === 'ExportNamedDeclaration' && statement.source?.value === packageName) {
      for (const specifier of statement.specifiers) {
        if (specifier.type === 'ExportSpecifier') {
          checkName(search, specifier.local.name, specifier);
        }
      }
    }
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== packageName) {
      continue;
    }
    for (const specifier of statement.specifiers) {
      const imported =
        specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : undefined;
      if (imported !== undefined) {
        checkName(search, imported, specifier);
        scope.declare(specifier.local.name, { imported });
      } else if (specifier.type === 'ImportNamespaceSpecifier') {
        scope.declare(specifier.local.name, { isPackage: true });
      }
    }
  }
}

/** Finds the lines of a parsed file that stop working with another state of a package's API. */
export function breaksBetween(
  { program: { body } }: File,
  packageName: string,
  before: ApiState,
  after: ApiState,
): readonly Break[] {
  const found = new Map<string, Break>();
  const open: (() => BothTypes)[] = [];
  const search: BreakContext = {
    before,
    after,
    report: (node, one) => {
      const line = node.loc?.start.line ?? 1;
      found.set([node.start, one.what, one.name, one.member].join(), { line, ...one });
    },
    later: (type) => open.push(type),
  };
  const scope = new Scope();
  declareImports(search, scope, packageName, body);
  declareStatements(search, scope, body);
  const contexts = new Map();
  for (const statement of body) {
    visit(search, contexts, scope, statement);
  }
  for (const type of open) {
    type();
  }
  return [...found.values()].sort((one, other) => one.line - other.line);
}

/**
 * Finds the lines of a TypeScript or TSX file that stop working between two versions: imports, elements
 * and calls of names that are gone, props, options and fields that are gone, values that are no longer
 * taken, and what has to be passed newly. It claims only what the API of both versions says; what it does
 * not know is none.
 * An import of `ThrottleButton` in line 1 gives `{ line: 1, what: 'gone', name: 'ThrottleButton' }`
 * between versions that have it and lack it.
 * @throws SourceError for a file that cannot be parsed
 * @throws RangeError for a version that the history lacks, and for code that is nested too deep
 */
export const findBreaks = (
  source: string,
  history: ApiHistory,
  from: string,
  to: string,
): readonly Break[] =>
  breaksBetween(parseSource(source), history.package, apiAt(history, from), apiAt(history, to));
