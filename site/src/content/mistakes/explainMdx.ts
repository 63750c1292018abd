import type { VFile } from 'vfile';
import type { Mistake } from '../files/readSource.ts';

/** Patterns of `rule message`, each with its Korean explanation. The first that matches counts. */
const explanations: readonly [RegExp, (reason: string) => string][] = [
  [
    /`!` \(U\+0021\) before name/,
    () => 'HTML 주석 <!-- -->은 사용할 수 없습니다. {/* 주석 */}처럼 작성하세요.',
  ],
  [
    /before name|before local name|before member name/,
    () =>
      '< 다음에 태그 이름이 될 수 없는 문자가 있습니다. 문자 <를 표시하려면 \\<로 작성하거나 `a < 5`처럼 백틱으로 감싸세요.',
  ],
  [
    /in name|in attribute|after attribute|before attribute|in closing tag|after self-closing/i,
    () => '태그의 이름이나 속성을 읽을 수 없습니다. 따옴표와 =, >를 확인하세요.',
  ],
  [
    /Unexpected end of file in expression|unexpected-eof.*expression/i,
    () =>
      '{ 를 닫는 }가 없습니다. 문자 {를 표시하려면 \\{로 작성하거나 `{`처럼 백틱으로 감싸고, 코드라면 }를 추가하세요.',
  ],
  [
    /closing tag|end-tag-mismatch|Unexpected end of file/i,
    (reason) => {
      const tag = /<\/?([\w.]*)>/.exec(reason)?.[0] ?? '태그';
      return `${tag}의 짝이 맞지 않습니다. 여는 태그와 같은 이름으로 닫거나, 내용이 없으면 <br />처럼 />로 닫으세요. 여러 문단이나 표를 감싸는 태그는 여는 태그와 닫는 태그를 각각 한 줄에 쓰세요.`;
    },
  ],
  [
    /acorn|expression/i,
    () =>
      '{ } 안이나 import, export 줄을 JavaScript로 해석할 수 없습니다. 문자 {를 표시하려면 \\{로 작성하거나 백틱으로 감싸세요.',
  ],
  [
    /lazy line/i,
    () => '인용문이나 목록 안의 태그가 다음 줄에서 끊겼습니다. 모든 줄의 들여쓰기를 맞추세요.',
  ],
];

/** An error of a parser of unified: the rule that a text breaks, and where. */
type ParseError = VFile['messages'][number];

export const isParseError = (error: unknown): error is ParseError =>
  error instanceof Error && 'ruleId' in error;

/** The id that other generators take from the end of a heading. */
const HEADING_ID = /^#{1,6} .*(\{#[^}]*\})\s*$/;

/**
 * Explains an error of the MDX parser in Korean, with its line and remedy.
 * @param source text of the page
 */
export function explainMdx({ reason, ruleId, line: place }: ParseError, source: string): Mistake {
  // An unclosed tag has its line in the message only: `(12:1-12:5)`.
  const line = place ?? Number(/\((\d+):\d+-/.exec(reason)?.[1] ?? 0);
  const id = HEADING_ID.exec(source.split('\n')[line - 1] ?? '')?.[1];
  if (id !== undefined) {
    const message = `${id}: 제목에 id를 지정할 수 없습니다. 제목의 주소는 글자로 만들어지니 삭제하세요. 다른 주소도 필요하면 제목 위에 <a id="이름" />을 추가하세요.`;
    return { line, message };
  }
  const text = `${ruleId} ${reason}`;
  const explanation = explanations.find(([pattern]) => pattern.test(text))?.[1](reason);
  return { line, message: explanation === undefined ? reason : `${explanation} (${reason})` };
}

/**
 * The text with a space in place of the sign that MDX cannot read, so that what follows is read too.
 * @returns undefined for a tag: those inside it would be told for it
 */
export function withoutFault(source: string, { reason, ruleId, place }: ParseError) {
  const isExpression = /acorn|in expression/.test(`${ruleId} ${reason}`);
  const point = place && 'start' in place ? place.start : place;
  const sign = isExpression ? '{' : /before name/.test(reason) ? '<' : undefined;
  const at = sign && point?.offset !== undefined ? source.lastIndexOf(sign, point.offset) : -1;
  return at < 0 ? undefined : `${source.slice(0, at)} ${source.slice(at + 1)}`;
}
