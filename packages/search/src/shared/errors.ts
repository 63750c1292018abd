/** A file or host could not be reached over the network; a later attempt may succeed. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** Files are from two builds, as the site was published in between: load all again. */
export class StaleIndex extends Error {
  override name = 'StaleIndex';
}
