/** Every number that decides an order. Their exact values matter little: rankings change slowly with them. */
export const WEIGHTS = {
  /** Fields of a section. */
  heading: 4,
  pageTitle: 1.65,
  ancestor: 1.1,
  text: 1,
  address: 1.2,
  /** How fast repeated words stop counting, and how much long texts are held back. */
  saturation: 1.2,
  lengthNorm: 0.4,
  /** Share of a question word, and of a word that no result needs. */
  stopWord: 0.12,
  /** Sections that lack words fall by this power of what they cover. */
  coverage: 2.4,
  headingMatch: 1.1,
  wholeHeading: 1.1,
  wholeInHeading: 0.55,
  wholeInText: 0.9,
  proximity: 0.5,
  levelOne: 0.05,
  levelTwo: 0.025,
  /** A query whose words are attested less than this on average is answered with nothing. */
  leastEvidence: 0.42,
} as const;
