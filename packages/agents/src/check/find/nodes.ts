import ts from 'typescript';

/** The innermost node that begins at a place and is as long as a diagnostic says. */
export function nodeAt(file: ts.SourceFile, start: number, length: number): ts.Node {
  let found: ts.Node = file;
  const visit = (node: ts.Node): void => {
    if (node.getStart(file) <= start && start + length <= node.end) {
      found = node;
      ts.forEachChild(node, visit);
    }
  };
  ts.forEachChild(file, visit);
  return found;
}

/** Name of a prop, a field or a key; undefined for one that is computed. */
export function keyOf(name: ts.Node): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name)
    ? name.text
    : ts.isJsxNamespacedName(name)
      ? name.getText()
      : undefined;
}

/** The expression of a prop's value; the text itself, or what the braces hold. */
export const attributeValue = ({ initializer }: ts.JsxAttribute): ts.Expression | undefined =>
  initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
