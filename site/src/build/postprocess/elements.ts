import { type DefaultTreeAdapterTypes as Html, defaultTreeAdapter as nodes } from 'parse5';

/** Elements below a node in the order of the text; what a template holds is no part of the page. */
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

/** Text of an attribute; none for an element without it. */
export const attribute = (element: Html.Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;
