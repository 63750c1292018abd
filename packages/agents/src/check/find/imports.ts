import ts from 'typescript';
import type { CheckContext } from './CheckContext.ts';

const specifiersOf = ({ statements }: ts.SourceFile): ts.Expression[] =>
  statements.filter(ts.isImportDeclaration).map(({ moduleSpecifier }) => moduleSpecifier);

/** Where a file names a module that it imports from. */
export const specifierFor = (
  file: ts.SourceFile,
  module: string | undefined,
): ts.Expression | undefined =>
  specifiersOf(file).find((one) => ts.isStringLiteral(one) && one.text === module);

/** Whether a file imports from a module. */
export const importsFrom = ({ file }: CheckContext, module: string | undefined): boolean =>
  specifierFor(file, module) !== undefined;

/** Whether a file imports a module of styles, whose names a step of the app's build makes. */
export const importsStyles = ({ file }: CheckContext): boolean =>
  specifiersOf(file).some((one) => ts.isStringLiteral(one) && one.text.endsWith('.module.css'));

/** Whether a file imports from another file or package, of which nothing is known. */
export const importsElsewhere = ({ checker, file }: CheckContext): boolean =>
  specifiersOf(file).some((one) => !checker.getSymbolAtLocation(one));
