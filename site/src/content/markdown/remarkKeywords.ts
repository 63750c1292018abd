import type { Heading, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** `/* 검색어: 하나, 둘 *\/` between braces. */
const LINE = /^\/\*\s*검색어:([\s\S]*)\*\/$/;

/**
 * Moves the words of a line `{/* 검색어: … *\/}` into a data attribute of the heading above it, which
 * the search index reads. A line without a heading above it stops the build.
 */
export function remarkKeywords() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxFlowExpression', (node, index, parent) => {
      const words = LINE.exec(node.value.trim())?.[1]?.trim();
      if (words === undefined || index === undefined || !parent) {
        return undefined;
      }
      const heading = parent.children[index - 1];
      if (heading?.type !== 'heading') {
        file.fail(
          '검색어 줄은 제목 바로 아래에 작성해야 합니다. 페이지의 검색어라면 front matter의 keywords에 작성하세요.',
          node,
        );
      }
      setKeywords(heading, words);
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
  };
}

function setKeywords(heading: Heading, words: string): void {
  const data = heading.data ?? {};
  data.hProperties = { ...data.hProperties, 'data-search-keywords': words };
  heading.data = data;
}
