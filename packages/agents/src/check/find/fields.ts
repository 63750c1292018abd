import ts from 'typescript';
import type { Owner } from '../text/text.ts';
import type { CheckContext, RawFinding } from './CheckContext.ts';
import { missingExport } from './exports.ts';
import { unknownMember } from './members.ts';
import { keyOf } from './nodes.ts';
import { importedAs, ownerOfExpression, typeName } from './owners.ts';
import { membersOf } from './types.ts';

/** A member that is read: behind which expression, or from which value that a pattern takes apart. */
interface Read {
  at: ts.Node;
  name: string;
  owner: Owner;
  type: ts.Type;
}

function readOfExpression(check: CheckContext, node: ts.Node): Read | undefined {
  const access = node.parent;
  const isAccess =
    (ts.isPropertyAccessExpression(access) && access.name === node) ||
    (ts.isElementAccessExpression(access) && access.argumentExpression === node);
  const whole = isAccess ? access : ts.isElementAccessExpression(node) ? node : undefined;
  if (!whole) {
    return undefined;
  }
  const key = ts.isPropertyAccessExpression(whole) ? whole.name : whole.argumentExpression;
  const name = keyOf(key);
  return name === undefined
    ? undefined
    : {
        at: key,
        name,
        owner: ownerOfExpression(check, whole.expression),
        type: check.checker.getTypeAtLocation(whole.expression),
      };
}

/** The type of the value that a pattern takes apart, also within another pattern. */
export function typeOfPattern(
  checker: ts.TypeChecker,
  pattern: ts.BindingPattern,
): ts.Type | undefined {
  const holder = pattern.parent;
  if (!ts.isBindingElement(holder)) {
    return checker.getTypeAtLocation(
      ts.isVariableDeclaration(holder) ? (holder.initializer ?? holder) : holder,
    );
  }
  const outer = typeOfPattern(checker, holder.parent);
  const member = outer?.getProperty(keyOf(holder.propertyName ?? holder.name) ?? '');
  return member && checker.getTypeOfSymbolAtLocation(member, holder);
}

function readOfPattern(check: CheckContext, node: ts.Node): Read | undefined {
  const element = node.parent;
  if (!ts.isBindingElement(element) || !ts.isObjectBindingPattern(element.parent)) {
    return undefined;
  }
  const type = typeOfPattern(check.checker, element.parent);
  const owner = type && typeName(type);
  const name = keyOf(element.propertyName ?? element.name);
  return type && owner !== undefined && name !== undefined
    ? { at: node, name, owner: { kind: 'type', name: owner }, type }
    : undefined;
}

/** Explains a field that is read of something that does not have it. */
export function explainField(check: CheckContext, node: ts.Node): RawFinding[] {
  const whole = ts.isPropertyAccessExpression(node.parent)
    ? importedAs(check, node.parent.expression)
    : undefined;
  if (whole?.name === '*') {
    return [missingExport(check, { at: node, module: whole.module, name: node.getText() })];
  }
  const read = readOfPattern(check, node) ?? readOfExpression(check, node);
  if (!read) {
    return [];
  }
  const { type, ...rest } = read;
  const members = membersOf(check.checker, check.checker.getNonNullableType(type));
  return [unknownMember(check, { ...rest, members })];
}
