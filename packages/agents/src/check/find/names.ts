import { editDistance } from '@zs-docs/words';
import ts from 'typescript';
import { type CheckContext, type RawFinding, TOOLKIT_NAME } from './CheckContext.ts';
import { importAdvice, moduleOf } from './exports.ts';
import { importsElsewhere, importsFrom } from './imports.ts';

const found = (check: CheckContext, at: ts.Node, name: string, advice = ''): RawFinding[] => [
  {
    at,
    rule: 'missing-name',
    message: [check.text.missingName(name), advice].join(' ').trim(),
  },
];

/** Names that a test runner, or Node.js, gives to the files of an app. */
const TEST_GLOBALS = new Set(['by', 'device', 'element', 'expect', 'jest', 'NodeJS', 'vi']);

/** Of how many letters one may be wrong in a name that is meant to be another. */
const LETTERS_PER_MISTAKE = 3;

const isTypeName = ({ parent }: ts.Node) =>
  ts.isTypeReferenceNode(parent) || ts.isQualifiedName(parent);

/** Whether an app may have a type of a name that a module has too: it may declare types for all of its files. */
const mayBeOfApp = (check: CheckContext, module: string | undefined): boolean =>
  module === TOOLKIT_NAME || importsElsewhere(check);

/** Of how many at most in the name of a type, which an app may declare for all of its files. */
const MAX_TYPE_MISTAKES = 2;

/** Names of the file that a name is probably meant to be. */
function namesMeant({ checker, file }: CheckContext, at: ts.Identifier): string[] {
  const isType = isTypeName(at);
  const word = at.text.toLowerCase();
  return checker
    .getSymbolsInScope(at, isType ? ts.SymbolFlags.Type : ts.SymbolFlags.Value)
    .filter(({ declarations }) => declarations?.some((one) => one.getSourceFile() === file))
    .map(({ name }) => name)
    .filter(
      (name) =>
        editDistance(word, name.toLowerCase()) <=
        Math.min(
          Math.floor(word.length / LETTERS_PER_MISTAKE),
          isType ? MAX_TYPE_MISTAKES : Number.POSITIVE_INFINITY,
        ),
    );
}

/**
 * Explains a name that the file neither declares nor imports, where it is certainly a mistake: an import
 * that was forgotten, another name of the file, or a component. Any other may be a global of the app.
 */
export function explainName(check: CheckContext, at: ts.Node): RawFinding[] {
  if (!ts.isIdentifier(at)) {
    return [];
  }
  const name = at.text;
  if (name === 'React') {
    return found(check, at, name, check.text.isIn('react', '* as React'));
  }
  const module = moduleOf(check, name);
  if (isTypeName(at) && !importsFrom(check, module) && mayBeOfApp(check, module)) {
    return [];
  }
  const advice = module ? check.text.importIt(name, module) : importAdvice(check, name);
  if (advice) {
    return found(check, at, name, advice);
  }
  const meant = TEST_GLOBALS.has(name) ? [] : namesMeant(check, at);
  if (meant.length > 0) {
    return found(check, at, name, check.text.near(meant));
  }
  return ts.isJsxOpeningLikeElement(at.parent) ? found(check, at, name) : [];
}

/** Explains a tag that is not imported, and has the name of something of a browser: `<Text>`. */
export function explainGlobalTag(check: CheckContext, at: ts.Node): RawFinding[] {
  const symbol = ts.isIdentifier(at) ? check.checker.getSymbolAtLocation(at) : undefined;
  const isGlobal = symbol?.declarations?.every((declaration) =>
    check.program.isSourceFileDefaultLibrary(declaration.getSourceFile()),
  );
  return isGlobal ? explainName(check, at) : [];
}
