/** A word of the documents, and synonyms that readers type. */
export interface Synonym {
  /** The word, or words, of the documents. */
  use: string;
  /** Other words for the same. */
  also: readonly string[];
  /** Words for something else, that the documents do not have: this is only the nearest to it. */
  nearest?: readonly string[];
}

const oneCell = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Writes synonyms as lines of an index file: what the documents say, then the other words; behind
 * an empty cell the words that it is nearest to.
 * @example packSynonyms([{ use: '스낵바', also: ['토스트', 'toast'] }]) // '스낵바\t토스트\ttoast'
 * @example packSynonyms([{ use: '라디오', also: [], nearest: ['체크박스'] }]) // '라디오\t\t체크박스'
 */
export function packSynonyms(synonyms: readonly Synonym[]): string {
  return synonyms
    .map(({ use, also, nearest = [] }) => [
      ...[use, ...also].map(oneCell),
      ...(nearest.length ? ['', ...nearest.map(oneCell)] : []),
    ])
    .map((cells) => cells.join('\t'))
    .join('\n');
}

/**
 * Reads the lines that `packSynonyms` wrote.
 * @example unpackSynonyms('스낵바\t토스트') // [{ use: '스낵바', also: ['토스트'], nearest: [] }]
 */
export function unpackSynonyms(lines: string): Required<Synonym>[] {
  return lines.split('\n').flatMap((line) => {
    const [same = '', nearest = ''] = line.split('\t\t');
    const [use = '', ...also] = same.split('\t');
    return use ? [{ use, also, nearest: nearest.split('\t').filter(Boolean) }] : [];
  });
}
