import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

/** Text of a tag's attribute; nothing where it has none, or one that is no text. */
export function attributeText(
  { attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): string | undefined {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}
