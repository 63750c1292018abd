// What talks to servers: answers queries from an index, sends records to the hosted provider, reads
// the pages of a running site. Building an embedded index needs none of it.
export { crawl } from './crawl.ts';
export { type PushOptions, pushRecords } from './push/pushRecords.ts';
export { createQueriesServer } from './serve/createServer.ts';
