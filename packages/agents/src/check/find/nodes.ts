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

/** The nodes directly within a node. */
export function childNodes(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  return children;
}

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
