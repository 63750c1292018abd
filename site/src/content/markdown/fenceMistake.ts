import type { Code } from 'mdast';
import { bundledLanguages } from 'shiki';
import { suggestNames } from './suggestNames.ts';

/** Languages that run: code in them has to be a file that is compiled and tested. */
const RUNNABLE = /^(ts|tsx|js|jsx|typescript|javascript)$/;

function runnableCode(lang: string | null | undefined): string | undefined {
  return lang && RUNNABLE.test(lang)
    ? `${lang} 코드 블록은 실행도 검사도 하지 않으므로 오류를 발견할 수 없습니다. examples/에 파일을 만들어 <Example of="…" />로 바꾸거나, 표시만 할 코드라면 examples/snippets/에 만들어 <Snippet of="…" />로 바꾸세요.`
    : undefined;
}

/** Languages that may follow the fence of a code block. */
const languages = [...Object.keys(bundledLanguages), 'text', 'txt', 'plaintext', 'ansi'];

/** Shiki renders an unknown language as plain text, and its warning names no file. */
function languageMistake(lang: string | null | undefined): string | undefined {
  return !lang || languages.includes(lang)
    ? undefined
    : `\`\`\`${lang}: 지원하지 않는 언어입니다. ${suggestNames(lang, languages)}구문 강조가 필요 없으면 \`\`\`text를 사용하세요.`;
}

/** Explains what is wrong with a code block; undefined when nothing is. */
export const fenceMistake = (code: Code): string | undefined =>
  runnableCode(code.lang) ?? languageMistake(code.lang);
