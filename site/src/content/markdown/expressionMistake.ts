import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx';
import { leadingName } from './mdxNames.ts';
import { suggestNames } from './suggestNames.ts';

/** Names that are defined in every expression of a page. */
const globals = new Set(['props', 'undefined', 'NaN', 'Infinity']);

/** What stands between two pairs of braces; files/placeholders.ts has filled in those that it knows. */
const PLACEHOLDER = /^\s*\{\s*([\w-]*)\s*\}\s*$/;

const placeholders = ['version', 'sdk', 'template', 'site'];

/** Explains a name between braces that nothing defines; undefined for the rest. */
export function expressionMistake(
  { value, data }: MdxFlowExpression | MdxTextExpression,
  declared: ReadonlySet<string>,
): string | undefined {
  const placeholder = PLACEHOLDER.exec(value)?.[1];
  if (placeholder !== undefined) {
    return `{${value}}: 없는 자리 표시자입니다. ${suggestNames(placeholder, placeholders)}다음 중에서 지정하세요: ${placeholders.map((one) => `{{${one}}}`).join(', ')}. 문자 그대로 표시하려면 백틱으로 감싸세요.`;
  }
  const name = leadingName(data?.estree);
  return name === undefined || declared.has(name) || globals.has(name)
    ? undefined
    : `{${value}}에서 ${name}이(가) 정의되지 않았습니다. 문자 그대로 표시하려면 \`{${value}}\`처럼 백틱으로 감싸세요.`;
}
