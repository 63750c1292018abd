import ts from 'typescript';
import type { CheckContext, RawFinding } from './CheckContext.ts';
import { missingExport } from './imports.ts';
import { unknownMember } from './members.ts';
import { keyOf, nodesOf } from './nodes.ts';
import { importedAs, isToolkitType, toolkitName, typeName } from './owners.ts';
import { membersOf, partsOf, takesAnyName } from './types.ts';

/** A member that is read: of the value of an expression, or of what a pattern takes apart. */
interface Read {
  at: ts.Node;
  name: string;
  whole: ts.Node;
}

function readOf(node: ts.Node): Read | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    return { at: node.name, name: node.name.text, whole: node.expression };
  }
  if (ts.isElementAccessExpression(node)) {
    const key = node.argumentExpression;
    const isWritten = ts.isStringLiteralLike(key) || ts.isNumericLiteral(key);
    return isWritten ? { at: key, name: key.text, whole: node.expression } : undefined;
  }
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) {
    return undefined;
  }
  const at = node.propertyName ?? node.name;
  const name = node.dotDotDotToken ? undefined : keyOf(at);
  return name === undefined ? undefined : { at, name, whole: node.parent };
}

/** What to call a type without a name: `useOverlay` for what it returns. */
function writtenName(whole: ts.Node): string {
  const holder = ts.isObjectBindingPattern(whole) ? whole.parent : undefined;
  const value = holder && ts.isVariableDeclaration(holder) ? holder.initializer : whole;
  const from = value && ts.isCallExpression(value) ? value.expression : (value ?? whole);
  return keyOf(from) ?? from.getText();
}

/** Fields that are read of values of the toolkit, which do not have them. */
export function fieldFindings(check: CheckContext): RawFinding[] {
  const { checker, file } = check;
  return nodesOf(file).flatMap((node) => {
    const read = readOf(node);
    if (!read) {
      return [];
    }
    const { at, name, whole } = read;
    const module = importedAs(check, whole);
    if (module?.name === '*' && toolkitName(check, whole)) {
      const isExported = checker.getSymbolAtLocation(at) !== undefined;
      return isExported ? [] : [missingExport(check, at, name)];
    }
    const type = checker.getNonNullableType(checker.getTypeAtLocation(whole));
    const isKnown =
      !isToolkitType(type) ||
      takesAnyName(checker, type) ||
      partsOf(type).some((part) => checker.getPropertyOfType(part, name));
    const owner = { kind: 'type' as const, name: typeName(type) ?? writtenName(whole) };
    return isKnown
      ? []
      : [unknownMember(check, { at, owner, name, members: membersOf(checker, type) })];
  });
}
