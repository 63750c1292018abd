import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { bundledLanguages } from 'shiki';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributeText } from './attributeText.ts';
import { codeMistake } from './codeMistake.ts';
import { componentNames } from './componentNames.ts';
import { declaredNames, leadingName } from './mdxNames.ts';
import { relativeUrl } from './remarkPictures.ts';
import { suggestNames } from './suggestNames.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Names that are defined in every expression of a page. */
const globals = new Set(['props', 'undefined', 'NaN', 'Infinity']);

/**
 * Fails on mistakes that MDX compiles without an error, or reports far from their cause: a second
 * main title, an unclosed box, runnable code, an unknown component, name or language.
 */
export function remarkMistakes() {
  return (tree: Root, file: VFile) => {
    const declared = declaredNames(tree);
    const shown = new Set<string>();
    visit(tree, (node) => {
      const wrong = mistakeOf(node, String(file), declared, shown);
      if (wrong) {
        file.fail(wrong, node);
      }
    });
  };
}

function mistakeOf(
  node: Nodes,
  source: string,
  declared: ReadonlySet<string>,
  shown: Set<string>,
): string | undefined {
  switch (node.type) {
    case 'heading':
      return node.depth === 1
        ? '본문에 # 제목이 있습니다. 페이지의 제목은 머리말의 title이니, 본문의 제목은 ##부터 쓰십시오.'
        : undefined;
    case 'containerDirective':
      return isClosed(node, source)
        ? undefined
        : `:::${node.name} 상자가 닫히지 않았습니다. 상자가 끝나는 곳에 ::: 만 있는 줄을 넣으십시오.`;
    case 'code':
      return runnableCode(node.lang) ?? languageMistake(node.lang);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementMistake(node, declared) ?? codeMistake(node, shown);
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const name = leadingName(node.data?.estree);
      return name === undefined || declared.has(name) || globals.has(name)
        ? undefined
        : `{${node.value}}에서 ${name}이(가) 무엇인지 알 수 없습니다. 글자 그대로 보이려면 \`{${node.value}}\`처럼 \`로 감싸십시오.`;
    }
    default:
      return undefined;
  }
}

/** Languages that run: code in them has to be a file that is compiled and tested. */
const RUNNABLE = /^(ts|tsx|js|jsx|typescript|javascript)$/;

function runnableCode(lang: string | null | undefined): string | undefined {
  return lang && RUNNABLE.test(lang)
    ? `${lang} 코드 블록은 실행되지도 검사되지도 않아 틀려도 알 수 없습니다. examples/에 파일을 만들어 <Example of="…" />로, 보여 주기만 할 코드면 examples/snippets/에 만들어 <Snippet of="…" />로 바꾸십시오.`
    : undefined;
}

/** Languages that may follow the fence of a code block. */
const languages = [...Object.keys(bundledLanguages), 'text', 'txt', 'plaintext', 'ansi'];

/** Shiki renders an unknown language as plain text, and its warning names no file. */
function languageMistake(lang: string | null | undefined): string | undefined {
  return !lang || languages.includes(lang)
    ? undefined
    : `\`\`\`${lang}: 모르는 언어입니다. ${suggestNames(lang, languages)}색칠하지 않을 글이면 \`\`\`text로 적으십시오.`;
}

/** An unclosed box ends with its page, and its last line is text. */
function isClosed(node: Nodes, source: string): boolean {
  const end = node.position?.end.offset ?? 0;
  const last = source.slice(0, end).trimEnd().split('\n').at(-1) ?? '';
  return /^[\s>]*:{3,}$/.test(last);
}

function elementMistake(node: Element, declared: ReadonlySet<string>): string | undefined {
  const name = node.name ?? '';
  const [first = ''] = name.split('.');
  const isComponent = /^[A-Z]/.test(first) && !declared.has(first);
  if (isComponent && !componentNames.some((component) => component === first)) {
    return `<${name}> 컴포넌트가 없습니다. ${suggestNames(first, componentNames)}글자 그대로 보이려면 \`<${name}>\`처럼 \`로 감싸십시오. 쓸 수 있는 컴포넌트: ${componentNames.join(', ')}.`;
  }
  const src = attributeText(node, 'src');
  if (name === 'img' && src && relativeUrl.test(src)) {
    return `<img src="${src}">는 그림 파일을 옮기지 않습니다. ![그림 설명](${src})처럼 적으십시오.`;
  }
  return undefined;
}
