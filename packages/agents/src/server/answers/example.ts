import type { Docs } from '../../docs/index.ts';
import type { ExampleFacts } from '../../shared/docsFiles.ts';
import type { ShownFinding } from '../../shared/finding.ts';
import { UserError } from '../../shared/userError.ts';
import { markdownOf } from '../paths.ts';
import { findingLine } from './checkCode.ts';
import { nearestLine, quote } from './nearest.ts';

/** An example by its name. */
export const exampleOf = ({ components }: Docs, name: string): ExampleFacts | undefined =>
  components.examples.find((each) => each.name.toLowerCase() === name.trim().toLowerCase());

/** What has to be changed in an example for another version than that on which it was run. */
export const changesLine = (version: string, findings: readonly ShownFinding[]): string =>
  findings.length > 0
    ? `${version}에서는 고쳐야 합니다(줄:열):\n${findings.map((each) => `- ${findingLine(each)}`).join('\n')}`
    : `${version}에서도 고칠 것을 찾지 못했습니다.`;

/** The source of an example; of a component, the names of its examples. */
export function answerExample(docs: Docs, name: string): string {
  const { components, version } = docs;
  const { examples } = components;
  const wanted = name.trim().toLowerCase();
  const example = exampleOf(docs, name);
  if (example) {
    const { title, page, source } = example;
    return `${title} (${markdownOf(page)}, ZS-ui ${version}에서 실행해 확인)\n\n\`\`\`tsx\n${source.trimEnd()}\n\`\`\``;
  }
  const names = examples.map((each) => each.name);
  const owner = components.components.find((each) => each.name.toLowerCase() === wanted);
  const own =
    owner?.examples ?? names.filter((each) => each.toLowerCase().startsWith(`${wanted}.`));
  throw new UserError(
    own.length
      ? `${quote(name)}의 예제는 ${own.length}개입니다. 이 가운데 하나를 name에 전달하세요: ${own.join(', ')}`
      : `${quote(name)} 예제가 없습니다.${nearestLine(name, names)} 컴포넌트의 이름을 전달하면 그 예제의 이름을 나열합니다.`,
  );
}
