export { CACHE_VARIABLE } from './cache.ts';
export { createDocsLoader, type LoadDocs } from './docsLoader.ts';
export { openDocs } from './openDocs.ts';
export type { Docs } from './parseDocs.ts';
