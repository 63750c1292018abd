import type { Rolldown } from 'vite';

/** Modules that a first search waits for: React, and the package's browser layer and texts, without its start. */
const SEARCH_MODULES =
  /\/node_modules\/react-dom\/|\/packages\/search\/dist\/(?:browser\/(?!start\/)|shared\/text\/)/;

/** Whether a first search waits for the chunk; entries load with the page. */
const isSearchChunk = ({ isEntry, moduleIds }: Rolldown.RenderedChunk) =>
  !isEntry && moduleIds.some((id) => SEARCH_MODULES.test(id));

/**
 * How the bundler writes what the first search waits for. React comes in one file: over HTTP/1.1 six
 * requests travel at once, and the rest of the search needs the others.
 *
 * The comment asks Chrome to compile all functions of a file beside its download. Else each is
 * compiled when it is first called, in the moment before the first rows: on a slow phone 20 to
 * 60 ms.
 */
export const searchChunks: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }],
  },
  postBanner: (chunk) => (isSearchChunk(chunk) ? '//# allFunctionsCalledOnLoad' : ''),
};
