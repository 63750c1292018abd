import type { ShikiTransformer } from 'shiki';

/** Tells the style sheet how many lines a block has; it owns every other style of the block. */
export function transformerLineCount(): ShikiTransformer {
  return {
    name: 'zs:line-count',
    enforce: 'post',
    pre(node) {
      node.properties.style = `--lines:${this.lines.length}`;
      node.properties.tabindex = '0';
    },
  };
}
