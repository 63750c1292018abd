import type { Root } from 'mdast';
import type {} from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Kinds an author may write as `:::tip[제목]`, and the Korean title each gets without one. */
const ADMONITION_TITLES = {
  note: '참고',
  tip: '팁',
  info: '정보',
  warning: '주의',
  danger: '위험',
} as const;

type AdmonitionKind = keyof typeof ADMONITION_TITLES;

/** Turns `:::tip[제목] … :::` blocks into `<aside data-admonition>`; it tells of unknown kinds. */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'containerDirective', (node) => {
      if (!(node.name in ADMONITION_TITLES)) {
        file.message(
          `":::${node.name}"은(는) 지원하지 않는 알림 상자입니다. ${Object.keys(ADMONITION_TITLES).join(', ')} 중 하나를 사용하세요.`,
          node,
        );
        return;
      }
      const kind = node.name as AdmonitionKind;
      const [first] = node.children;
      const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
      const title = hasLabel
        ? first.children
        : [{ type: 'text' as const, value: ADMONITION_TITLES[kind] }];
      node.data = {
        hName: 'aside',
        hProperties: { 'data-admonition': kind, className: ['admonition'] },
      };
      node.children = [
        {
          type: 'paragraph',
          data: { hProperties: { className: ['admonition-title'] } },
          children: title,
        },
        ...(hasLabel ? node.children.slice(1) : node.children),
      ];
    });
  };
}
