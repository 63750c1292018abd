import ts from 'typescript';
import type { CheckContext } from '../find/CheckContext.ts';
import { attributeValue, keyOf, nodesOf } from '../find/nodes.ts';
import { importOf } from '../find/owners.ts';

export type Element = ts.JsxOpeningLikeElement;

export const elementsOf = (file: ts.Node): Element[] =>
  nodesOf(file).filter((node) => ts.isJsxOpeningLikeElement(node));

/** A tag as `module:name`: `react-native:View`, `@0610studio/zs-ui:ZSText`; `:div` for one of the web. */
export function tagId(check: CheckContext, { tagName }: Element): string | undefined {
  if (ts.isIdentifier(tagName) && /^[a-z]/.test(tagName.text)) {
    return `:${tagName.text}`;
  }
  if (ts.isPropertyAccessExpression(tagName)) {
    // `Animated.View` draws what `View` draws.
    const outer = importOf(check, tagName.expression);
    if (outer?.name === 'Animated' || /reanimated/.test(outer?.module ?? '')) {
      return `react-native:${tagName.name.text}`;
    }
  }
  const imported = importOf(check, tagName);
  return imported && `${imported.module}:${imported.name}`;
}

/** A prop of an element by one of its names. */
export const attributeOf = (
  { attributes }: Element,
  ...names: readonly string[]
): ts.JsxAttribute | undefined =>
  attributes.properties
    .filter(ts.isJsxAttribute)
    .find(({ name }) => names.includes(keyOf(name) ?? ''));

export const hasSpread = ({ attributes }: Element): boolean =>
  attributes.properties.some(ts.isJsxSpreadAttribute);

/** Whether a prop is set: not `{false}`. */
export function isSet(element: Element, name: string): boolean {
  const attribute = attributeOf(element, name);
  return attribute !== undefined && attributeValue(attribute)?.kind !== ts.SyntaxKind.FalseKeyword;
}

export const childrenOf = (element: Element): readonly ts.JsxChild[] =>
  ts.isJsxOpeningElement(element) ? element.parent.children : [];

/** The element whose content another one is; undefined for one that a prop or a function holds. */
export function parentOf(element: Element): Element | undefined {
  let at: ts.Node = ts.isJsxOpeningElement(element) ? element.parent.parent : element.parent;
  while (ts.isJsxFragment(at) || ts.isJsxExpression(at) || ts.isParenthesizedExpression(at)) {
    at = at.parent;
  }
  return ts.isJsxElement(at) ? at.openingElement : undefined;
}

/** The elements around another one in the same tree, inner ones first. */
export function ancestorsOf(element: Element): Element[] {
  const parent = parentOf(element);
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}
