import ts from 'typescript';

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

const nodes = new WeakMap<ts.Node, readonly ts.Node[]>();

/** All nodes within a node. Without calls within calls: some code is ten thousand levels deep. */
export function nodesOf(root: ts.Node): readonly ts.Node[] {
  const known = nodes.get(root);
  if (known) {
    return known;
  }
  const found: ts.Node[] = [];
  const collect = (child: ts.Node) => {
    found.push(child);
  };
  ts.forEachChild(root, collect);
  for (let index = 0; index < found.length; index += 1) {
    const node = found[index];
    if (node) {
      ts.forEachChild(node, collect);
    }
  }
  nodes.set(root, found);
  return found;
}

/** The function that a node is directly in. */
export const functionOf = (node: ts.Node): ts.SignatureDeclaration | undefined =>
  ts.findAncestor(node.parent, ts.isFunctionLike);

/** What the body of a function returns: that of an arrow function itself, or each `return` of its own. */
export const returnedValues = (made: ts.SignatureDeclaration, body: ts.ConciseBody): ts.Node[] =>
  ts.isBlock(body)
    ? nodesOf(body)
        .filter(ts.isReturnStatement)
        .filter((node) => functionOf(node) === made)
        .flatMap(({ expression }) => expression ?? [])
    : [body];
