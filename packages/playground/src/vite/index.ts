export { type ExamplePagesOptions, examplePages } from './examplePages.ts';
