import ts from 'typescript';
import type { About } from '../../shared/finding.ts';
import { KNOWN_MODULES } from '../compile/appGlobals.ts';
import { MODULES_FILE } from '../compile/openCompiler.ts';
import { type CheckContext, type RawFinding, TOOLKIT_NAME } from './CheckContext.ts';
import { specifierFor } from './imports.ts';
import { nameAdvice } from './meant.ts';
import { whereabouts } from './whereabouts.ts';

/** What a module has as its default export, which the others do not export by that name. */
const DEFAULT_EXPORTS: ReadonlyMap<string, string> = new Map([
  ['AsyncStorage', '@react-native-async-storage/async-storage'],
  ['Svg', 'react-native-svg'],
]);

/** Names that a module exports for others to use. */
export function exportsOf({ program, checker, archive }: CheckContext, module: string): string[] {
  const modules = program.getSourceFile(MODULES_FILE);
  const specifier = modules && specifierFor(modules, module);
  const symbol = specifier && checker.getSymbolAtLocation(specifier);
  const names = symbol ? checker.getExportsOfModule(symbol).map(({ name }) => name) : [];
  return names.filter(
    (name) => !/^(_|default$|unstable_)/.test(name) && !archive.olderNames.includes(name),
  );
}

/** The module that exports a name, of those that an app has. */
export const moduleOf = (check: CheckContext, name: string): string | undefined =>
  KNOWN_MODULES.find((module) => exportsOf(check, module).includes(name));

/** Where to import a name from instead; undefined if no module has it. */
export function importAdvice(check: CheckContext, name: string, but?: string): string | undefined {
  const fromDefault = DEFAULT_EXPORTS.get(name);
  if (fromDefault) {
    return check.text.isIn(fromDefault, name);
  }
  const module = moduleOf(check, name);
  return module === undefined || module === but ? undefined : check.text.isIn(module);
}

/** The module that an import or a re-export names. */
export function specifierOf(node: ts.Node): string | undefined {
  const statement = ts.findAncestor(
    node,
    (at): at is ts.ImportDeclaration | ts.ExportDeclaration =>
      ts.isImportDeclaration(at) || ts.isExportDeclaration(at),
  );
  const specifier = statement?.moduleSpecifier;
  return specifier && ts.isStringLiteral(specifier) ? specifier.text : undefined;
}

/** Says of a name that a module does not export it: gone, not there yet, or never there. */
export function missingExport(
  check: CheckContext,
  { at, module, name }: { at: ts.Node; module: string; name: string },
): RawFinding {
  const { text, version } = check;
  const isToolkit = module === TOOLKIT_NAME;
  const place = isToolkit ? whereabouts(check, name) : undefined;
  if (place) {
    const about: About = place.is === 'gone' ? { version: place.version } : { topic: 'versions' };
    return { at, rule: place.is, message: text.isElsewhere(name, place, version), about };
  }
  const elsewhere = importAdvice(check, name, module);
  const advice = elsewhere ? [elsewhere] : nameAdvice(check, name, exportsOf(check, module));
  const missing = text.missingExport(module, isToolkit ? version : undefined, name);
  return {
    at,
    rule: 'missing-export',
    message: [missing, ...advice].join(' '),
    about: isToolkit ? { topic: 'exports' } : undefined,
  };
}

/** Says of a module that it has no default export: a default import may have any name. */
function missingDefault(check: CheckContext, at: ts.Identifier, module: string): RawFinding {
  const isExported = exportsOf(check, module).includes(at.text);
  return {
    at,
    rule: 'missing-export',
    message: check.text.noDefaultExport(module, isExported ? at.text : '…'),
    about: module === TOOLKIT_NAME ? { topic: 'exports' } : undefined,
  };
}

/** Explains an import that a module does not export. */
export function explainExport(check: CheckContext, at: ts.Node): RawFinding[] {
  const module = specifierOf(at);
  if (module === undefined || !ts.isIdentifier(at)) {
    return [];
  }
  return ts.isImportClause(at.parent)
    ? [missingDefault(check, at, module)]
    : [missingExport(check, { at, module, name: at.text })];
}
