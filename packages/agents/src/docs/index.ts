export { type LoadDocs, loadOnce, openDocs } from './openDocs.ts';
export type { Docs } from './parseDocs.ts';
