export type { ExampleData, SnippetData } from '../shared/exampleData.ts';
export type { PlaygroundOptions, Use } from './options.ts';
export { playground } from './playground.ts';
