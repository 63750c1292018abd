import { type Fields, readFields } from './fields.ts';
import { collectNames, type Names } from './names.ts';
import { collectPostings, inverseDocumentFrequency, type Postings } from './postings.ts';
import type { Corpus, Section } from './sections.ts';
import { createSynonymTable, type SynonymTable } from './synonymTable.ts';
import { createTermTable, type TermTable } from './termTable.ts';
import { createTexts, type Texts } from './texts.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** The index that queries read. It is immutable: loading the texts creates another. */
export interface SearchIndex {
  sections: readonly Section[];
  vocabulary: Vocabulary;
  fields: Fields;
  postings: Postings;
  /** By term: number of sections with it in heading or text. */
  documents: Uint32Array;
  /** By term: inverse document frequency. */
  idf: Float32Array;
  /** By section: sum of the idf of its heading. */
  headingMass: Float32Array;
  table: TermTable;
  names: Names;
  synonymTable: SynonymTable;
  texts: Texts;
}

/** Sum of the idf of each heading. */
function headingMassOf(
  { headings }: Fields,
  { stemOf }: Vocabulary,
  idf: Float32Array,
): Float32Array {
  return Float32Array.from(headings, (own) =>
    own.reduce((mass, place) => mass + (idf[stemOf[place] ?? 0] ?? 0), 0),
  );
}

/**
 * Builds the index of a corpus.
 * @param stored texts by section; without them the headings alone are found
 */
export function createIndex(corpus: Corpus, stored: readonly string[] = []): SearchIndex {
  const { sections, synonyms } = corpus;
  const fields = readFields(corpus, stored);
  const vocabulary = createVocabulary(fields.words);
  const { postings, documents } = collectPostings(sections, fields, vocabulary);
  const idf = Float32Array.from(documents, (count) =>
    inverseDocumentFrequency(count, sections.length),
  );
  return {
    sections,
    vocabulary,
    fields,
    postings,
    documents,
    idf,
    headingMass: headingMassOf(fields, vocabulary, idf),
    table: createTermTable(vocabulary),
    names: collectNames(
      corpus,
      (word) => (documents[vocabulary.byKey.get(word.toLowerCase()) ?? -1] ?? 0) > 0,
    ),
    synonymTable: createSynonymTable(synonyms, vocabulary),
    texts: createTexts(stored, fields.textWords),
  };
}
