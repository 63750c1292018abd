import type { ShikiTransformer } from 'shiki';

/** Leaves the look of a block to the style sheet, and its scrolling to the keyboard as well. */
export function transformerPre(): ShikiTransformer {
  return {
    name: 'zs:pre',
    enforce: 'post',
    pre(node) {
      delete node.properties.style;
      node.properties.tabindex = '0';
    },
  };
}
