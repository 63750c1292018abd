import { book } from '@0610studio/zs-ui/facts';
import type { Node, Program } from 'estree-jsx';
import type { Root } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { suggestNames } from './suggestNames.ts';

/** Names that are defined in every expression of a page. */
const globals = new Set(['props', 'undefined', 'NaN', 'Infinity']);

/** What stands between two pairs of braces; files/placeholders.ts has replaced those that it knows. */
const PLACEHOLDER = /^\s*\{\s*([\w-]*)\s*\}\s*$/;

const { requires: _requires, ...documented } = book.documented;
const placeholders = [...Object.keys(documented), 'site'];

/**
 * Explains a name between braces that nothing defines; undefined for the rest.
 * @param declared names that the page imports or exports
 */
export function expressionMistake(
  { value, data }: MdxFlowExpression | MdxTextExpression,
  declared: ReadonlySet<string>,
): string | undefined {
  const placeholder = PLACEHOLDER.exec(value)?.[1];
  if (placeholder !== undefined) {
    const known = placeholders.map((name) => `{{${name}}}`).join(', ');
    return `{${value}}: 없는 자리 표시자입니다. ${suggestNames(placeholder, placeholders)}다음 중에서 지정하세요: ${known}. 문자 그대로 표시하려면 백틱으로 감싸세요.`;
  }
  const name = leadingName(data?.estree);
  return name === undefined || declared.has(name) || globals.has(name)
    ? undefined
    : `{${value}}에서 ${name}이(가) 정의되지 않았습니다. 문자 그대로 표시하려면 \`{${value}}\`처럼 백틱으로 감싸세요.`;
}

/** The first identifier of `{user.name}`; undefined for other expressions. */
function leadingName(program: Program | null | undefined): string | undefined {
  const [statement] = program?.body ?? [];
  let node: Node | undefined =
    statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  while (node?.type === 'MemberExpression') {
    node = node.object;
  }
  return node?.type === 'Identifier' ? node.name : undefined;
}

/** Names that a page imports or exports. */
export function declaredNames(tree: Root): Set<string> {
  const names: string[] = [];
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      names.push(
        ...(statement.type === 'ImportDeclaration'
          ? statement.specifiers.map(({ local }) => local.name)
          : exportedNames(statement)),
      );
    }
  });
  return new Set(names);
}

function exportedNames(statement: Program['body'][number]): string[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
  }
  return declaration && 'id' in declaration ? [declaration.id.name] : [];
}
