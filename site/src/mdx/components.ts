/** Components an author may use in MDX without importing them. */
export const mdxComponents = {};
