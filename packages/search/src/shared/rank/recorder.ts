/** Hears which parts of an index a search looks at, so that one in shards knows what to load. */
export interface Recorder {
  postings(term: number, weight: number): void;
  text(section: number): void;
}

/** For an index that is whole. */
export const NO_RECORDER: Recorder = { postings: () => undefined, text: () => undefined };
