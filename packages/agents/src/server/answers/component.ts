import { type ApiHistory, isThere } from '@zs-docs/api-docs/history';
import type { Docs } from '../../docs/index.ts';
import type { ComponentFacts } from '../../shared/docsFiles.ts';
import { TOOLKIT_NAME } from '../../shared/toolkit.ts';
import { UserError } from '../../shared/userError.ts';
import { markdownOf } from '../paths.ts';
import { accessibilityLines } from './accessibility.ts';
import { factsAt } from './factsAt.ts';
import { lifespan } from './lifespan.ts';
import { answerMember } from './member.ts';
import { nearestLine, quote } from './nearest.ts';
import { noteLines, warningLines } from './notes.ts';
import { propLines } from './props.ts';
import { relatedPages } from './related.ts';

/** What a machine wants to know of a name in one version. */
export function answerComponent(
  docs: Docs,
  history: ApiHistory,
  name: string,
  version: string,
): string {
  const facts = factsAt(docs, history, name, version);
  if (!facts) {
    const member = answerMember(docs, history, name, version);
    if (member === undefined) {
      throw unknownName(docs, name);
    }
    return member;
  }
  const has = isThere(facts, version);
  return [
    `# ${facts.name} (${facts.kind}, ZS-ui ${version})`,
    has ? lifespan(facts) : `**${version}에는 없습니다**(${lifespan(facts)}).`,
    facts.description,
    version !== docs.version && `설명은 ${docs.version} 기준입니다.`,
    ...warningLines(docs, facts.name, version),
    `문서: ${markdownOf(facts.page)}`,
    has && (facts.call ? callLine(facts.call) : importLine(facts)),
    facts.type && `형식: \`${facts.type}\``,
    ...propLines(docs, facts, version),
    ...noteLines(facts.notes, version),
    ...accessibilityLines(facts.accessibility, docs.version),
    ...exampleLines(docs, facts.examples),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function unknownName(docs: Docs, name: string): UserError {
  const names = docs.components.components.flatMap(({ name: own, call }) => [own, call ?? '']);
  return new UserError(
    `ZS-ui ${docs.version}의 문서에는 ${quote(name)}이(가) 없습니다.${nearestLine(name, names.filter(Boolean))}${relatedPages(docs, name)}`,
  );
}

const importLine = ({ name, kind }: ComponentFacts) =>
  `\`import ${kind === 'type' || kind === 'interface' ? 'type ' : ''}{ ${name} } from '${TOOLKIT_NAME}';\``;

const callLine = (call: string) =>
  `\`useOverlay()\`나 \`GlobalOverlay\`의 \`${call}\`로 띄우고, \`hideOverlay\`에 \`HideOption\`을 전달해 닫습니다.`;

function exampleLines({ components }: Docs, names: readonly string[]): string[] {
  const titles = new Map(components.examples.map(({ name, title }) => [name, title]));
  const lines = names.map((name) => `- ${name}: ${titles.get(name) ?? ''}`);
  return lines.length ? [`## 예제(example 도구로 읽으세요)\n\n${lines.join('\n')}`] : [];
}
