/** Words by which readers call something, and what the documents call it. */
export interface Synonym {
  /** The word, or words, of the documents. */
  use: string;
  /** Other words for it. */
  also: readonly string[];
}

/**
 * Writes synonyms as lines of an index file: what the documents say, then the other words.
 * @example packSynonyms([{ use: '스낵바', also: ['토스트', 'toast'] }]) // '스낵바\t토스트\ttoast'
 */
export function packSynonyms(synonyms: readonly Synonym[]): string {
  return synonyms.map(({ use, also }) => [use, ...also].map(oneCell).join('\t')).join('\n');
}

/**
 * Reads the lines that `packSynonyms` wrote.
 * @example unpackSynonyms('스낵바\t토스트') // [{ use: '스낵바', also: ['토스트'] }]
 */
export function unpackSynonyms(lines: string): Synonym[] {
  return lines.split('\n').flatMap((line) => {
    const [use = '', ...also] = line.split('\t');
    return use ? [{ use, also }] : [];
  });
}

const oneCell = (text: string) => text.replace(/\s+/g, ' ').trim();
