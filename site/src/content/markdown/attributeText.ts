import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

/** Reads a text attribute of a tag; undefined for one that is missing or an expression. */
export function attributeText(
  { attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): string | undefined {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}
