import ts from 'typescript';
import { TOOLKIT_FILE } from '../compile/openCompiler.ts';
import type { CheckContext, RawFinding } from './CheckContext.ts';
import { literalOf, literalsOf, literalType, quoted, suggested } from './literals.ts';
import { attributeValue, keyOf } from './nodes.ts';
import { tagName, typeName } from './owners.ts';
import { partsOf } from './types.ts';

/** Where a value is passed: a prop, a field, or an argument. */
interface Passed {
  value: ts.Expression;
  /** Name of the prop or field, or the function. */
  name: string;
  /** Component that has the prop. */
  component?: string;
}

function passedAt(check: CheckContext, node: ts.Node): Passed | undefined {
  const attribute = ts.findAncestor(node, ts.isJsxAttribute);
  const field = ts.findAncestor(node, ts.isPropertyAssignment);
  if (field && (!attribute || field.pos > attribute.pos)) {
    return { value: field.initializer, name: keyOf(field.name) ?? field.name.getText() };
  }
  const value = attribute && attributeValue(attribute);
  if (attribute && value && (node === attribute.name || node === value || node === attribute)) {
    const { tagName: tag } = attribute.parent.parent;
    return { value, name: keyOf(attribute.name) ?? '', component: tagName(check, tag) };
  }
  const call = node.parent;
  return ts.isCallExpression(call) && call.arguments.includes(node as ts.Expression)
    ? { value: node as ts.Expression, name: call.expression.getText() }
    : undefined;
}

const isColor = (value: string) => /^(#[\da-f]{3,8}|(rgb|hsl)a?\(.*\))$/i.test(value);

function adviceFor(
  { text }: CheckContext,
  { value, name, component }: Passed,
  values: readonly string[],
) {
  const written = literalOf(value) ?? '';
  const quote = (one: string) => quoted(value, one);
  if (name === 'color' && component && isColor(written)) {
    const style = /Text/.test(component) ? 'color' : 'backgroundColor';
    return text.colorBelongsInto(style, quote(written));
  }
  return text.values(suggested(written, values).map(quote), values.length);
}

/** The type that has the field of a value, or the function that takes it. */
function ownerOf({ checker }: CheckContext, { parent }: ts.Expression): string | undefined {
  if (ts.isPropertyAssignment(parent)) {
    const type = checker.getContextualType(parent.parent);
    return type && partsOf(type).map(typeName).find(Boolean);
  }
  const declaration =
    ts.isCallExpression(parent) && checker.getResolvedSignature(parent)?.declaration;
  const isOverlay = declaration && declaration.getSourceFile().fileName === TOOLKIT_FILE;
  return isOverlay ? 'useOverlay' : undefined;
}

/** Explains a value that is none of those that its place takes; nothing if the place takes others too. */
function wrongValue(check: CheckContext, passed: Passed, at: ts.Node): RawFinding[] {
  const { checker, text } = check;
  const type = checker.getContextualType(passed.value);
  const values = type ? literalsOf(type) : [];
  const written = literalType(checker, passed.value);
  if (!type || !written || values.length < 2 || checker.isTypeAssignableTo(written, type)) {
    return [];
  }
  return [
    {
      at,
      rule: 'wrong-value',
      message: [
        text.wrongValue(passed.name, quoted(passed.value, literalOf(passed.value) ?? '')),
        adviceFor(check, passed, values),
      ].join(' '),
      about: { name: passed.component ?? ownerOf(check, passed.value) ?? '' },
    },
  ];
}

/** Explains a value that TypeScript refuses. */
export function explainValue(check: CheckContext, node: ts.Node): RawFinding[] {
  const passed = passedAt(check, node);
  return passed ? wrongValue(check, passed, node) : [];
}

/** Explains values within an object, where TypeScript refuses the object as a whole. */
export const valuesWithin = (
  check: CheckContext,
  object: ts.ObjectLiteralExpression,
): RawFinding[] =>
  object.properties
    .filter(ts.isPropertyAssignment)
    .flatMap(({ name, initializer }) =>
      ts.isObjectLiteralExpression(initializer)
        ? valuesWithin(check, initializer)
        : wrongValue(check, { value: initializer, name: keyOf(name) ?? '' }, name),
    );

/** Explains values of props, where TypeScript refuses the element as a whole. */
export const valuesOf = (check: CheckContext, element: ts.JsxOpeningLikeElement): RawFinding[] =>
  element.attributes.properties
    .filter(ts.isJsxAttribute)
    .flatMap(({ name }) => explainValue(check, name));
