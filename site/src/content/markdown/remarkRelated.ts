import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Heading of the section with related links. */
const RELATED = '관련 문서';

/** Excludes the section of related links from the search: it only repeats names of other pages. */
export function remarkRelated() {
  return (tree: Root) => {
    visit(tree, 'heading', (heading) => {
      const [only, ...others] = heading.children;
      if (only?.type === 'text' && only.value === RELATED && others.length === 0) {
        const data = heading.data ?? {};
        data.hProperties = { ...data.hProperties, 'data-search-ignore': '' };
        heading.data = data;
      }
    });
  };
}
