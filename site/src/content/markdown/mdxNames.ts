import type { Node, Program } from 'estree-jsx';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Names that a page imports or exports. */
export function declaredNames(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      const declared =
        statement.type === 'ImportDeclaration'
          ? statement.specifiers.map(({ local }) => local.name)
          : exportedNames(statement);
      for (const name of declared) {
        names.add(name);
      }
    }
  });
  return names;
}

function exportedNames(statement: Program['body'][number]): string[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
  }
  return declaration && 'id' in declaration ? [declaration.id.name] : [];
}

/** The first identifier of `{user.name}`; undefined for other expressions. */
export function leadingName(program: Program | null | undefined): string | undefined {
  const [statement] = program?.body ?? [];
  let node: Node | undefined =
    statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  while (node?.type === 'MemberExpression') {
    node = node.object;
  }
  return node?.type === 'Identifier' ? node.name : undefined;
}
