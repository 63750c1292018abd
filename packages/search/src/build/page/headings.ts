import { attribute, type Element, findTag, isElement, textOf } from './nodes.ts';

/** Anchor of a link on the same page; null for any other element. */
export function linkedAnchor(element: Element): string | null {
  const href = element.tagName === 'a' ? attribute(element, 'href') : undefined;
  if (!href?.startsWith('#') || href === '#') {
    return null;
  }
  try {
    return decodeURIComponent(href.slice(1));
  } catch {
    // A % that begins no escape is a plain character.
    return href.slice(1);
  }
}

/** Whether a link is a sign without words, `#` or `¶`, or links to the heading's own id. */
const isSign = (link: Element) => !/[\p{L}\p{N}]/u.test(textOf(link));

/** Anchor of a heading: its own id, that of an element inside, or the target of a sign inside. */
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

/** Text of a heading, without a sign that links to it, `#` or `¶`. */
export function headingText(heading: Element): string {
  const anchor = anchorOf(heading);
  const words = textOf(heading, (element) => anchor !== null && linkedAnchor(element) === anchor);
  return words || textOf(heading);
}
