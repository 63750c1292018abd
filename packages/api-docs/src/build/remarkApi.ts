import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { findEntry, unknownName } from '../shared/findEntry.ts';
import type { Api } from '../shared/model.ts';
import { hasPopover, shownTypes } from '../shared/shownTypes.ts';

type Tag = MdxJsxFlowElement | MdxJsxTextElement;

/** Tags that show a name of the API, and the attribute that holds it. */
const attributes: Readonly<Record<string, string>> = {
  PropsTable: 'of',
  TypeTable: 'of',
  TypeLink: 'name',
};

/** Languages that run: such code about the toolkit has to be a file that the compiler checks. */
const CODE = /^(ts|tsx|js|jsx|typescript|javascript)$/;

function checkFences(tree: Root, file: VFile): void {
  visit(tree, 'code', (node) => {
    if (node.lang && CODE.test(node.lang)) {
      file.fail(
        `${node.lang} 코드 블록은 실행되지도 검사되지도 않아 틀려도 알 수 없습니다. examples/에 파일을 만들어 <Example of="…" />로, 보여 주기만 할 코드면 examples/snippets/에 만들어 <Snippet of="…" />로 바꾸십시오.`,
        node,
      );
    }
  });
}

function nameIn(tag: Tag, attribute: string, file: VFile): string {
  const found = tag.attributes.find(
    (one) => one.type === 'mdxJsxAttribute' && one.name === attribute,
  );
  if (!found || typeof found.value !== 'string' || found.value === '') {
    return file.fail(
      `<${tag.name}>에 ${attribute}가 없습니다. <${tag.name} ${attribute}="ZSText" />처럼 이름을 따옴표 안에 적으십시오.`,
      tag,
    );
  }
  return found.value;
}

function namesShown(
  tree: Root,
  file: VFile,
  api: () => Api,
): { tables: string[]; links: string[] } {
  const shown = { tables: [] as string[], links: [] as string[] };
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
      return;
    }
    const attribute = attributes[node.name ?? ''];
    if (attribute === undefined) {
      return;
    }
    const name = nameIn(node, attribute, file);
    if (!findEntry(api(), name)) {
      file.fail(unknownName(api(), name, `<${node.name} ${attribute}="${name}">`), node);
    }
    shown[node.name === 'TypeLink' ? 'links' : 'tables'].push(name);
  });
  return shown;
}

/**
 * Checks what a page says about the API (code blocks, unknown names) and gives the page, at its end,
 * one popover for each type its tables mention: `<TypePopovers names="…" />`.
 */
export function remarkApi({ api }: { api: () => Api }) {
  return (tree: Root, file: VFile) => {
    checkFences(tree, file);
    const { tables, links } = namesShown(tree, file, api);
    if (tables.length + links.length === 0) {
      return;
    }
    const opened = links.filter((name) => hasPopover(api(), name));
    const names = new Set([...opened, ...shownTypes(api(), [...tables, ...links])]);
    const popovers: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'TypePopovers',
      attributes: [{ type: 'mdxJsxAttribute', name: 'names', value: [...names].sort().join(',') }],
      children: [],
    };
    tree.children.push(popovers as RootContent);
  };
}
