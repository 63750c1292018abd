import type { ElementContent } from 'hast';

/**
 * Makes each word with a hyphen an element, `<span class="word">`: browsers break a line after any hyphen,
 * which would cut `--template` and the names of packages where a command wraps.
 */
export const keepWords = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type === 'element') {
      return [{ ...node, children: keepWords(node.children) }];
    }
    return node.type === 'text' ? splitWords(node.value) : [node];
  });

const splitWords = (text: string): ElementContent[] =>
  text
    .split(/(\s+)/)
    .filter((part) => part !== '')
    .map((value) =>
      value.includes('-')
        ? {
            type: 'element',
            tagName: 'span',
            properties: { className: ['word'] },
            children: [{ type: 'text', value }],
          }
        : { type: 'text', value },
    );
