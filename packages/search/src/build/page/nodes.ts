import type { DefaultTreeAdapterTypes } from 'parse5';
import { IGNORE_ATTRIBUTE, KEYWORDS_ATTRIBUTE } from '../../shared/attributes.ts';

export type Document = DefaultTreeAdapterTypes.Document;
export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

export const isElement = (node: Node | undefined): node is Element => !!node && 'tagName' in node;

/** Value of an attribute, or undefined without it. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/**
 * Reads names that a text parts by commas.
 * @example namesIn('토스트, toast') // ['토스트', 'toast']
 */
export function namesIn(list: string | undefined): string[] {
  const names = (list ?? '').split(',').map((name) => name.replace(/\s+/g, ' ').trim());
  return names.filter(Boolean);
}

/** Other names that an element gives itself. */
export const keywordsOf = (element: Element) => namesIn(attribute(element, KEYWORDS_ATTRIBUTE));

/** All elements below that pass the test, in document order; it does not look inside those it found. */
export function findAll(nodes: readonly Node[], test: (element: Element) => boolean): Element[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) {
      return [];
    }
    return test(node) ? [node] : findAll(node.childNodes, test);
  });
}

/** First element below with that name. */
export function findTag(nodes: readonly Node[], tagName: string): Element | undefined {
  return findAll(nodes, (element) => element.tagName === tagName)[0];
}

/** Elements whose text is no text of the page: code, heads of tables, controls. */
const SILENT = new Set(
  'pre thead tfoot script style template noscript svg button select textarea input iframe nav audio video object'.split(
    ' ',
  ),
);

/** Whether a reader would not look for the words of this element. */
export function isSilent(element: Element): boolean {
  return (
    SILENT.has(element.tagName) ||
    attribute(element, IGNORE_ATTRIBUTE) !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'hidden') !== undefined
  );
}

/** Whether an element is a code sample that readers see. */
export const isSample = (element: Element) =>
  element.tagName === 'pre' && attribute(element, IGNORE_ATTRIBUTE) === undefined;

/** Everything written in an element. */
export const plainText = (node: Node): string =>
  isElement(node) ? node.childNodes.map(plainText).join('') : 'value' in node ? node.value : '';

/** Letters that take no room: generators put them into links that only a mouse shows. */
const UNSEEN = /[\u200b\u2060\ufeff]/g;

/**
 * Normalizes a text to what a reader sees: single spaces, no zero-width letters.
 * @example tidy('  하나\n둘 ') // '하나 둘'
 */
export function tidy(text: string): string {
  return text.replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
}

/**
 * Text of an element as it is read.
 * @param skips elements below that are left out besides the silent ones
 */
export function textOf(element: Element, skips: (element: Element) => boolean = () => false) {
  const read = (node: Node): string => {
    if (isElement(node)) {
      const inner = isSilent(node) || skips(node) ? '' : node.childNodes.map(read).join('');
      return node.tagName === 'br' || node.tagName === 'td' || node.tagName === 'th'
        ? ` ${inner} `
        : inner;
    }
    return 'value' in node ? node.value : '';
  };
  return tidy(element.childNodes.map(read).join(''));
}
