import type { Node, Program } from 'estree-jsx';
import { visit as visitCode } from 'estree-util-visit';
import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

/** Texts of attributes by name, in the order written; undefined where the value is no text. */
export type Attributes = ReadonlyMap<string, string | undefined>;

/** A tag as an author wrote it, in the text of a page or in JavaScript between braces. */
export interface Tag {
  name: string;
  attributes: Attributes;
  /** Line of the file, counted from 1. */
  line: number;
}

/** The text or number that a value consists of: `"Alert.basic"`, `{'Alert.basic'}`, `{54}`. */
function textOf(value: Node | null | undefined): string | undefined {
  switch (value?.type) {
    case 'Program':
      return value.body.length === 1 ? textOf(value.body[0]) : undefined;
    case 'ExpressionStatement':
    case 'JSXExpressionContainer':
      return textOf(value.expression);
    case 'Literal':
      return /string|number/.test(typeof value.value) ? String(value.value) : undefined;
    case 'TemplateLiteral':
      return value.quasis.length === 1 ? (value.quasis[0]?.value.cooked ?? undefined) : undefined;
    default:
      return undefined;
  }
}

/** Attributes of a tag in the text of a page. */
export function attributesOf(tag: MdxJsxFlowElement | MdxJsxTextElement): Attributes {
  const named = tag.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
  return new Map(
    named.map(({ name, value }) => [
      name,
      typeof value === 'string' ? value : textOf(value?.data?.estree),
    ]),
  );
}

/** Tags in the JavaScript of a page. */
function tagsInCode(program: Program): Tag[] {
  const tags: Tag[] = [];
  visitCode(program, (node) => {
    if (node.type === 'JSXOpeningElement' && node.name.type === 'JSXIdentifier') {
      const attributes = node.attributes.flatMap((attribute) =>
        attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier'
          ? [[attribute.name.name, textOf(attribute.value)] as const]
          : [],
      );
      const line = node.loc?.start.line ?? 0;
      tags.push({ name: node.name.name, attributes: new Map(attributes), line });
    }
  });
  return tags;
}

/** Every tag of a page, in its order. */
export function listTags(tree: Nodes): Tag[] {
  const tags: Tag[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const line = node.position?.start.line ?? 0;
      tags.push({ name: node.name ?? '', attributes: attributesOf(node), line });
    } else if (node.data && 'estree' in node.data && node.data.estree) {
      tags.push(...tagsInCode(node.data.estree));
    }
  });
  return tags;
}
