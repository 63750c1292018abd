import type { ApiHistory } from '@zs-docs/api-docs/history';
import { compareVersions } from 'compare-versions';
import type { Docs } from '../../docs/index.ts';
import type { ComponentFacts, NoteFacts, PropFacts } from '../../shared/docsFiles.ts';
import { TOOLKIT_NAME } from '../../shared/toolkit.ts';
import { UserError } from '../../shared/userError.ts';
import { markdownOf } from '../paths.ts';
import { factsAt } from './factsAt.ts';
import { nearestLine, quote } from './nearest.ts';
import { relatedPages } from './related.ts';

type Lifespan = Pick<PropFacts, 'since' | 'until'>;

/** What a machine wants to know of a name in one version. */
export function answerComponent(
  docs: Docs,
  history: ApiHistory,
  name: string,
  version: string,
): string {
  const facts = factsAt(docs, history, name, version);
  if (!facts) {
    throw unknownName(docs, name);
  }
  const isThere = !isTooNew(facts, version) && !isGone(facts, version);
  return [
    `# ${facts.name} (${facts.kind}, ZS-ui ${version})`,
    isThere ? lifespan(facts) : `**${version}에는 없습니다**(${lifespan(facts)}).`,
    facts.description,
    `문서: ${markdownOf(facts.page)}`,
    isThere && (facts.call ? callLine(facts.call) : importLine(facts)),
    facts.type && `형식: \`${facts.type}\``,
    ...propLines(facts, version),
    ...noteLines(docs, facts.notes, version),
    facts.accessibility ? `## 접근성\n\n${JSON.stringify(facts.accessibility)}` : '',
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

/** What the members of a kind are called. */
const MEMBERS: Record<string, string> = {
  component: 'prop',
  function: '매개변수',
  overlay: '인수의 필드',
  hook: '반환값의 필드',
};

const isTooNew = ({ since }: Lifespan, version: string) =>
  since !== undefined && compareVersions(since, version) > 0;
const isGone = ({ until }: Lifespan, version: string) =>
  until !== undefined && compareVersions(until, version) <= 0;

/** Since when and until when something is there. */
const lifespan = ({ since, until }: Lifespan) =>
  [since && `${since}에서 추가`, until && `${until}에서 제거`].filter(Boolean).join(', ');

function propLines({ kind, props }: ComponentFacts, version: string): string[] {
  const members = MEMBERS[kind] ?? '필드';
  const isThere = (prop: PropFacts) => !isTooNew(prop, version) && !isGone(prop, version);
  const there = props.filter(isThere).map((prop) => {
    const facts = [
      prop.required ? '필수' : '',
      prop.default === undefined ? '' : `기본값 \`${prop.default}\``,
      lifespan(prop),
    ].filter(Boolean);
    const details = facts.length ? ` (${facts.join(', ')})` : '';
    return `- \`${prop.name}: ${prop.type}\`${details}${prop.description && ` — ${prop.description}`}`;
  });
  const others = props
    .filter((prop) => !isThere(prop))
    .map((prop) => `- \`${prop.name}\`: ${lifespan(prop)}`);
  return [
    there.length ? `## ${members}\n\n${there.join('\n')}` : '',
    others.length ? `## ${version}에 없는 ${members}\n\n${others.join('\n')}` : '',
  ];
}

function noteLines(docs: Docs, notes: readonly NoteFacts[], version: string): string[] {
  const open = notes.filter(({ fixedIn }) => !isGone({ until: fixedIn }, version));
  const lines = open.map(({ does, remedy, fixedIn }) =>
    [`- ${does}`, remedy, fixedIn && `(${fixedIn}에서 수정)`].filter(Boolean).join(' '),
  );
  return lines.length ? [`## 주의할 동작(${docs.version} 기준)\n\n${lines.join('\n')}`] : [];
}

function exampleLines({ components }: Docs, names: readonly string[]): string[] {
  const titles = new Map(components.examples.map(({ name, title }) => [name, title]));
  const lines = names.map((name) => `- ${name}: ${titles.get(name) ?? ''}`);
  return lines.length ? [`## 예제(example 도구로 읽으세요)\n\n${lines.join('\n')}`] : [];
}
