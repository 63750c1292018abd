import type { Expansion } from './expand.ts';

/** A word of the query with what it may mean. */
export interface QueryWord {
  /** Lower case. */
  text: string;
  /** As it was typed. */
  typed: string;
  kind: number;
  isStop: boolean;
  /** A form of a native verb; nouns say more about what is looked for. */
  isVerb: boolean;
  expansion: Expansion;
  evidence: number;
  /** No term holds the word: those that it may mean differ from it by a typo. */
  isGuess: boolean;
}

/** One interpretation of what was typed. */
export interface Reading {
  text: string;
  words: QueryWord[];
  /** Mean evidence of the words that carry meaning. */
  evidence: number;
  /** How surely this was meant: 1 for what was typed. */
  weight: number;
  /** What was asked for that the documents do not have: this reading asks for the nearest to it. */
  missing?: string | undefined;
}
