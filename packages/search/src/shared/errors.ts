/** What was asked for did not come over the network; it may come later. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** Files of two builds met: the site was published in between, and all must be loaded anew. */
export class StaleIndex extends Error {
  override name = 'StaleIndex';
}
