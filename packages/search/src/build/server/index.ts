// Modules with servers: answering queries from an index, sending records to the hosted provider,
// crawling a running site. Building an embedded index needs none of them.
export { crawl } from './crawl.ts';
export { type PushOptions, pushRecords } from './push/pushRecords.ts';
export { createQueriesServer } from './serve/createServer.ts';
