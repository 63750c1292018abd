import { editDistance } from '@zs-docs/words';
import ts from 'typescript';
import { KNOWN_MODULES } from '../compile/appGlobals.ts';
import { MODULES_FILE } from '../compile/openCompiler.ts';
import { sentences } from '../sentences.ts';
import { type CheckContext, type RawFinding, TOOLKIT_NAME } from './CheckContext.ts';
import { nameAdvice, whereabouts } from './members.ts';
import { nodesOf } from './nodes.ts';

type HasModule = (ts.ImportDeclaration | ts.ExportDeclaration) & {
  moduleSpecifier: ts.StringLiteral;
};

/** The imports and re-exports of a file. */
export const importsOf = ({ statements }: ts.SourceFile): HasModule[] =>
  statements.filter(
    (node): node is HasModule =>
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier !== undefined &&
      ts.isStringLiteral(node.moduleSpecifier),
  );

/** Whether a file imports from a module. */
export const importsFrom = ({ file }: CheckContext, module: string): boolean =>
  importsOf(file).some(({ moduleSpecifier }) => moduleSpecifier.text === module);

/** Names that a module exports for others to use. */
function exportsOf({ program, checker }: CheckContext, module: string): string[] {
  const modules = program.getSourceFile(MODULES_FILE);
  const specifier =
    modules &&
    importsOf(modules).find(({ moduleSpecifier }) => moduleSpecifier.text === module)
      ?.moduleSpecifier;
  const symbol = specifier && checker.getSymbolAtLocation(specifier);
  const names = symbol ? checker.getExportsOfModule(symbol).map(({ name }) => name) : [];
  return names.filter((name) => !/^(_|default$|unstable_)/.test(name));
}

/** The module that exports a name, of those that an app has. */
const moduleOf = (check: CheckContext, name: string): string | undefined =>
  KNOWN_MODULES.find((module) => exportsOf(check, module).includes(name));

/** Says of a name that the toolkit does not export it: gone, not there yet, or never there. */
export function missingExport(check: CheckContext, at: ts.Node, name: string): RawFinding {
  const { version } = check;
  const place = whereabouts(check, name);
  if (place) {
    const about =
      place.is === 'gone' ? { version: place.version } : ({ topic: 'versions' } as const);
    return { at, rule: place.is, message: sentences.isElsewhere(name, place, version), about };
  }
  const module = moduleOf(check, name);
  const advice = module
    ? [sentences.isIn(module)]
    : nameAdvice(check, name, exportsOf(check, TOOLKIT_NAME));
  const message = [sentences.missingExport(TOOLKIT_NAME, version, name), ...advice].join(' ');
  return { at, rule: 'missing-export', message, about: { topic: 'exports' } };
}

/** Says of a default import that there is none: it may have any name. */
const missingDefault = (check: CheckContext, at: ts.Identifier): RawFinding => ({
  at,
  rule: 'missing-export',
  message: sentences.noDefaultExport(
    TOOLKIT_NAME,
    exportsOf(check, TOOLKIT_NAME).includes(at.text) ? at.text : '…',
  ),
  about: { topic: 'exports' },
});

/** The names that an import or a re-export takes by themselves, where they are written. */
function namesOf(node: HasModule): ts.ModuleExportName[] {
  const named = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
  return named && (ts.isNamedImports(named) || ts.isNamedExports(named))
    ? named.elements.map(({ propertyName, name }) => propertyName ?? name)
    : [];
}

function missingExports(check: CheckContext, node: HasModule): RawFinding[] {
  const module = node.moduleSpecifier.text;
  const known = exportsOf(check, module);
  const missing = namesOf(node).filter(({ text }) => !known.includes(text));
  if (module === TOOLKIT_NAME) {
    const whole = ts.isImportDeclaration(node) ? node.importClause?.name : undefined;
    return [
      ...(whole ? [missingDefault(check, whole)] : []),
      ...missing.map((at) => missingExport(check, at, at.text)),
    ];
  }
  // Of other modules, only that what they lack is in the toolkit.
  const own = exportsOf(check, TOOLKIT_NAME);
  return KNOWN_MODULES.includes(module)
    ? missing
        .filter(({ text }) => own.includes(text))
        .map((at) => ({
          at,
          rule: 'missing-export',
          message: [
            sentences.missingExport(module, undefined, at.text),
            sentences.isIn(TOOLKIT_NAME),
          ].join(' '),
        }))
    : [];
}

/** What the published package has beside its entry, by the `files` of its package.json; `src` is not there. */
const PUBLISHED_PATHS = /^\/(build|android|ios|expo-module\.config\.json|package\.json|README)/;

/** Other names under which the toolkit is sought. */
const OTHER_NAMES = ['zs-ui', 'zsui', '@0610studio/zsui', '@0610/zs-ui', '@zs-ui/core'];

/** Whether a module is meant to be one of the toolkit, and is none. */
function isMissingModule(name: string): boolean {
  if (name.startsWith(`${TOOLKIT_NAME}/`)) {
    return !PUBLISHED_PATHS.test(name.slice(TOOLKIT_NAME.length));
  }
  const isNear = name.startsWith('@0610') && editDistance(name, TOOLKIT_NAME) <= 2;
  return OTHER_NAMES.includes(name) || (isNear && name !== TOOLKIT_NAME);
}

/** Components and hooks that are used without an import. */
function forgottenImports(check: CheckContext): RawFinding[] {
  const { program, checker, file } = check;
  return nodesOf(file).flatMap((node) => {
    const at = ts.isJsxOpeningLikeElement(node)
      ? node.tagName
      : ts.isCallExpression(node) && /^use[A-Z]/.test(node.expression.getText())
        ? node.expression
        : undefined;
    if (!at || !ts.isIdentifier(at)) {
      return [];
    }
    // A tag may have the name of something of a browser: `<Text>`.
    const isDeclared = checker
      .getSymbolAtLocation(at)
      ?.declarations?.some(
        (declared) => !program.isSourceFileDefaultLibrary(declared.getSourceFile()),
      );
    const module = isDeclared ? undefined : moduleOf(check, at.text);
    return module
      ? [{ at, rule: 'missing-name', message: sentences.missingName(at.text, module) }]
      : [];
  });
}

/** What is imported and is not there, and what is there and was not imported. */
export const importFindings = (check: CheckContext): RawFinding[] => [
  ...importsOf(check.file).flatMap((node) =>
    isMissingModule(node.moduleSpecifier.text)
      ? [
          {
            at: node.moduleSpecifier,
            rule: 'missing-module',
            message: sentences.missingModule(node.moduleSpecifier.text, TOOLKIT_NAME),
            about: { topic: 'innerPaths' } as const,
          },
        ]
      : missingExports(check, node),
  ),
  ...forgottenImports(check),
];
