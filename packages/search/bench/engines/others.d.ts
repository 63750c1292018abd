/**
 * The parts of other engines that the comparison uses. They are installed by it alone, and the types
 * are checked without them.
 */
declare module 'lunr' {
  type Filter = (token: string) => unknown;

  interface Clause {
    wildcard: number;
    presence: number;
    editDistance?: number;
  }

  export interface Index {
    query(ask: (query: { term(value: string, clause: Clause): void }) => void): {
      ref: string;
    }[];
  }

  interface Builder {
    metadataWhitelist: string[];
    use(plugin: unknown): void;
    ref(field: string): void;
    field(name: string): void;
    add(document: object): void;
  }

  export interface Lunr {
    (build: (this: Builder) => void): Index;
    Index: { load(index: unknown): Index };
    Query: {
      presence: { REQUIRED: number };
      wildcard: { NONE: number; TRAILING: number };
    };
    stopWordFilter: Filter;
    ko: { stopWordFilter: Filter };
    multiLanguage(...languages: string[]): unknown;
  }

  const lunr: Lunr;
  export default lunr;
}

declare module 'lunr-languages/*' {
  const extend: (lunr: import('lunr').Lunr) => void;
  export default extend;
}

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

declare module 'pagefind' {
  interface Index {
    addHTMLFile(file: { url: string; content: string }): Promise<unknown>;
    writeFiles(options: { outputPath: string }): Promise<unknown>;
  }

  export function createIndex(options: { forceLanguage: string }): Promise<{ index?: Index }>;
  export function close(): Promise<unknown>;
}
