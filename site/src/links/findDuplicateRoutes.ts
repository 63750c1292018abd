/** Two or more sources that would become the same page. */
export interface DuplicateRoute {
  /** Path below the base. */
  route: string;
  files: string[];
}

/**
 * Finds routes with more than one source. Routes that differ only in case count as one: many
 * file systems could not hold both.
 * @param sources route by source file
 */
export function findDuplicateRoutes(sources: ReadonlyMap<string, string>): DuplicateRoute[] {
  const byRoute = new Map<string, DuplicateRoute>();
  for (const [file, route] of sources) {
    const known = byRoute.get(route.toLowerCase());
    if (known) {
      known.files.push(file);
    } else {
      byRoute.set(route.toLowerCase(), { route, files: [file] });
    }
  }
  return [...byRoute.values()].filter(({ files }) => files.length > 1);
}
