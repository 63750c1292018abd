import type { z } from 'astro/zod';

const types: Readonly<Record<string, string>> = {
  string: '문자열이',
  number: '숫자가',
  boolean: 'true 또는 false가',
  array: '배열이',
  object: '객체가',
  record: '객체가',
};

/** Korean messages of zod for issues whose schema has no message of its own. */
export const koreanErrorMap: z.core.$ZodErrorMap = (issue) => {
  const name = issue.path?.at(-1);
  const subject = String(name ?? '파일');
  switch (issue.code) {
    case 'unrecognized_keys':
      return `알 수 없는 항목입니다: ${issue.keys.join(', ')}. 철자를 확인하거나 삭제하세요.`;
    case 'invalid_type':
      if (issue.input === undefined) {
        return name === undefined ? '파일이 비어 있습니다.' : `${subject} 항목이 없습니다.`;
      }
      return `${subject}에는 ${types[issue.expected] ?? `${issue.expected}이(가)`} 와야 합니다.`;
    case 'invalid_value':
      return `${subject}에는 다음 중 하나를 지정하세요: ${issue.values.map(String).join(', ')}.`;
    case 'too_small':
      return `${subject}이(가) 비어 있거나 너무 짧습니다.`;
    default:
      return undefined;
  }
};
