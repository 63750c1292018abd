import { apiText, externalDocsUrl } from '@zs-docs/api-docs';
import { isThere } from '@zs-docs/api-docs/history';
import type { Docs } from '../../docs/index.ts';
import type { ComponentFacts, PropFacts } from '../../shared/docsFiles.ts';
import { lifespan } from './lifespan.ts';

/** What the members of a kind are called. */
const MEMBERS: Record<string, string> = {
  component: 'prop',
  function: '매개변수',
  overlay: '인수의 필드',
  hook: '반환값의 필드',
};

/** A prop with its type, default, lifespan and description. */
export function propLine(prop: PropFacts): string {
  const facts = [
    prop.required ? '필수' : '',
    prop.default === undefined ? '' : `기본값 \`${prop.default}\``,
    lifespan(prop),
  ].filter(Boolean);
  const details = facts.length ? ` (${facts.join(', ')})` : '';
  return `- \`${prop.name}: ${prop.type}\`${details}${prop.description && ` — ${prop.description}`}`;
}

/** The props that a version has, those that come from other packages, and those that it lacks. */
export function propLines(docs: Docs, facts: ComponentFacts, version: string): string[] {
  const { kind, props } = facts;
  const members = MEMBERS[kind] ?? '필드';
  const there = props.filter((prop) => isThere(prop, version)).map(propLine);
  const inherited = inheritedLines(docs, facts, version);
  const others = props
    .filter((prop) => !isThere(prop, version))
    .map((prop) => `- \`${prop.name}\`: ${lifespan(prop)}`);
  return [
    there.length || inherited.length
      ? [`## ${members}`, there.join('\n'), ...inherited].filter(Boolean).join('\n\n')
      : '',
    others.length ? `## ${version}에 없는 ${members}\n\n${others.join('\n')}` : '',
  ];
}

function inheritedLines(docs: Docs, { inherited = [] }: ComponentFacts, version: string): string[] {
  const basis = version === docs.version ? '' : ` ${docs.version} 기준입니다.`;
  return inherited.map(({ from }) => {
    const url = externalDocsUrl(from);
    return `${apiText.inherited(from)}${url ? `(${url})` : ''}.${basis}`;
  });
}
