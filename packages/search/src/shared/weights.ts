/** Every number that decides an order. Their exact values matter little: rankings change slowly with them. */
export const WEIGHTS = {
  /** Fields of a section. */
  heading: 4,
  ancestor: 1.65,
  text: 0.85,
  /** Its keywords, and the words of its address. */
  otherName: 3.5,
  /** A name in a code sample: less than any word of the text. */
  code: 0.3,
  /** How fast repeated words stop counting, and how much long texts are held back. */
  saturation: 1.2,
  lengthNorm: 0.4,
  /** Share of a question word, and of a word that no result needs. */
  stopWord: 0.16,
  /** Share of a native verb: what a question asks about is named by its nouns. */
  verb: 0.8,
  /** Sections that lack words fall by this power of what they cover. */
  coverage: 2.4,
  /** Worth of any word besides its rarity, so that common words are not ignored. */
  everyWord: 3,
  /** A word with a typo, times how alike the two are. */
  typo: 0.72,
  /** How much of a heading a word of its address names. */
  addressShare: 0.4,
  /** For holding each word of the query, none left out. */
  allWords: 0.4,
  headingMatch: 0.95,
  chainMatch: 0.75,
  wholeHeading: 1.4,
  wholeInHeading: 0.9,
  /** For the page whose name the query is, or begins; no other hit ranks above it. */
  pageNamed: 6,
  pageBegun: 3,
  /** For the sections of a page that a part of the query names. */
  within: 0.5,
  /** What such a name tells more in front of the query: what a question is about stands before what it asks. */
  topic: 0.15,
  /** For the sections of a page that holds the words of the query together. */
  answeringPage: 1.2,
  /** How fast more sections of a page stop telling more about it. */
  pageSaturation: 15,
  /** What is left to a heading that holds the query and repeats one before it. */
  copy: 0.8,
  /** What is left to a section that lacks a number of the query. */
  otherNumber: 0.3,
  /** For a section of the second level: the ones below it tell of a part of the same. */
  levelTwo: 0.025,
} as const;
