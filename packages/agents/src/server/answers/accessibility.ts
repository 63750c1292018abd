import { apiText } from '@zs-docs/api-docs';
import type { AccessibilityClaim, AccessibilityFacts } from '../../shared/docsFiles.ts';

const claimLine = ({ text, provenIn }: AccessibilityClaim) => `${text} (${provenIn})`;

/**
 * Role, speech and keys of a component, as its page has them.
 * @param tested version whose tests prove them
 */
export function accessibilityLines(facts: AccessibilityFacts | null, tested: string): string[] {
  if (!facts) {
    return [];
  }
  const words = apiText.a11y;
  const lines = [
    `- ${words.role}: ${claimLine(facts.role)}`,
    `- ${words.says}: ${facts.says.map(claimLine).join(' ')}`,
    ...facts.keys.map(({ key, ...claim }) => `- \`${key}\`: ${claimLine(claim)}`),
    ...(facts.keys.length ? [] : [`- ${words.noKeys}.`]),
  ];
  return [
    `## 접근성\n\nZS-ui ${tested}의 자동 테스트로 확인했습니다. 괄호 안은 확인한 환경입니다.\n\n${lines.join('\n')}`,
  ];
}
