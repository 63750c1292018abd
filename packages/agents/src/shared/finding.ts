/** What the docs explain apart from names of the API; components.json says where. */
export const TOPICS = [
  'accessibility',
  'alertChain',
  'bareText',
  'containerNotes',
  'exports',
  'fieldName',
  'fieldNotes',
  'innerPaths',
  'nestedList',
  'outsideOverlays',
  'outsideTheme',
  'overlayDependency',
  'overlayTooEarly',
  'popOverName',
  'pressableName',
  'pressableNotes',
  'providerOrder',
  'themeFactoryInRender',
  'versions',
] as const;

export type Topic = (typeof TOPICS)[number];

/** What a finding is about: a name of the API, a topic, or the upgrade to a version. */
export type About = { name: string } | { topic: Topic } | { version: string };

/** One mistake in code that was checked. */
export interface Finding {
  /** First line is 1. */
  line: number;
  /** First column is 1. */
  column: number;
  /** What kind of mistake: `type`, `missing-export`, `gone`, … */
  rule: string;
  /** One sentence: what is wrong, and what to write instead where that is known. */
  message: string;
  /** What of the docs explains it. */
  about?: About;
}

/** A finding as callers get it. */
export type ShownFinding = Omit<Finding, 'about'> & {
  /** Path of the section that explains it: `docs/UiComponent/ZSTextField/#api-ZSTextField`. */
  section?: string;
};

/** What a check answers. */
export interface CheckAnswer {
  /** Version of the toolkit that the code was checked against. */
  version: string;
  /** In the order of the lines; empty when nothing is wrong. */
  findings: Finding[];
}

/** What a check is asked. */
export interface CheckQuestion {
  code: string;
  version: string;
  /** Name of the file: one that ends with `.ts` has no elements. */
  file?: string | undefined;
}
