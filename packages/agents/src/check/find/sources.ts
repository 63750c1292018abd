import ts from 'typescript';
import { expectedBy } from './expectedBy.ts';
import { nodesOf, returnedValues } from './nodes.ts';

const known = <Node>(...nodes: readonly (Node | undefined)[]): Node[] =>
  nodes.filter((node) => node !== undefined);

/** What a function returns: its type where that is written. */
export function returnedBy(made: ts.SignatureDeclaration): ts.Node[] {
  const body = 'body' in made ? made.body : undefined;
  return made.type || !body ? known(made.type) : returnedValues(made, body);
}

/** What is assigned to a variable, where it is declared and after. */
const assignedTo = ({ name, initializer }: ts.VariableDeclaration): ts.Node[] => [
  ...known(initializer),
  ...nodesOf(name.getSourceFile())
    .filter(ts.isBinaryExpression)
    .filter(
      ({ left, operatorToken }) =>
        operatorToken.kind === ts.SyntaxKind.EqualsToken &&
        ts.isIdentifier(left) &&
        left.text === name.getText(),
    )
    .map(({ right }) => right),
];

/** What the type of a declared name is made of. */
export function sourcesOfDeclaration(declared: ts.Declaration): ts.Node[] {
  if (ts.isBindingElement(declared)) {
    return sourcesOfDeclaration(declared.parent.parent);
  }
  if (ts.isVariableDeclaration(declared)) {
    const list = declared.parent.parent;
    const source = declared.type ?? declared.initializer;
    if (declared.type && ts.isUnionTypeNode(declared.type)) {
      // What is assigned tells TypeScript which of them it is, where it is known itself.
      return [declared.type, ...assignedTo(declared)];
    }
    return source ? [source] : ts.isForOfStatement(list) ? [list.expression] : [];
  }
  if (ts.isPropertyDeclaration(declared) || ts.isPropertySignature(declared)) {
    return known<ts.Node>(
      declared.type ?? (ts.isPropertyDeclaration(declared) ? declared.initializer : undefined),
    );
  }
  if (ts.isPropertyAssignment(declared)) {
    return [declared.initializer];
  }
  if (ts.isParameter(declared)) {
    return declared.type
      ? [declared.type]
      : [...known(declared.initializer), ...expectedBy(declared.parent)];
  }
  if (ts.isInterfaceDeclaration(declared) || ts.isClassLike(declared)) {
    return [...(declared.heritageClauses ?? [])];
  }
  if (ts.isTypeParameterDeclaration(declared)) {
    return known(declared.constraint, declared.default);
  }
  if (ts.isTypeAliasDeclaration(declared)) {
    return [declared.type];
  }
  return ts.isFunctionLike(declared) ? returnedBy(declared) : [];
}

/** What a diagnostic at a node may be about. */
export function contextOf(node: ts.Node): ts.Node[] {
  if (ts.isSourceFile(node)) {
    return [];
  }
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return [parent.expression];
  }
  if (ts.isElementAccessExpression(node)) {
    return [node.expression, node.argumentExpression];
  }
  const pattern = ts.findAncestor(node, ts.isBindingElement);
  if (pattern && (pattern.name === node || pattern.propertyName === node)) {
    return sourcesOfDeclaration(pattern);
  }
  if (ts.isJsxOpeningLikeElement(parent) && parent.tagName === node) {
    const spread = parent.attributes.properties.filter(ts.isJsxSpreadAttribute);
    return [node, ...spread];
  }
  const value =
    ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent) ? parent.initializer : undefined;
  const own = ts.isVariableDeclaration(parent) ? [] : [node];
  return [...own, ...known<ts.Node>(value), ...expectedBy(node)];
}
