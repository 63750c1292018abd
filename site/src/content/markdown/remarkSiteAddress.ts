import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { absoluteUrl } from '../../settings/paths.ts';

/** Stands in code for the address of the site, with its slash at the end. */
const PLACEHOLDER = '{{site}}';

/** Writes the address of the site into code, so that a fork's commands name the fork. */
export function remarkSiteAddress() {
  return (tree: Root) => {
    visit(tree, ['code', 'inlineCode'], (node) => {
      if ('value' in node && node.value.includes(PLACEHOLDER)) {
        node.value = node.value.replaceAll(PLACEHOLDER, absoluteUrl(''));
      }
    });
  };
}
