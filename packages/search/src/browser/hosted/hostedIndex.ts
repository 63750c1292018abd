/** An index at the hosted provider. */
export interface HostedIndex {
  appId: string;
  apiKey: string;
  indexName: string;
  insights?: boolean;
}
