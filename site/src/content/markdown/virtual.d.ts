declare module 'virtual:content/texts' {
  /** Loads the compiled text of a file, at its path from the site's root: `/content/docs/intro.mdx`. */
  export const load: (
    file: string,
  ) => Promise<
    import('astro').MDXInstance<{ outline: readonly import('./toc.ts').OutlineEntry[] }>
  >;
}
