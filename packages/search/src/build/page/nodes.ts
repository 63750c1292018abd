import type { DefaultTreeAdapterTypes } from 'parse5';
import {
  ENGLISH_ATTRIBUTE,
  IGNORE_ATTRIBUTE,
  KEYWORDS_ATTRIBUTE,
} from '../../shared/attributes.ts';

export type Document = DefaultTreeAdapterTypes.Document;
export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

export const isElement = (node: Node | undefined): node is Element => !!node && 'tagName' in node;

/**
 * Value of an attribute; undefined without it.
 * @example attribute({ attrs: [{ name: 'id', value: 'props' }] }, 'id') // 'props'
 */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/**
 * Splits names separated by commas.
 * @example namesIn('토스트, toast') // ['토스트', 'toast']
 */
export function namesIn(list: string | undefined): string[] {
  const names = (list ?? '').split(',').map((name) => name.replace(/\s+/g, ' ').trim());
  return names.filter(Boolean);
}

/** Keywords of an element. */
export const keywordsOf = (element: Element) => namesIn(attribute(element, KEYWORDS_ATTRIBUTE));

/** English title of a heading; empty without one. */
export const englishOf = (element: Element) => (attribute(element, ENGLISH_ATTRIBUTE) ?? '').trim();

/** Finds descendants that pass a test, in document order; not inside of found ones. */
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

/** Elements without searchable text: code, table heads, controls. */
const SILENT = new Set(
  'pre thead tfoot script style template noscript svg button select textarea input iframe nav audio video object'.split(
    ' ',
  ),
);

/** Where a button shows a name or a value that one may press, and is no control of the page. */
const VALUES = new Set(['code', 'td', 'li']);

function isValue({ tagName, parentNode }: Element): boolean {
  for (let above = parentNode; tagName === 'button' && above; ) {
    if (VALUES.has(above.nodeName)) {
      return true;
    }
    above = 'parentNode' in above ? above.parentNode : null;
  }
  return false;
}

/** Whether the text of an element is excluded from the search. */
export function isSilent(element: Element): boolean {
  return (
    (SILENT.has(element.tagName) && !isValue(element)) ||
    attribute(element, IGNORE_ATTRIBUTE) !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    (attribute(element, 'hidden') ?? 'until-found') !== 'until-found'
  );
}

/** Whether an element is a visible code sample. */
export const isSample = (element: Element) =>
  element.tagName === 'pre' && attribute(element, IGNORE_ATTRIBUTE) === undefined;

/** Whole text of an element. */
export const plainText = (node: Node): string =>
  isElement(node) ? node.childNodes.map(plainText).join('') : 'value' in node ? node.value : '';

/** Zero-width characters: some generators use them as the text of heading links. */
const UNSEEN = /[\u200b\u2060\ufeff]/g;

/**
 * Normalizes white space to single spaces, and removes zero-width characters.
 * @example tidy('  하나\n둘 ') // '하나 둘'
 */
export function tidy(text: string): string {
  return text.replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
}

/** Elements whose text stands apart from what is around them. */
const LINES = new Set(['br', 'td', 'th', 'p', 'li', 'summary']);

/**
 * Normalized text of an element.
 * @param skips elements below that are left out besides the silent ones
 */
export function textOf(element: Element, skips: (element: Element) => boolean = () => false) {
  const read = (node: Node): string => {
    if (isElement(node)) {
      const inner = isSilent(node) || skips(node) ? '' : node.childNodes.map(read).join('');
      return LINES.has(node.tagName) ? ` ${inner} ` : inner;
    }
    return 'value' in node ? node.value : '';
  };
  return tidy(element.childNodes.map(read).join(''));
}
