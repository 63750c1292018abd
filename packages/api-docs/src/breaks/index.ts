export type { Break } from './bothTypes.ts';
export { findBreaks } from './findBreaks.ts';
export { SourceError } from './parseSource.ts';
