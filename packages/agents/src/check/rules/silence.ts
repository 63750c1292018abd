import ts from 'typescript';
import { type CheckContext, TOOLKIT_NAME } from '../find/CheckContext.ts';
import { returnedValues } from '../find/nodes.ts';
import { attributeOf, childrenOf, type Element, hasSpread, tagId } from './jsx.ts';

/** Props that give an element a name, or hide it from screen readers. */
export const LABELS = [
  'aria-label',
  'accessibilityLabel',
  'aria-labelledby',
  'accessibilityLabelledBy',
  'alt',
  'aria-hidden',
  'accessible',
  'accessibilityElementsHidden',
  'importantForAccessibility',
];

/** Components of the file within components of the file that are looked into. */
const MAX_DEPTH = 5;

/** Elements that only hold others. */
const HOLDERS = new Set([
  'react-native:View',
  `${TOOLKIT_NAME}:ZSView`,
  `${TOOLKIT_NAME}:AnimatedWrapper`,
  'react:Fragment',
]);

/** Elements that draw a picture and say nothing. */
const PICTURES = new Set([
  'react-native:Image',
  'react-native:ActivityIndicator',
  'expo-image:Image',
]);
const PICTURE_MODULES =
  /^(react-native-svg|@expo\/vector-icons|react-native-vector-icons|lucide-react-native|expo-symbols)\b/;

/** What a component of the file may render; undefined for one of another file. */
function renderedBy({ checker }: CheckContext, { tagName }: Element): ts.Node[] | undefined {
  const declared = checker.getSymbolAtLocation(tagName)?.valueDeclaration;
  const made = declared && ts.isVariableDeclaration(declared) ? declared.initializer : declared;
  if (!made || !(ts.isArrowFunction(made) || ts.isFunctionDeclaration(made)) || !made.body) {
    return undefined;
  }
  return returnedValues(made, made.body);
}

/** Whether an element certainly has no name: what is not known may have one. */
function isNameless(check: CheckContext, element: Element, depth = 0): boolean {
  const id = tagId(check, element) ?? '';
  if (hasSpread(element) || attributeOf(element, ...LABELS)) {
    return false;
  }
  if (PICTURES.has(id) || PICTURE_MODULES.test(id)) {
    return true;
  }
  if (HOLDERS.has(id)) {
    return childrenOf(element).every((child) => isSilent(check, child, depth));
  }
  const rendered = depth < MAX_DEPTH ? renderedBy(check, element) : undefined;
  return rendered?.every((part) => isSilent(check, part, depth + 1)) ?? false;
}

/** Whether a part of an element's content certainly says nothing. */
export function isSilent(check: CheckContext, node: ts.Node | undefined, depth = 0): boolean {
  if (!node) {
    return true;
  }
  if (ts.isJsxText(node)) {
    return node.containsOnlyTriviaWhiteSpaces;
  }
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) {
    return isSilent(check, node.expression, depth);
  }
  if (ts.isConditionalExpression(node)) {
    return isSilent(check, node.whenTrue, depth) && isSilent(check, node.whenFalse, depth);
  }
  if (ts.isBinaryExpression(node)) {
    const isAnd = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    return isAnd && isSilent(check, node.right, depth);
  }
  if (ts.isJsxElement(node)) {
    return isNameless(check, node.openingElement, depth);
  }
  if (ts.isJsxSelfClosingElement(node)) {
    return isNameless(check, node, depth);
  }
  return ts.isJsxFragment(node)
    ? node.children.every((child) => isSilent(check, child, depth))
    : node.kind === ts.SyntaxKind.NullKeyword;
}
