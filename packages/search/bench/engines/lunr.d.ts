/** The parts of lunr that the comparison uses; the package brings no types. */
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
