/**
 * What is wrong with a source: a `text` in quotes that goes on at the end of its line, a name that is
 * a `duplicate`, a `letter` that only looks like one of code, an element that is `dropped` because
 * nothing returns it, something `open` that is never closed, an element whose `sibling` stands beside
 * it with nothing around both, a `value` of an attribute without quotes and braces, a `statement` where
 * braces of an element want a value, more optional `chains` than the compiler reads in good time.
 */
export type FaultKind =
  | 'text'
  | 'duplicate'
  | 'letter'
  | 'dropped'
  | 'open'
  | 'sibling'
  | 'value'
  | 'statement'
  | 'chains';

/** A mistake that the compiler accepts, or reports elsewhere. `line` counts from 1. */
export interface Fault {
  kind: FaultKind;
  /** The text at that place. */
  what: string;
  line: number;
}

/**
 * Creates a fault at an offset of a source.
 * @example faultAt('a\nb', 'letter', 'b', 2) // { kind: 'letter', what: 'b', line: 2 }
 */
export const faultAt = (source: string, kind: FaultKind, what: string, at: number): Fault => ({
  kind,
  what,
  line: source.slice(0, at).split('\n').length,
});
