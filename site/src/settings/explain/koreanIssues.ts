import type { z } from 'astro/zod';

const types: Readonly<Record<string, string>> = {
  string: '문자열이',
  number: '숫자가',
  int: '정수가',
  boolean: 'true 또는 false가',
  array: '배열이',
  object: '객체가',
  record: '객체가',
};

const listOf = (values: readonly unknown[]) => values.map(String).join(', ');

/** Sentence for a number or a text that is beyond a limit. */
function sizeSentence(subject: string, origin: string, bound: string): string {
  return origin === 'number' || origin === 'int'
    ? `${subject}에는 ${bound}인 수가 와야 합니다.`
    : `${subject}의 길이는 ${bound}이어야 합니다.`;
}

/**
 * Korean messages of zod for issues whose schema has no message of its own: of front matter, of YAML
 * files and of settings.
 */
export const koreanErrorMap: z.core.$ZodErrorMap = (issue) => {
  const name = issue.path?.at(-1);
  const subject = String(name ?? '파일');
  switch (issue.code) {
    case 'unrecognized_keys':
      return `알 수 없는 항목입니다: ${issue.keys.join(', ')}. 철자를 확인하거나 삭제하세요.${allowedNames(issue.inst)}`;
    case 'invalid_type':
      if (issue.input === undefined) {
        return name === undefined ? '파일이 비어 있습니다.' : `${subject} 항목이 없습니다.`;
      }
      return `${subject}에는 ${types[issue.expected] ?? `${issue.expected}이(가)`} 와야 합니다.`;
    case 'invalid_value':
      return `${subject}에는 다음 중 하나를 지정하세요: ${listOf(issue.values)}.`;
    case 'invalid_union':
      return Array.isArray(issue.options)
        ? `${issue.discriminator}에는 다음 중 하나를 지정하세요: ${listOf(issue.options)}.`
        : `${subject}의 값이 잘못되었습니다. 값을 확인하세요.`;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `${subject}이(가) 비어 있거나 너무 짧습니다.`
        : sizeSentence(subject, issue.origin, `${issue.minimum} 이상`);
    case 'too_big':
      return sizeSentence(subject, issue.origin, `${issue.maximum} 이하`);
    default:
      return `${subject}의 값이 잘못되었습니다. 값을 확인하세요.`;
  }
};

/** Names that an object may have, for one that has another. */
function allowedNames(schema: unknown): string {
  const shape = (schema as { shape?: object } | undefined)?.shape;
  return shape ? ` 사용할 수 있는 이름: ${Object.keys(shape).join(', ')}.` : '';
}
