import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { findEntry, unknownName } from '../shared/findEntry.ts';
import type { Api } from '../shared/model.ts';
import { hasPopover, shownTypes } from '../shared/shownTypes.ts';
import { en } from './messages/en.ts';
import type { Messages } from './messages/messages.ts';

type Tag = MdxJsxFlowElement | MdxJsxTextElement;

/** Tags that show a name of the API, and the attribute that holds it. */
const attributes: Readonly<Record<string, string>> = {
  PropsTable: 'of',
  TypeTable: 'of',
  TypeLink: 'name',
};

/** What the plugin needs. */
export interface RemarkApiOptions {
  /** The API as it is now; asked for each page. */
  api: () => Api;
  /** Language of messages; English when not given. */
  messages?: Messages;
}

function nameIn(tag: Tag, attribute: string, file: VFile, messages: Messages): string {
  const found = tag.attributes.find(
    (one) => one.type === 'mdxJsxAttribute' && one.name === attribute,
  );
  if (!found || typeof found.value !== 'string' || found.value === '') {
    return file.fail(messages.noName(tag.name ?? '', attribute), tag);
  }
  return found.value;
}

function namesShown(tree: Root, file: VFile, api: Api, messages: Messages) {
  const shown = { tables: [] as string[], links: [] as string[] };
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
      return;
    }
    const attribute = attributes[node.name ?? ''];
    if (attribute === undefined) {
      return;
    }
    const name = nameIn(node, attribute, file, messages);
    if (!findEntry(api, name)) {
      const where = `<${node.name} ${attribute}="${name}">`;
      file.fail(unknownName(api, name, where, messages.text), node);
    }
    shown[node.name === 'TypeLink' ? 'links' : 'tables'].push(name);
  });
  return shown;
}

/**
 * Checks the names of the API on an MDX page and gives the page, at its end, one popover for each
 * type its tables mention: `<TypePopovers names="…" />`.
 */
export function remarkApi({ api: readApi, messages = en }: RemarkApiOptions) {
  return (tree: Root, file: VFile) => {
    const api = readApi();
    const { tables, links } = namesShown(tree, file, api, messages);
    if (tables.length + links.length === 0) {
      return;
    }
    const opened = links.filter((name) => hasPopover(api, name));
    const names = new Set([...opened, ...shownTypes(api, [...tables, ...links])]);
    const popovers: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'TypePopovers',
      attributes: [{ type: 'mdxJsxAttribute', name: 'names', value: [...names].sort().join(',') }],
      children: [],
    };
    tree.children.push(popovers as RootContent);
  };
}
