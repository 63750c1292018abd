import type { Heading, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** `/* 검색어: 하나, 둘 *\/` or `/* English: Close an alert *\/` between braces. */
const LINE = /^\/\*\s*(검색어|English):([\s\S]*)\*\/$/;

/** Attributes of the heading that the search index reads. */
const ATTRIBUTES: Record<string, string> = {
  검색어: 'data-search-keywords',
  English: 'data-search-english',
};

/**
 * Moves the words of the lines `{/* 검색어: … *\/}` and `{/* English: … *\/}` into data attributes of
 * the heading above them, which the search index reads. It tells of a line without a heading above it.
 */
export function remarkKeywords() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'heading', dropRemark);
    visit(tree, 'mdxFlowExpression', (node, index, parent) => {
      const [, name = '', words] = LINE.exec(node.value.trim()) ?? [];
      if (words === undefined || index === undefined || !parent) {
        return undefined;
      }
      const heading = parent.children[index - 1];
      if (heading?.type !== 'heading') {
        file.message(
          `${name} 줄은 제목 바로 아래에 작성해야 합니다. 페이지의 검색어라면 front matter의 keywords나 sidebar_english에 작성하세요.`,
          node,
        );
        return undefined;
      }
      setAttribute(heading, ATTRIBUTES[name] ?? '', words.trim());
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
  };
}

/** Takes a remark off the end of a heading, with the space before it, which its address would have. */
function dropRemark({ children }: Heading): void {
  const last = children.at(-1);
  if (last?.type === 'mdxTextExpression' && /^\s*\/\*.*\*\/\s*$/s.test(last.value)) {
    children.pop();
    const text = children.at(-1);
    if (text?.type === 'text') {
      text.value = text.value.trimEnd();
    }
  }
}

function setAttribute(heading: Heading, name: string, words: string): void {
  const data = heading.data ?? {};
  data.hProperties = { ...data.hProperties, [name]: words };
  heading.data = data;
}
