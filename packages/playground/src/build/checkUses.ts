import type { Use } from './findUses.ts';
import type { Problem } from './problems.ts';
import type { ExampleFolder } from './readExamples.ts';

function closest(name: string, known: readonly string[]): string {
  const owner = name.split('.')[0];
  const near = known.filter((candidate) => candidate.split('.')[0] === owner);
  return (near.length > 0 ? near : known).join(', ') || '(아직 없음)';
}

/** Names that a page uses and no file has. */
export function findUnknown(
  { examples, snippets }: ExampleFolder,
  uses: readonly Use[],
): Problem[] {
  const problems: Problem[] = [];
  for (const use of uses) {
    const known = use.kind === 'example' ? examples : snippets;
    if (!known.has(use.name)) {
      const folder = use.kind === 'example' ? 'examples' : 'examples/snippets';
      problems.push({
        file: use.file,
        line: use.line,
        what: `이름이 "${use.name}"인 ${use.kind === 'example' ? '예제' : '코드 조각'} 파일이 없습니다.`,
        remedy: `${folder}/${use.name}.tsx를 만들거나 다음 중 하나를 쓰십시오: ${closest(use.name, [...known.keys()])}.`,
      });
    }
  }
  return problems;
}

/** Files that no page shows. */
export function findUnshown(
  { examples, snippets }: ExampleFolder,
  uses: readonly Use[],
): Problem[] {
  const problems: Problem[] = [];
  const shown = new Set(uses.map((use) => `${use.kind}:${use.name}`));
  for (const name of examples.keys()) {
    if (!shown.has(`example:${name}`)) {
      problems.push({
        file: `examples/${name}.tsx`,
        line: 1,
        what: '이 예제를 보여 주는 페이지가 없습니다.',
        remedy: `페이지에 <Example of="${name}" />를 쓰거나 파일을 지우십시오.`,
      });
    }
  }
  for (const { name, language } of snippets.values()) {
    if (!shown.has(`snippet:${name}`)) {
      problems.push({
        file: `examples/snippets/${name}.${language}`,
        line: 1,
        what: '이 코드 조각을 보여 주는 페이지가 없습니다.',
        remedy: `페이지에 <Snippet of="${name}" />를 쓰거나 파일을 지우십시오.`,
      });
    }
  }
  return problems;
}
