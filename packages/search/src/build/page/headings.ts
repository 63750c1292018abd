import { attribute, type Element, findTag, isElement, textOf } from './nodes.ts';

/** Anchor on the same page that a link leads to; null for any other element. */
export function linkedAnchor(element: Element): string | null {
  const href = element.tagName === 'a' ? attribute(element, 'href') : undefined;
  if (!href?.startsWith('#') || href === '#') {
    return null;
  }
  try {
    return decodeURIComponent(href.slice(1));
  } catch {
    // A lone % is a letter like any other.
    return href.slice(1);
  }
}

/** Whether a link says nothing: `#`, `¶`. Words lead elsewhere, unless the heading itself has that id. */
const isSign = (link: Element) => !/[\p{L}\p{N}]/u.test(textOf(link));

/** Anchor of a heading: its own id, that of an element inside, or where a sign inside links to. */
export function anchorOf(heading: Element): string | null {
  const own = attribute(heading, 'id');
  if (own) {
    return own;
  }
  const inner = heading.childNodes.find((child) => isElement(child) && attribute(child, 'id'));
  if (inner && isElement(inner)) {
    return attribute(inner, 'id') ?? null;
  }
  const link = findTag(heading.childNodes, 'a');
  return link && isSign(link) ? linkedAnchor(link) : null;
}

/** Words of a heading, without the sign that links to it: `#`, `¶`. */
export function headingText(heading: Element): string {
  const anchor = anchorOf(heading);
  const words = textOf(heading, (element) => anchor !== null && linkedAnchor(element) === anchor);
  return words || textOf(heading);
}
