import type { ShownFinding } from '../../shared/finding.ts';
import { markdownOf } from '../paths.ts';

/** What a check answers, with the sections of the docs. */
export interface ShownAnswer {
  version: string;
  findings: readonly ShownFinding[];
}

/** A finding as a line: place, rule, sentence, section. */
export function findingLine({ line, column, rule, message, section }: ShownFinding): string {
  return `${line}:${column} [${rule}] ${message}${section ? ` (${markdownOf(section)})` : ''}`;
}

/** Findings as a list. */
export function answerCheck({ version, findings }: ShownAnswer): string {
  if (findings.length === 0) {
    return `ZS-ui ${version} 기준으로 문제가 없습니다.`;
  }
  const title = `ZS-ui ${version} 기준으로 문제 ${findings.length}개를 찾았습니다(줄:열):`;
  return [title, ...findings.map((finding) => `- ${findingLine(finding)}`)].join('\n');
}
