import type { Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { textOf } from './textOf.ts';
import type { OutlineEntry } from './toc.ts';

/**
 * Collects the headings of a text, and the components between them, as `outline` of its front
 * matter, which its compiled module exports. Runs after rehypeHeadingIds.
 */
export function rehypeOutline() {
  return (tree: Root, file: VFile) => {
    const outline: OutlineEntry[] = [];
    visit(tree, (node) => {
      const entry = entryOf(node);
      if (entry) {
        outline.push(entry);
      }
    });
    Object.assign(file.data.astro?.frontmatter ?? {}, { outline });
  };
}

function entryOf(node: Nodes): OutlineEntry | undefined {
  if (node.type === 'element') {
    const depth = /^h([2-6])$/.exec(node.tagName)?.[1];
    const { id } = node.properties;
    return depth && typeof id === 'string'
      ? { depth: Number(depth), slug: id, text: textOf(node) }
      : undefined;
  }
  return node.type === 'mdxJsxFlowElement' && node.name && /^[A-Z]/.test(node.name)
    ? { component: node.name }
    : undefined;
}
