/** The part of MiniSearch that the comparison uses: it is installed by that alone, and the types are
 * checked without it. */
declare module 'minisearch' {
  interface Options {
    fields: string[];
    searchOptions: { fuzzy: number; prefix: boolean; boost: Record<string, number> };
  }

  export default class MiniSearch<Document> {
    constructor(options: Options);
    addAll(documents: Document[]): void;
    search(query: string): { id: unknown }[];
  }
}
