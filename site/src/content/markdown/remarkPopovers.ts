import { type Api, popoverTypes } from '@zs-docs/api-docs';
import type { Root } from 'mdast';
import { listTags } from './listTags.ts';

/**
 * Appends `<TypePopovers names="…" />` with the types that the tables of a page mention.
 * @param options.api returns the current API; called for each page
 */
export function remarkPopovers(options: { api: () => Api }) {
  return (tree: Root) => {
    const tables = listTags(tree).filter(({ name }) => /^(?:Props|Type)Table$/.test(name));
    if (tables.length > 0) {
      const names = tables.map(({ attributes }) => attributes.get('of') ?? '');
      const value = [...popoverTypes(options.api(), names)].sort().join(',');
      tree.children.push({
        type: 'mdxJsxFlowElement',
        name: 'TypePopovers',
        attributes: [{ type: 'mdxJsxAttribute', name: 'names', value }],
        children: [],
      });
    }
  };
}
