export { toAnswer } from '../shared/answer/toAnswer.ts';
export { openEngine } from '../shared/engine/engine.ts';
export type { SearchRecord } from '../shared/records.ts';
export type { SearchAnswer, SearchHit } from '../shared/searchClient.ts';
export type { Synonym } from '../shared/synonyms.ts';
export {
  INDEX_FOLDER,
  IndexTooLarge,
  MAX_EMBEDDED_LETTERS,
  makeIndexFiles,
  openIndex,
  writeIndex,
} from './indexFolder.ts';
export { readPage } from './page/readPage.ts';
export { readFolder } from './readFolder.ts';
