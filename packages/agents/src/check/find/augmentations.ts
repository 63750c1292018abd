import ts from 'typescript';
import type { CheckContext } from './CheckContext.ts';
import { specifierOf } from './exports.ts';
import { keyOf } from './nodes.ts';
import { importOf } from './owners.ts';

/** What React Native has and its types do not, and what its builds for television and browsers add. */
const UNTYPED = new Set(['focused', 'hovered', 'rows']);

/** Whether a name is a global: `process`, `console`, `self`. */
function isGlobal({ checker, file }: CheckContext, node: ts.Node): boolean {
  const declared = ts.isIdentifier(node)
    ? checker.getSymbolAtLocation(node)?.declarations
    : undefined;
  return declared?.every((one) => one.getSourceFile() !== file) === true;
}

/** Whether a node is in the tag of an element of the web: that the app has none is another finding. */
function isOfBrowser(node: ts.Node): boolean {
  const element = ts.findAncestor(node, ts.isJsxOpeningLikeElement);
  return element !== undefined && /^[a-z]/.test(element.tagName.getText());
}

/**
 * Whether a name may have been added by the app, by another build of React Native or by a browser: to a
 * global, beside the types, to the elements.
 */
export function mayBeAugmented(check: CheckContext, node: ts.Node): boolean {
  if (ts.isSourceFile(node)) {
    return false;
  }
  const { parent } = node;
  if (ts.isImportSpecifier(parent)) {
    return /^TV[A-Z]/.test(node.getText()) && specifierOf(node) === 'react-native';
  }
  if (isOfBrowser(node)) {
    return true;
  }
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return isGlobal(check, parent.expression);
  }
  if (!UNTYPED.has(keyOf(node) ?? '')) {
    return false;
  }
  return ts.isJsxAttribute(parent)
    ? importOf(check, parent.parent.parent.tagName)?.module === 'react-native'
    : ts.isBindingElement(parent);
}
