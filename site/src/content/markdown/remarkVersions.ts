import { book } from '@0610studio/zs-ui/facts';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributesOf } from './listTags.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Tells `<Since>` and `<Until>` whether they stand within a line, which a component cannot know. Tells of a
 * version that was never published, and of a heading within: the contents would list it for every version.
 */
export function remarkVersions() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      if (!isMark(node)) {
        return;
      }
      const wrong = versionMistake(node);
      if (wrong) {
        file.message(wrong, node);
      }
      visit(node, 'heading', (heading) => {
        file.message(
          `<${node.name}> 안에 제목이 있습니다. 목차에는 버전과 관계없이 표시되므로, 제목은 밖에 두고 그 아래의 글만 감싸세요.`,
          heading,
        );
      });
      if (node.type === 'mdxJsxTextElement') {
        node.attributes.push({ type: 'mdxJsxAttribute', name: 'inline', value: 'true' });
      } else if (node.children.some(isText)) {
        // MDX takes the paragraph from a tag that has its line to itself.
        Object.assign(node, { children: [{ type: 'paragraph', children: node.children }] });
      }
    });
  };
}

const isText = ({ type }: { type: string }) => /^(?:text|inlineCode|mdxJsxTextElement)$/.test(type);

const isMark = (node: { type: string; name?: string | null }): node is Element =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
  (node.name === 'Since' || node.name === 'Until');

/** Explains what is wrong with the version of a mark; undefined when nothing is. */
function versionMistake(node: Element): string | undefined {
  const version = attributesOf(node).get('v');
  if (version === undefined) {
    return `<${node.name}>에 v가 없습니다. <${node.name} v="0.13.6">처럼 버전을 따옴표 안에 작성하세요.`;
  }
  return book.releases.some((release) => release.version === version)
    ? undefined
    : `<${node.name} v="${version}">: 배포된 적이 없는 버전입니다. packages/toolkit/facts/releases.json에 있는 버전을 0.13.6처럼 끝까지 작성하세요.`;
}
