import { type ApiHistory, isThere } from '@zs-docs/api-docs/history';
import type { Docs } from '../../docs/index.ts';
import type { ComponentFacts } from '../../shared/docsFiles.ts';
import { markdownOf } from '../paths.ts';
import { factsAt } from './factsAt.ts';
import { propLine } from './props.ts';

/** Functions and values are reached through what a hook returns and what an object holds. */
const isHolder = ({ kind }: ComponentFacts) => kind === 'hook' || kind === 'constant';

/** Where a name is that is no export, but a field of one: `hideOverlay` of `useOverlay`. */
export function answerMember(
  docs: Docs,
  history: ApiHistory,
  name: string,
  version: string,
): string | undefined {
  const wanted = name.trim().toLowerCase();
  const parts = docs.components.components.filter(isHolder).flatMap(({ name: holder }) => {
    const facts = factsAt(docs, history, holder, version);
    const member = facts?.props.find((prop) => prop.name.toLowerCase() === wanted);
    return facts && member && isThere(facts, version) && isThere(member, version)
      ? [
          `## ${holder}\n\n${propLine({ ...member, required: false })}\n\n문서: ${markdownOf(facts.page)}`,
        ]
      : [];
  });
  return parts.length
    ? [
        `# ${name.trim()} (ZS-ui ${version})`,
        '단독으로 내보내는 이름이 아닙니다. 다음 훅의 반환값이나 객체에 있습니다.',
        ...parts,
      ].join('\n\n')
    : undefined;
}
