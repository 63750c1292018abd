import type { Heading, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Mistake } from '../files/readSource.ts';
import type { Tag } from '../markdown/listTags.ts';
import { addressMistake, imageMistake } from './addresses.ts';
import { fenceMistake } from './code.ts';
import { declaredNames, expressionMistake } from './expressions.ts';
import { elementMistake, tagMistake } from './tags.ts';

/** The page that is read, and what was read of it. */
interface PageSoFar {
  source: string;
  /** Names that its code declares. */
  declared: ReadonlySet<string>;
  /** Ids of its elements. */
  ids: Set<string>;
}

/**
 * Finds mistakes that MDX compiles without an error, or reports far from their cause: a second main title,
 * an unclosed box, runnable code, an unknown component, attribute, name or language, and what no reader
 * can open or see.
 * @param source text that the tree was parsed from
 */
export function findMistakes(tree: Root, tags: readonly Tag[], source: string): Mistake[] {
  const declared = declaredNames(tree);
  const page: PageSoFar = { source, declared, ids: new Set() };
  const found: Mistake[] = [];
  const add = (line: number, message: string | undefined) =>
    message !== undefined && found.push({ line, message });
  visit(tree, (node) => {
    add(node.position?.start.line ?? 0, mistakeOf(node, page));
  });
  for (const tag of tags) {
    add(tag.line, tagMistake(tag, declared));
  }
  return found;
}

function mistakeOf(node: Nodes, page: PageSoFar): string | undefined {
  switch (node.type) {
    case 'heading':
      return headingMistake(node);
    case 'containerDirective':
      return isClosed(node, page.source)
        ? undefined
        : `:::${node.name} 상자가 닫히지 않았습니다. 상자가 끝나는 곳에 :::만 있는 줄을 추가하세요.`;
    case 'link':
    case 'definition': {
      const wrong = addressMistake(node.url);
      return wrong && `(${node.url}): ${wrong}`;
    }
    case 'image':
      return imageMistake(node.url, node.alt ?? '');
    case 'text':
      return textMistake(writtenAs(node, page.source));
    case 'code':
      return fenceMistake(node.lang);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementMistake(node, page.ids);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return expressionMistake(node, page.declared);
    default:
      return undefined;
  }
}

function headingMistake(node: Heading): string | undefined {
  if (node.depth === 1) {
    return '본문에 # 제목이 있습니다. 페이지 제목은 front matter의 title이므로, 본문 제목은 ##부터 시작하세요.';
  }
  // Its address is made of its letters; what an expression gives is known once the page is drawn.
  let hasLetters = false;
  visit(node, (child) => {
    const text = child.type === 'text' || child.type === 'inlineCode' ? child.value : '';
    hasLetters ||= child.type === 'mdxTextExpression' || /[\p{L}\p{N}]/u.test(text);
  });
  return hasLetters
    ? undefined
    : '제목에 글자가 없어 링크할 주소를 만들 수 없습니다. 이모지나 기호 옆에 글자를 추가하세요.';
}

/** An unclosed box ends with its page, and its last line is text. */
function isClosed(node: Nodes, source: string): boolean {
  const end = node.position?.end.offset ?? 0;
  const last = source.slice(0, end).trimEnd().split('\n').at(-1) ?? '';
  return /^[\s>]*:{3,}$/.test(last);
}

/** A text as its author wrote it, with escapes; empty where a plugin made it. */
const writtenAs = ({ position }: Nodes, source: string): string =>
  position ? source.slice(position.start.offset, position.end.offset) : '';

/** The row between the head of a table and the rest. */
const TABLE_RULE = /^[ \t]*\|?(?:[ \t]*:?-{2,}:?[ \t]*\|)+/m;

/** `[text][name]` and `[^name]`, not escaped: what has a definition is no text. */
const UNDEFINED = /(?<!\\)(?:\[[^[\]\n]+\](?<!\\)\[([^[\]\n]+)\]|\[(\^[^[\]\s]+)\])/;

/** Marks that stayed text: the page would show them as they were typed. */
function textMistake(text: string): string | undefined {
  if (TABLE_RULE.test(text)) {
    return '표로 읽을 수 없어 문자 그대로 표시됩니다. 표의 위와 아래에 빈 줄을 두고, 첫 줄과 --- 줄의 칸 수를 맞추세요.';
  }
  const [whole, link, note] = UNDEFINED.exec(text) ?? [];
  const name = link ?? note;
  return name === undefined
    ? undefined
    : `${whole}: [${name}]의 정의가 없습니다. 페이지에 [${name}]: 로 시작하는 줄을 추가하세요. 문자 그대로 표시하려면 \\[로 작성하세요.`;
}
