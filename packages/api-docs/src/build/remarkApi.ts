import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { findEntry, unknownName } from '../shared/findEntry.ts';
import type { Api, ApiEntry } from '../shared/model.ts';
import { nearNames } from '../shared/nearNames.ts';
import { shownMembers } from '../shared/shownMembers.ts';
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

function textIn(tag: Tag, attribute: string): string | undefined {
  const found = tag.attributes.find(
    (one) => one.type === 'mdxJsxAttribute' && one.name === attribute,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

function nameIn(tag: Tag, attribute: string, file: VFile, messages: Messages): string {
  return textIn(tag, attribute) || file.fail(messages.noName(tag.name ?? '', attribute), tag);
}

/** Stops at `only="typo,colr"`: such a table would lack a row without a word. */
function checkOnly(tag: Tag, api: Api, entry: ApiEntry, file: VFile, messages: Messages): void {
  const names = shownMembers(api, entry).flatMap(({ members }) => members.map(({ name }) => name));
  const only = textIn(tag, 'only')?.split(',') ?? [];
  const unknown = only.map((name) => name.trim()).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const near = nearNames(unknown, names);
    file.fail(messages.noMember(entry.name, unknown, near.length > 0 ? near : names), tag);
  }
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
    const entry = findEntry(api, name);
    if (!entry) {
      const where = `<${node.name} ${attribute}="${name}">`;
      return file.fail(unknownName(api, name, where, messages.text), node);
    }
    checkOnly(node, api, entry, file, messages);
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
