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
  /** Path of the section that explains it: `docs/UiComponent/ZSTextField/#api`. */
  section?: string;
}

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
  language: Language;
}

/** Language of sentences: Korean or English. */
export type Language = 'ko' | 'en';
