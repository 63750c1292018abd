import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { bundledLanguages } from 'shiki';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributesOf, listTags, type Tag } from '../page-model/listTags.ts';
import { codeMistake } from './codeMistake.ts';
import { componentAttributes, componentNames } from './componentNames.ts';
import { declaredNames, leadingName } from './mdxNames.ts';
import { relativeUrl } from './remarkPictures.ts';
import { suggestNames } from './suggestNames.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Names that are defined in every expression of a page. */
const globals = new Set(['props', 'undefined', 'NaN', 'Infinity']);

/**
 * Fails on mistakes that MDX compiles without an error, or reports far from their cause: a second
 * main title, an unclosed box, runnable code, an unknown component, attribute, name or language.
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
    for (const tag of listTags(tree)) {
      const wrong = declared.has(tag.name) ? undefined : attributeMistake(tag);
      if (wrong) {
        file.fail(wrong, { line: tag.line, column: 1 });
      }
    }
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
        ? '본문에 # 제목이 있습니다. 페이지 제목은 front matter의 title이므로, 본문 제목은 ##부터 시작하세요.'
        : undefined;
    case 'containerDirective':
      return isClosed(node, source)
        ? undefined
        : `:::${node.name} 상자가 닫히지 않았습니다. 상자가 끝나는 곳에 :::만 있는 줄을 추가하세요.`;
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
        : `{${node.value}}에서 ${name}이(가) 정의되지 않았습니다. 문자 그대로 표시하려면 \`{${node.value}}\`처럼 백틱으로 감싸세요.`;
    }
    default:
      return undefined;
  }
}

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

/** An unclosed box ends with its page, and its last line is text. */
function isClosed(node: Nodes, source: string): boolean {
  const end = node.position?.end.offset ?? 0;
  const last = source.slice(0, end).trimEnd().split('\n').at(-1) ?? '';
  return /^[\s>]*:{3,}$/.test(last);
}

/** React drops an attribute that a component does not read. */
function attributeMistake({ name, attributes }: Tag): string | undefined {
  const known: readonly string[] | undefined = Object.hasOwn(componentAttributes, name)
    ? componentAttributes[name as keyof typeof componentAttributes]
    : undefined;
  const unknown = [...attributes.keys()].find((one) => one !== 'key' && !known?.includes(one));
  if (known === undefined || unknown === undefined) {
    return undefined;
  }
  return known.length === 0
    ? `<${name}>에는 속성이 없습니다. ${unknown} 속성을 삭제하세요.`
    : `<${name}>에 ${unknown} 속성이 없습니다. ${suggestNames(unknown, known)}필요 없는 속성이면 삭제하세요. 사용할 수 있는 속성: ${known.join(', ')}.`;
}

function elementMistake(node: Element, declared: ReadonlySet<string>): string | undefined {
  const name = node.name ?? '';
  const [first = ''] = name.split('.');
  const isComponent = /^[A-Z]/.test(first) && !declared.has(first);
  if (isComponent && !componentNames.some((component) => component === first)) {
    return `<${name}> 컴포넌트가 없습니다. ${suggestNames(first, componentNames)}문자 그대로 표시하려면 \`<${name}>\`처럼 백틱으로 감싸세요. 사용할 수 있는 컴포넌트: ${componentNames.join(', ')}.`;
  }
  const src = attributesOf(node).get('src');
  if (name === 'img' && src && relativeUrl.test(src)) {
    return `<img src="${src}">는 이미지 파일을 복사하지 않습니다. ![이미지 설명](${src})처럼 작성하세요.`;
  }
  return undefined;
}
