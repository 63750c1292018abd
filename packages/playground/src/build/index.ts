export type { BuiltExample, ExampleData, SnippetData } from '../shared/exampleData.ts';
export type { Preview } from '../shared/preview.ts';
export { REACT_NATIVE_NAMES } from '../shared/reactNativeNames.ts';
export { buildPlayground } from './buildPlayground.ts';
export type { CheckExamples, Finding, Highlight, PlaygroundOptions, Use } from './options.ts';
export { playground } from './playground.ts';
export type { Toolkit } from './toolkit.ts';
