import type { Rolldown } from 'vite';

/**
 * How the bundler cuts what the first search waits for. React comes in one file: over HTTP/1.1 six
 * requests travel at once, and the rest of the search needs the others.
 */
export const searchChunks: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }],
  },
};
