import { type DefaultTreeAdapterTypes as Html, defaultTreeAdapter as nodes } from 'parse5';

/** Descendant elements of a node in document order, without the content of templates. */
export function elementsIn(node: Html.ParentNode): Html.Element[] {
  const found: Html.Element[] = [];
  const add = ({ childNodes }: Html.ParentNode) => {
    for (const child of childNodes) {
      if (nodes.isElementNode(child)) {
        found.push(child);
        add(child);
      }
    }
  };
  add(node);
  return found;
}

/** Value of an attribute; undefined for an element without it. */
export const attribute = (element: Html.Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;
