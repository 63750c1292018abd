import ts from 'typescript';
import type { CheckContext } from './CheckContext.ts';

const modulesOf = ({ file }: CheckContext) =>
  file.statements.filter(ts.isImportDeclaration).map(({ moduleSpecifier }) => moduleSpecifier);

/** Whether a file imports from a module. */
export const importsFrom = (check: CheckContext, module: string | undefined): boolean =>
  modulesOf(check).some((one) => ts.isStringLiteral(one) && one.text === module);

/** Whether a file imports from another file or package, of which nothing is known. */
export const importsElsewhere = (check: CheckContext): boolean =>
  modulesOf(check).some((one) => !check.checker.getSymbolAtLocation(one));
