import ts from 'typescript';
import { KNOWN_MODULES } from '../compile/appGlobals.ts';
import { MODULES_FILE } from '../compile/openCompiler.ts';
import { SECTIONS } from '../sections.ts';
import { type Check, type Found, TOOLKIT_NAME } from './Check.ts';
import { meantNames } from './meant.ts';
import { around } from './nodes.ts';
import { whereabouts } from './whereabouts.ts';

/** What a module has as its default export, which the others do not export by that name. */
const DEFAULT_EXPORTS: Readonly<Record<string, string>> = {
  AsyncStorage: '@react-native-async-storage/async-storage',
  Svg: 'react-native-svg',
};

/** Names that a module exports for others to use. */
export function exportsOf({ program, checker }: Check, module: string): string[] {
  const imports = program.getSourceFile(MODULES_FILE)?.statements.filter(ts.isImportDeclaration);
  const specifier = imports
    ?.map(({ moduleSpecifier }) => moduleSpecifier)
    .find((one) => ts.isStringLiteral(one) && one.text === module);
  const symbol = specifier && checker.getSymbolAtLocation(specifier);
  const names = symbol ? checker.getExportsOfModule(symbol).map(({ name }) => name) : [];
  return names.filter((name) => !/^(_|default$|unstable_)/.test(name));
}

/** The module that exports a name, of those that an app has. */
export const moduleOf = (check: Check, name: string): string | undefined =>
  KNOWN_MODULES.find((module) => exportsOf(check, module).includes(name));

/** Where to import a name from instead; undefined if no module has it. */
export function importAdvice(check: Check, name: string, but?: string): string | undefined {
  const fromDefault = DEFAULT_EXPORTS[name];
  if (fromDefault) {
    return check.text.isIn(fromDefault, name);
  }
  const module = moduleOf(check, name);
  return module === undefined || module === but ? undefined : check.text.isIn(module);
}

/** The module that an import or a re-export names. */
export function specifierOf(node: ts.Node): string | undefined {
  const statement = around(
    node,
    (at): at is ts.ImportDeclaration | ts.ExportDeclaration =>
      ts.isImportDeclaration(at) || ts.isExportDeclaration(at),
  );
  const specifier = statement?.moduleSpecifier;
  return specifier && ts.isStringLiteral(specifier) ? specifier.text : undefined;
}

/** Explains a name that a module does not export. */
export function explainExport(check: Check, at: ts.Node): Found[] {
  const module = specifierOf(at);
  if (module === undefined || !ts.isIdentifier(at)) {
    return [];
  }
  const { text, version } = check;
  const isToolkit = module === TOOLKIT_NAME;
  const section = isToolkit ? SECTIONS.exports : undefined;
  const found = (message: string, rule = 'missing-export', where?: string): Found[] => [
    { at, rule, message, section: where ?? section },
  ];
  if (ts.isImportClause(at.parent)) {
    return found(text.noDefaultExport(module, at.text));
  }
  const place = isToolkit ? whereabouts(check, at.text) : undefined;
  if (place) {
    const where = place.is === 'gone' ? SECTIONS.removed : SECTIONS.versions;
    return found(text.isElsewhere(at.text, place, version), place.is, where);
  }
  const names = meantNames(at.text, exportsOf(check, module));
  const advice =
    importAdvice(check, at.text, module) ?? (names.length > 0 ? text.near(names) : undefined);
  const missing = text.missingExport(module, isToolkit ? version : undefined, at.text);
  return found([missing, advice].filter(Boolean).join(' '));
}
