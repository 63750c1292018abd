import { answerRequest } from './answer.ts';
import type { HeadingsFile, TextFile } from './format.ts';
import type { SearchClient } from './protocol.ts';
import { createRanker } from './rank.ts';
import { fillTexts, readSections } from './sections.ts';

/** A search client over index files that are in memory. */
export interface Engine extends SearchClient {
  /** Adds the texts once they have come; searches before that find headings only. */
  addText(text: TextFile): void;
}

/**
 * Takes the headings file and, if it is there already, the text file.
 * Returns a client that speaks the queries protocol; throws when a file cannot be read.
 */
export function createEngine(files: { headings: HeadingsFile; text?: TextFile }): Engine {
  const sections = readSections(files.headings);
  if (files.text) {
    fillTexts(sections, files.headings, files.text);
  }
  let rank = createRanker(sections);
  return {
    search: async ({ requests }) => ({
      results: requests.map((request) => answerRequest(rank, request)),
    }),
    addText(text) {
      fillTexts(sections, files.headings, text);
      rank = createRanker(sections);
    },
  };
}
