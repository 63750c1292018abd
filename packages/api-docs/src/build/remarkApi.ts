import { nearNames } from '@zs-docs/words';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { describeUnknownName, findEntry } from '../shared/findEntry.ts';
import { memberTables } from '../shared/memberTables.ts';
import type { Api, ApiEntry } from '../shared/model.ts';
import { hasPopover, popoverTypes } from '../shared/popoverTypes.ts';
import { messages } from './messages.ts';

type Tag = MdxJsxFlowElement | MdxJsxTextElement;

/** Tags that document an entry, and the attribute with its name. */
const nameAttributes: Readonly<Record<string, string>> = {
  PropsTable: 'of',
  TypeTable: 'of',
  TypeLink: 'name',
};

/** Options of the plugin. */
export interface RemarkApiOptions {
  /** Returns the current API; called for each page. */
  api: () => Api;
}

function stringAttribute(tag: Tag, attribute: string): string | undefined {
  const found = tag.attributes.find(
    (one) => one.type === 'mdxJsxAttribute' && one.name === attribute,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

function nameIn(tag: Tag, attribute: string, file: VFile): string {
  return (
    stringAttribute(tag, attribute) ||
    file.fail(messages.missingName(tag.name ?? '', attribute), tag)
  );
}

/** Fails for an unknown name in `only="typo,colr"`, where a row would silently be missing. */
function checkOnly(tag: Tag, api: Api, entry: ApiEntry, file: VFile): void {
  const names = memberTables(api, entry).flatMap(({ members }) => members.map(({ name }) => name));
  const only = stringAttribute(tag, 'only')?.split(',') ?? [];
  const unknown = only.map((name) => name.trim()).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const near = nearNames(unknown, names);
    file.fail(messages.unknownMember(entry.name, unknown, near.length > 0 ? near : names), tag);
  }
}

/** Names in the tables and links of a page. */
function collectNames(tree: Root, file: VFile, api: Api) {
  const names = { tables: [] as string[], links: [] as string[] };
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
      return;
    }
    const attribute = nameAttributes[node.name ?? ''];
    if (attribute === undefined) {
      return;
    }
    const name = nameIn(node, attribute, file);
    const entry = findEntry(api, name);
    if (!entry) {
      const where = `<${node.name} ${attribute}="${name}">`;
      return file.fail(describeUnknownName(api, name, where), node);
    }
    checkOnly(node, api, entry, file);
    names[node.name === 'TypeLink' ? 'links' : 'tables'].push(name);
  });
  return names;
}

/**
 * remark plugin that validates the names of the API in an MDX page and appends
 * `<TypePopovers names="…" />` with the types that its tables and links reference.
 */
export function remarkApi({ api: readApi }: RemarkApiOptions) {
  return (tree: Root, file: VFile) => {
    const api = readApi();
    const { tables, links } = collectNames(tree, file, api);
    if (tables.length + links.length === 0) {
      return;
    }
    const opened = links.filter((name) => hasPopover(api, name));
    const names = new Set([...opened, ...popoverTypes(api, [...tables, ...links])]);
    const popovers: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'TypePopovers',
      attributes: [{ type: 'mdxJsxAttribute', name: 'names', value: [...names].sort().join(',') }],
      children: [],
    };
    tree.children.push(popovers as RootContent);
  };
}
