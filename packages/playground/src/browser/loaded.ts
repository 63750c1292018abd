/**
 * What an import() or a fetch() brings; undefined when a file of it failed to load or broke off, which
 * rejects with a TypeError. The browser has logged it.
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
