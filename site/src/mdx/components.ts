import { Example } from './Example.tsx';
import { Snippet } from './Snippet.tsx';

/** Components an author may use in MDX without importing them. */
export const mdxComponents = {
  Example,
  Snippet,
};
