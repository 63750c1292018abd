import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Program } from 'estree-jsx';
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

/** What Vite adds to a path. */
const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.json', '.mdx'];

/** Whether a package, or a file of it, can be imported by a page. */
function isInstalled(source: string, path: string): boolean {
  try {
    createRequire(path).resolve(source);
    return true;
  } catch (error) {
    // One that has a door for `import` alone is there.
    return (error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND';
  }
}

/** Neither a path nor a module that a plugin makes: `virtual:…`, `/src/…`. */
const PACKAGE = /^[^./:]+(?:\/[^:]*)?$/;

/**
 * Explains an import of a file that is not there; undefined for the rest.
 * @param path absolute path of the page
 */
export function importMistake(
  program: Program | null | undefined,
  path: string,
): string | undefined {
  const sources = (program?.body ?? []).flatMap((statement) =>
    'source' in statement && typeof statement.source?.value === 'string'
      ? statement.source.value
      : [],
  );
  const missing = sources.find((source) => {
    const file = resolve(dirname(path), source.replace(/\?.*$/, ''));
    return source.startsWith('.') && !endings.some((ending) => existsSync(file + ending));
  });
  const unknown = sources.find((source) => PACKAGE.test(source) && !isInstalled(source, path));
  if (missing === undefined && unknown !== undefined) {
    return `import "${unknown}": 설치되지 않은 패키지입니다. 컴포넌트는 import 없이 사용하니 이 줄을 삭제하세요.`;
  }
  return missing === undefined
    ? undefined
    : `import "${missing}": 파일이 없습니다. 이 페이지를 기준으로 한 경로와 확장자를 대소문자까지 확인하세요.`;
}
