import type { MarkedPart } from '../../shared/searchClient.ts';

/** Tags that the provider puts around matches. */
export const MARK_TAGS = { pre: '<mark>', post: '</mark>' } as const;

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

/**
 * Splits a highlighted value into parts, which are rendered as text: HTML in it has no effect.
 * @param value escaped text with the tags around the matches
 * @example markedParts('<mark>a</mark> &lt;b') // [{ text: 'a', marked: true }, { text: ' <b', marked: false }]
 */
export function markedParts(value: string): MarkedPart[] {
  let marked = false;
  const parts: MarkedPart[] = [];
  for (const piece of value.split(/(<\/?mark>)/)) {
    if (piece === MARK_TAGS.pre || piece === MARK_TAGS.post) {
      marked = piece === MARK_TAGS.pre;
    } else if (piece) {
      const text = piece.replace(
        /&(?:amp|lt|gt|quot|#39|#x27);/g,
        (name) => ENTITIES[name] ?? name,
      );
      parts.push({ text, marked });
    }
  }
  return parts;
}
