import type { Finding } from '../shared/finding.ts';
import type { CheckContext, RawFinding } from './find/CheckContext.ts';

function findingOf({ file }: CheckContext, { at, rule, message, about }: RawFinding): Finding {
  const start = 'kind' in at ? at.getStart(file) : at.start;
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return { line: line + 1, column: character + 1, rule, message, ...(about && { about }) };
}

/** Findings of a file, sorted by place, each once. */
export function findingsOf(check: CheckContext, found: readonly RawFinding[]): Finding[] {
  const keyOf = ({ line, column, message }: Finding) => `${line}:${column} ${message}`;
  const findings = found.map((raw) => findingOf(check, raw));
  const each = new Map(findings.map((finding) => [keyOf(finding), finding]));
  return [...each.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}
