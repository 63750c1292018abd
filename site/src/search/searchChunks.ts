import type { Rolldown } from 'vite';

/** Chunks that the first search of a reader waits for. */
const AWAITED = ['react', 'siteClient', 'mountSearch'];

/**
 * How the bundler writes what the search dialog needs. React is one file: over HTTP/1.1 six
 * requests travel at once, and the search needs the others.
 *
 * The comment asks Chrome to compile the functions of a file beside its download. Else each is
 * compiled when it is first called, which on a slow phone makes the first result 85 ms later.
 */
export const searchChunks: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }],
  },
  postBanner: ({ name }) => (AWAITED.includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
};
