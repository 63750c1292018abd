// Sending records to the hosted provider; building an embedded index needs none of this.
export { algoliasearch } from 'algoliasearch';
export { pushRecords } from './pushRecords.ts';
