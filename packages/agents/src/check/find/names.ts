import { editDistance } from '@zs-docs/words';
import ts from 'typescript';
import type { CheckContext, RawFinding } from './CheckContext.ts';
import { importAdvice, moduleOf } from './exports.ts';

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

/** Names of the file that a name is probably meant to be. */
function namesMeant({ checker, file }: CheckContext, at: ts.Identifier): string[] {
  const isType = ts.isTypeReferenceNode(at.parent) || ts.isQualifiedName(at.parent);
  const word = at.text.toLowerCase();
  return checker
    .getSymbolsInScope(at, isType ? ts.SymbolFlags.Type : ts.SymbolFlags.Value)
    .filter(({ declarations }) => declarations?.some((one) => one.getSourceFile() === file))
    .map(({ name }) => name)
    .filter(
      (name) =>
        editDistance(word, name.toLowerCase()) <= Math.floor(word.length / LETTERS_PER_MISTAKE),
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
