import { nearNames } from '@zs-docs/words';
import ts from 'typescript';
import { sentences } from '../sentences.ts';
import type { CheckContext, RawFinding } from './CheckContext.ts';
import { membersWithin, missingMembers, unknownMember } from './members.ts';
import { keyOf, nodesOf, returnedValues } from './nodes.ts';
import { isToolkitType, toolkitName, toolkitSignature, typeName } from './owners.ts';
import { membersOf, partsOf, requiredMembers, takesAnyName } from './types.ts';

/** Where a value is passed: a prop, a field, or an argument. */
interface Place {
  at: ts.Node;
  /** Name of the prop or field, or the function. */
  name: string;
  /** What of the API it belongs to. */
  about: string;
  /** Component that has the prop. */
  component?: string;
}

/** Most values that a sentence lists; numbers are short. */
const MAX_VALUES = 6;
const MAX_NUMBERS = 10;

/** The type of a written value; the compiler has none for a text that is a prop's whole value. */
const typeOf = (checker: ts.TypeChecker, value: ts.Expression): ts.Type =>
  ts.isStringLiteralLike(value)
    ? checker.getStringLiteralType(value.text)
    : checker.getTypeAtLocation(value);

/** The values that a type names. */
function literalsOf(type: ts.Type): string[] {
  return partsOf(type).flatMap((part) =>
    part.isStringLiteral() || part.isNumberLiteral() ? [String(part.value)] : [],
  );
}

/** The values to suggest: near ones first, then those that begin alike; the first ones if none is near. */
function suggested(written: string, values: readonly string[]): readonly string[] {
  const isNumber = values.every((value) => /^\d+$/.test(value));
  if (isNumber && values.length <= MAX_NUMBERS) {
    return values.toSorted((a, b) => Number(a) - Number(b));
  }
  if (values.length <= MAX_VALUES) {
    return values;
  }
  const [head] = written.split('.');
  const alike = values.filter((value) => value.startsWith(`${head}.`));
  const near = [...new Set([...nearNames(written, values), ...alike])];
  return (near.length > 0 ? near : values).slice(0, MAX_VALUES);
}

const isColor = (value: string) => /^(#[\da-f]{3,8}|(rgb|hsl)a?\(.*\))$/i.test(value);

/** Says of a text or a number that it is none of the values that its place takes. */
function wrongLiteral(
  value: ts.StringLiteralLike | ts.NumericLiteral,
  { at, name, about, component }: Place,
  values: readonly string[],
): RawFinding {
  const quoted = (text: string) => (ts.isNumericLiteral(value) ? text : `'${text}'`);
  const style = component && /Text/.test(component) ? 'color' : 'backgroundColor';
  const advice =
    name === 'color' && component && isColor(value.text)
      ? sentences.colorBelongsInto(style, quoted(value.text))
      : sentences.values(suggested(value.text, values).map(quoted), values.length);
  const message = `${sentences.wrongValue(name, quoted(value.text))} ${advice}`;
  return { at, rule: 'wrong-value', message, about: { name: about } };
}

/** Says of a value that it has another type than its place takes. */
export function wrongType(
  { checker }: CheckContext,
  { at, name, about }: Place,
  type: ts.Type,
  expected: ts.Type,
): RawFinding[] {
  return checker.isTypeAssignableTo(type, expected)
    ? []
    : [
        {
          at,
          rule: 'type',
          message: sentences.wrongType(
            name,
            checker.typeToString(checker.getBaseTypeOfLiteralType(type)),
            checker.typeToString(expected),
          ),
          about: { name: about },
        },
      ];
}

/** Whether all that a value's type depends on is written in its place: it is then what it is in the app. */
function isWritten(value: ts.Node): boolean {
  if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) {
    return (
      !value.type &&
      value.parameters.every(({ type }) => !type) &&
      returnedValues(value, value.body).every(isWritten)
    );
  }
  return (
    ts.isLiteralExpression(value) ||
    ts.isTemplateExpression(value) ||
    ts.isJsxElement(value) ||
    ts.isJsxSelfClosingElement(value) ||
    ts.isJsxFragment(value) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(
      value.kind,
    )
  );
}

/** What is wrong with a value in its place, as far as it is written there. */
export function wrongValues(check: CheckContext, value: ts.Expression, place: Place): RawFinding[] {
  const { checker } = check;
  if (ts.isParenthesizedExpression(value)) {
    return wrongValues(check, value.expression, place);
  }
  if (ts.isConditionalExpression(value)) {
    return [value.whenTrue, value.whenFalse].flatMap((at) =>
      wrongValues(check, at, { ...place, at }),
    );
  }
  if (ts.isArrayLiteralExpression(value)) {
    return value.elements.flatMap((at) => wrongValues(check, at, { ...place, at }));
  }
  if (ts.isObjectLiteralExpression(value)) {
    return wrongFields(check, value, place);
  }
  const type = isWritten(value) ? checker.getContextualType(value) : undefined;
  if (!type) {
    return [];
  }
  const values = literalsOf(type);
  const isLiteral = ts.isStringLiteralLike(value) || ts.isNumericLiteral(value);
  const found = wrongType(check, place, typeOf(checker, value), type);
  return found.length > 0 && isLiteral && values.length > 1
    ? [wrongLiteral(value, place, values)]
    : found;
}

/** The type that an object is written for, without what it may be beside an object. */
function expectedType(checker: ts.TypeChecker, object: ts.ObjectLiteralExpression) {
  const type = checker.getContextualType(object);
  const parts = type ? partsOf(type).filter(({ flags }) => flags & ts.TypeFlags.Object) : [];
  const objects = parts.filter(
    (part) =>
      !checker.isArrayType(part) && !part.getNumberIndexType() && !part.getProperty('length'),
  );
  return objects.length === 1 ? objects[0] : undefined;
}

/** What is wrong with the fields of an object: names that its type does not have, or lacks, and values. */
function wrongFields(
  check: CheckContext,
  object: ts.ObjectLiteralExpression,
  place: Omit<Place, 'at'>,
): RawFinding[] {
  const { checker } = check;
  const type = expectedType(checker, object);
  if (!type) {
    return [];
  }
  const owner = { kind: 'type' as const, name: typeName(type) ?? place.name };
  const members = membersOf(checker, type);
  const keys = object.properties.flatMap(({ name }) => (name ? [name] : []));
  const isOpen = takesAnyName(checker, type);
  const unknown = keys.flatMap((at) => {
    const name = keyOf(at);
    const within = name === undefined ? [] : membersWithin(checker, type, name, at);
    return name === undefined || isOpen || members.includes(name)
      ? []
      : [unknownMember(check, { at, owner, name, members, within })];
  });
  const names = keys.map(keyOf);
  const missing =
    isOpen || unknown.length > 0 || object.properties.some(ts.isSpreadAssignment)
      ? []
      : requiredMembers(checker, type).filter((name) => !names.includes(name));
  return [
    ...unknown,
    ...(missing.length > 0 ? [missingMembers(object, owner, missing)] : []),
    ...object.properties.filter(ts.isPropertyAssignment).flatMap(({ name: at, initializer }) => {
      const name = keyOf(at) ?? '';
      return wrongValues(check, initializer, { at, name, about: owner.name });
    }),
  ];
}

/** What is wrong with a call of the toolkit: how many arguments it has, and which. */
function wrongArguments(check: CheckContext, call: ts.CallExpression): RawFinding[] {
  const { checker } = check;
  const signature = toolkitSignature(check, call);
  if (!signature) {
    return [];
  }
  const name = call.expression.getText();
  const about = toolkitName(check, call.expression) ?? 'useOverlay';
  const declared = signature.parameters.flatMap(({ valueDeclaration }) =>
    valueDeclaration && ts.isParameter(valueDeclaration) ? [valueDeclaration] : [],
  );
  const count = call.arguments.length;
  const least = declared.filter((each) => !checker.isOptionalParameter(each)).length;
  const isOpen =
    call.arguments.some(ts.isSpreadElement) || declared.some((each) => each.dotDotDotToken);
  const isWrongCount = !isOpen && (count < least || count > declared.length);
  return [
    ...(isWrongCount
      ? [
          {
            at: call.expression,
            rule: 'type',
            message: sentences.wrongCount(name, least, declared.length),
            about: { name: about },
          },
        ]
      : []),
    ...call.arguments.flatMap((at) => wrongValues(check, at, { at, name, about })),
  ];
}

/** What is wrong with what functions of the toolkit are passed, and with objects that are written for its types. */
export const valueFindings = (check: CheckContext): RawFinding[] =>
  nodesOf(check.file).flatMap((node) => {
    if (ts.isCallExpression(node)) {
      return wrongArguments(check, node);
    }
    const type = ts.isObjectLiteralExpression(node) && expectedType(check.checker, node);
    return type && isToolkitType(type)
      ? wrongFields(check, node as ts.ObjectLiteralExpression, {
          name: typeName(type) ?? '',
          about: typeName(type) ?? '',
        })
      : [];
  });
