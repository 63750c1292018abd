import type { Root } from 'mdast';
import type { MdxFlowExpression } from 'mdast-util-mdx-expression';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { contentPlace } from './koreanMdxErrors.ts';

type Program = NonNullable<NonNullable<MdxFlowExpression['data']>['estree']>;
type Statement = Extract<Program['body'][number], { type: 'ExpressionStatement' }>;
type Expression = Statement['expression'];

/** What can be written down and cannot fail. */
const harmless = new Set(['Literal', 'Identifier', 'JSXElement', 'JSXFragment']);

/**
 * Lets `{ }` in a page that fails while the page is drawn say where it stands: the error of the
 * built page knows neither file nor line.
 */
export function remarkThrowing() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        guard(node.data?.estree, node.value, contentPlace(file.path, node.position?.start.line));
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const { value } of node.attributes) {
          if (typeof value === 'object' && value) {
            const place = contentPlace(file.path, node.position?.start.line);
            guard(value.data?.estree, value.value, place);
          }
        }
      }
    });
  };
}

/** Puts the expression of a program into a function that catches what it throws. */
function guard(program: Program | null | undefined, source: string, place: string): void {
  const [statement] = program?.body ?? [];
  if (statement?.type === 'ExpressionStatement' && !harmless.has(statement.expression.type)) {
    const told = `${place} {${source.trim()}}을(를) 실행하다 멈췄습니다. 값이 있는지, 이름이 맞는지 확인하십시오. (`;
    statement.expression = caught(statement.expression, told);
  }
}

/** `(() => { try { return …; } catch (error) { throw new Error(told + error + ')'); } })()` */
function caught(expression: Expression, told: string): Expression {
  const name = { type: 'Identifier' as const, name: 'error' };
  const text = (value: string) => ({ type: 'Literal' as const, value });
  const plus = (left: Expression, right: Expression): Expression => ({
    type: 'BinaryExpression',
    operator: '+',
    left,
    right,
  });
  const thrown: Expression = {
    type: 'NewExpression',
    callee: { type: 'Identifier', name: 'Error' },
    arguments: [plus(plus(text(told), name), text(')'))],
  };
  return {
    type: 'CallExpression',
    optional: false,
    arguments: [],
    callee: {
      type: 'ArrowFunctionExpression',
      expression: false,
      params: [],
      body: {
        type: 'BlockStatement',
        body: [
          {
            type: 'TryStatement',
            block: {
              type: 'BlockStatement',
              body: [{ type: 'ReturnStatement', argument: expression }],
            },
            handler: {
              type: 'CatchClause',
              param: name,
              body: {
                type: 'BlockStatement',
                body: [{ type: 'ThrowStatement', argument: thrown }],
              },
            },
          },
        ],
      },
    },
  };
}
