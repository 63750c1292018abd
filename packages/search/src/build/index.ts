export { toAnswer } from '../shared/answer/toAnswer.ts';
export { type Engine, openEngine } from '../shared/engine/engine.ts';
export type { SearchRecord } from '../shared/records.ts';
export type { SearchAnswer, SearchHit } from '../shared/searchClient.ts';
export type { Synonym } from '../shared/synonyms.ts';
export {
  INDEX_FOLDER,
  type IndexOptions,
  IndexTooLarge,
  MAX_EMBEDDED_LETTERS,
  MAX_PAGES,
  makeIndexFiles,
  openIndex,
  type WrittenIndex,
  writeIndex,
} from './indexFolder.ts';
export { type PageOptions, readPage } from './page/readPage.ts';
export { type FolderOptions, readFolder } from './readFolder.ts';
