declare module 'virtual:playground/examples' {
  import type { ExampleData, SnippetData } from '@zs-docs/playground/build';

  export const examples: Record<string, ExampleData>;
  export const snippets: Record<string, SnippetData>;
}

declare module 'virtual:playground/props' {
  import type { KnownProps } from '@zs-docs/playground';

  export const props: KnownProps;
}
