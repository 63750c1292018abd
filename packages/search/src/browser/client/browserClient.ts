import type { SearchClient } from '../../shared/protocol.ts';

/** A client that can be asked to get ready and tells when its answers got better. */
export interface BrowserSearchClient extends SearchClient {
  /**
   * Loads what the first answer needs. Never fails: a search that needs it does.
   * @returns whether all of the index is here now, so that a search costs nothing but time
   */
  prepare: () => Promise<boolean>;
  /** Calls back when searches would now find more; returns the function that stops it. */
  onBetter: (listener: () => void) => () => void;
}
