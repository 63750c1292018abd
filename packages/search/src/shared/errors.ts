/** A file or host could not be reached over the network; a later attempt may succeed. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}
