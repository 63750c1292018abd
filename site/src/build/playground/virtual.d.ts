declare module 'virtual:playground/examples' {
  import type { ExampleData, SnippetData } from '@zs-docs/playground/build';

  export const examples: Record<string, ExampleData>;
  export const snippets: Record<string, SnippetData>;
}

declare module 'virtual:phone-faces' {
  /** Addresses of font files, each with a letter that it has. */
  export const faces: readonly { url: string; letter: string }[];
}

declare module 'virtual:playground/props' {
  import type { KnownProps } from '@zs-docs/playground';

  export const props: KnownProps;
}
