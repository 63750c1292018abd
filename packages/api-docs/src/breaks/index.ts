export type { Break } from './bothTypes.ts';
export { breaksBetween, findBreaks } from './findBreaks.ts';
export { parseSource, SourceError } from './parseSource.ts';
