import type { Fact } from './parseFact.ts';

export { book, FIRST_READ, factFile } from './book.ts';
export { fillPlaceholders } from './fillPlaceholders.ts';
export { type Fact, type FactFile, parseFact } from './parseFact.ts';

/** A note on how versions behave. */
export type Behaviour = Fact<'behaviour.yml'>[number];

/** A version of the published package. */
export type Release = Fact<'releases.json'>[number];
