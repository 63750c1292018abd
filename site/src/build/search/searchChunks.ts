import type { Rolldown } from 'vite';

/** Modules that the first search loads: React, and the browser layer and texts of @zs-docs/search. */
const SEARCH_MODULES =
  /\/node_modules\/react-dom\/|\/packages\/search\/dist\/(?:browser\/(?!start\/)|shared\/text\/)/;

/** Whether the first search loads the chunk; entries load with the page. */
const isSearchChunk = ({ isEntry, moduleIds }: Rolldown.RenderedChunk) =>
  !isEntry && moduleIds.some((id) => SEARCH_MODULES.test(id));

/**
 * Bundles React into one file: HTTP/1.1 has six connections to a host, which the other files of the
 * first search need.
 *
 * The magic comment makes Chrome (136 and later) compile all functions of a file while it downloads.
 * Compiled at their first call they delay the first results, on a slow phone by 20 to 60 ms.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const searchChunks: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
      // What the home page and the theme builder tell of the palette: files too small to be fetched each,
      // whose names every page would have to list.
      { name: 'tokens', test: /\/(?:toolkit\/tokens\/(?:tokenData|wcag)|text\/tokens)\.ts$/ },
    ],
  },
  postBanner: (chunk) => (isSearchChunk(chunk) ? '//# allFunctionsCalledOnLoad' : ''),
};
