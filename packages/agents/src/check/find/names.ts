import ts from 'typescript';
import type { Check, Found } from './Check.ts';
import { moduleOf } from './exports.ts';

const found = (check: Check, at: ts.Node, name: string, advice: string | undefined): Found[] => [
  {
    at,
    rule: 'missing-name',
    message: [check.text.missingName(name), advice].filter(Boolean).join(' '),
  },
];

/** Explains a name that the file neither declares nor imports. */
export function explainName(check: Check, at: ts.Node): Found[] {
  if (!ts.isIdentifier(at)) {
    return [];
  }
  if (at.text === 'React') {
    return found(check, at, 'React', check.text.isIn('react', '* as React'));
  }
  const module = moduleOf(check, at.text);
  return found(check, at, at.text, module && check.text.importIt(at.text, module));
}

/** Explains a tag that is not imported, and has the name of something of a browser: `<Text>`. */
export function explainGlobalTag(check: Check, at: ts.Node): Found[] {
  const symbol = ts.isIdentifier(at) ? check.checker.getSymbolAtLocation(at) : undefined;
  const isGlobal = symbol?.declarations?.every((declaration) =>
    check.program.isSourceFileDefaultLibrary(declaration.getSourceFile()),
  );
  return isGlobal ? explainName(check, at) : [];
}
