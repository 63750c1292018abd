import {
  type Api,
  describeUnknownName,
  findEntry,
  hasPopover,
  memberTables,
  popoverTypes,
} from '@zs-docs/api-docs';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { listTags, type Tag } from '../page-model/listTags.ts';
import { suggestNames } from './suggestNames.ts';

/** Tags that show a name of the API, and the attribute with it. */
const nameAttributes: Readonly<Record<string, string>> = {
  PropsTable: 'of',
  TypeTable: 'of',
  TypeLink: 'name',
};

/** The name of the API that a tag shows; empty without its attribute. */
const shownName = ({ name: tag, attributes }: Tag): string =>
  attributes.get(nameAttributes[tag] ?? '') ?? '';

/** Explains what is wrong with a tag that shows a name; undefined when nothing is. */
function nameMistake(api: Api, tagged: Tag): string | undefined {
  const { name: tag, attributes } = tagged;
  const attribute = nameAttributes[tag];
  const name = shownName(tagged);
  if (!name) {
    return `<${tag}>에 ${attribute}가 없습니다. <${tag} ${attribute}="Alert" />처럼 이름을 따옴표 안에 작성하세요.`;
  }
  const entry = findEntry(api, name);
  if (!entry) {
    return describeUnknownName(api, name, `<${tag} ${attribute}="${name}">`);
  }
  if (attributes.has('only') && attributes.has('folded')) {
    return `<${tag} of="${name}">: only를 지정한 표는 접을 수 없습니다. only나 folded 중 하나를 삭제하세요.`;
  }
  const rows = memberTables(api, entry).flatMap(({ members }) => members.map((row) => row.name));
  // Without a value, `folded` folds the whole table.
  const list = attributes.get('only') ?? (attributes.get('folded') || undefined);
  const named = list?.split(',') ?? [];
  const unknown = named.map((one) => one.trim()).find((one) => !rows.includes(one));
  return unknown === undefined
    ? undefined
    : `only나 folded에 지정한 "${unknown}"이(가) ${name}에 없습니다. ${suggestNames(unknown, rows)}다음 중에서 지정하세요: ${rows.join(', ')}.`;
}

/**
 * Tells of a name that the API does not have, and appends `<TypePopovers names="…" />` with the types
 * that the tables and links of a page reference.
 * @param options.api returns the current API; called for each page
 */
export function remarkApi(options: { api: () => Api }) {
  return (tree: Root, file: VFile) => {
    const api = options.api();
    const tags = listTags(tree).filter(({ name }) => Object.hasOwn(nameAttributes, name));
    for (const tag of tags) {
      const mistake = nameMistake(api, tag);
      if (mistake) {
        file.message(mistake, { line: tag.line, column: 1 });
      }
    }
    if (tags.length > 0) {
      const linked = tags.filter(({ name }) => name === 'TypeLink').map(shownName);
      const types = new Set([
        ...linked.filter((name) => hasPopover(api, name)),
        ...popoverTypes(api, tags.map(shownName)),
      ]);
      tree.children.push({
        type: 'mdxJsxFlowElement',
        name: 'TypePopovers',
        attributes: [
          { type: 'mdxJsxAttribute', name: 'names', value: [...types].sort().join(',') },
        ],
        children: [],
      });
    }
  };
}
