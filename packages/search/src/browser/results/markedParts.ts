/** A piece of text and whether the query matched it. */
export interface MarkedPart {
  text: string;
  marked: boolean;
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

/**
 * Cuts a highlighted value into parts that React prints as text, so that nothing in it, whoever
 * sent it, ever becomes HTML.
 * @param value escaped text with `<mark>` around the matches
 */
export function markedParts(value: string): MarkedPart[] {
  let marked = false;
  const parts: MarkedPart[] = [];
  for (const piece of value.split(/(<\/?mark>)/)) {
    if (piece === '<mark>' || piece === '</mark>') {
      marked = piece === '<mark>';
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
