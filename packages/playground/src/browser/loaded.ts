/**
 * What an import() brings; undefined when a file of it failed to load, which rejects with a TypeError. The
 * browser has logged it.
 */
export async function loaded<Part>(part: Promise<Part>): Promise<Part | undefined> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof TypeError) {
      return undefined;
    }
    throw error;
  }
}
