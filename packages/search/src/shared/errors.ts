/** A file or host could not be reached over the network; a later attempt may succeed. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** Files of two builds met: the site was published in between, and all must be loaded anew. */
export class StaleIndex extends Error {
  override name = 'StaleIndex';
}
