/**
 * Lines in which the toolkit differs from the published one, in all components: a pattern for each, and why
 * nobody can do otherwise. None at present.
 */
export const DIFFERENCES: readonly { line: RegExp; reason: string }[] = [];

/** Lines without those that are known to differ. */
export const withoutKnown = (lines: readonly string[]): string[] =>
  lines.filter((line) => !DIFFERENCES.some((known) => known.line.test(line)));
