export type { ExampleData, SnippetData } from '../shared/exampleData.ts';
export type { Preview } from '../shared/preview.ts';
export { Example, type ExampleProps } from './Example.tsx';
export { Phone, type PhoneProps } from './Phone.tsx';
export { PhoneFrame, type PhoneFrameProps } from './PhoneFrame.tsx';
export { Poster, type PosterProps } from './Poster.tsx';
export type { ToolkitSetup } from './setup.ts';
export type { SkipAttributes } from './skip.ts';
export { type ControlSet, tableControls } from './tableControls.tsx';
