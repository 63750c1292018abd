/** Words by which readers call something, and what the documents call it. */
export interface Synonym {
  /** The word, or words, of the documents. */
  use: string;
  /** Other words for it. */
  also: readonly string[];
}

/** Synonyms as lines of a file of the index: what the documents say, then the other words. */
export function packSynonyms(synonyms: readonly Synonym[]): string {
  return synonyms.map(({ use, also }) => [use, ...also].map(oneCell).join('\t')).join('\n');
}

/** Reads the lines that `packSynonyms` wrote. */
export function unpackSynonyms(lines: string): Synonym[] {
  return lines.split('\n').flatMap((line) => {
    const [use = '', ...also] = line.split('\t');
    return use ? [{ use, also }] : [];
  });
}

const oneCell = (text: string) => text.replace(/\s+/g, ' ').trim();
