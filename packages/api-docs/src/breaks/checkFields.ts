import type { Node, ObjectExpression } from '@babel/types';
import {
  type BothTypes,
  type BreakContext,
  elementType,
  parameterType,
  placeOf,
} from './bothTypes.ts';
import { literalOf, type PassedArguments, passedByObject } from './passedArguments.ts';
import { accepts } from './sideShapes.ts';
import { type Fields, fieldsOf } from './sideTypes.ts';

/** Functions by the type of what they are passed to, for the types of their parameters. */
export type Contexts = Map<Node, BothTypes>;

/** Checks an expression that is passed where a type is expected. */
export function checkValue(
  search: BreakContext,
  contexts: Contexts,
  expected: BothTypes,
  node: Node,
): void {
  const check = (part: Node, type = expected) => checkValue(search, contexts, type, part);
  const { before, after, place } = expected;
  switch (node.type) {
    case 'ConditionalExpression':
      check(node.consequent);
      check(node.alternate);
      return;
    case 'LogicalExpression':
      check(node.left);
      check(node.right);
      return;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      check(node.expression);
      return;
    case 'ArrayExpression':
      for (const element of node.elements) {
        if (element) {
          check(element, elementType(expected));
        }
      }
      return;
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      contexts.set(node, expected);
      return;
    case 'ObjectExpression':
      checkObject(search, contexts, expected, node);
      return;
  }
  const value = literalOf(node);
  if (value !== undefined && before && after && place) {
    if (accepts(before, value) === true && accepts(after, value) === false) {
      search.report(node, { what: 'value', ...place, value: String(value) });
    }
  }
}

function checkObject(
  search: BreakContext,
  contexts: Contexts,
  expected: BothTypes,
  node: ObjectExpression,
): void {
  const one = expected.before && fieldsOf(expected.before);
  const other = expected.after && fieldsOf(expected.after);
  if (!one || !other) {
    return;
  }
  checkFields(search, contexts, { one, other, of: expected }, passedByObject(node));
}

/** Checks what is passed to something with fields: fields that are gone, and that it now requires. */
export function checkFields(
  search: BreakContext,
  contexts: Contexts,
  { one, other, of }: { one: Fields; other: Fields; of: BothTypes },
  { node, passed, isSpread }: PassedArguments,
): void {
  for (const { name, node: at, value } of passed) {
    const field = one.members.get(name);
    const kept = other.members.get(name);
    const place = placeOf(one, of, name);
    if (field && !kept) {
      search.report(at, { what: 'gone', ...place });
    } else if (field && kept && value) {
      checkValue(search, contexts, { before: field.type, after: kept.type, place }, value);
    }
  }
  const names = new Set(passed.map(({ name }) => name));
  for (const [name, { optional }] of other.members) {
    const had = one.members.get(name);
    if (!isSpread && !optional && !names.has(name) && (!had || had.optional)) {
      search.report(node, { what: 'required', ...placeOf(one, of, name) });
    }
  }
}

/** Checks what a call passes. */
export function checkArguments(
  search: BreakContext,
  contexts: Contexts,
  callee: BothTypes,
  passed: readonly Node[],
): void {
  for (const [index, argument] of passed.entries()) {
    const expected = parameterType(callee, index);
    checkValue(
      search,
      contexts,
      { ...expected, ...(callee.place && { place: callee.place }) },
      argument,
    );
  }
}
