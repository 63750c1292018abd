import type { z } from 'astro/zod';

const types: Readonly<Record<string, string>> = {
  string: '글자가',
  number: '숫자가',
  boolean: 'true나 false가',
  array: '목록이',
  object: '항목의 묶음이',
  record: '항목의 묶음이',
};

/** Korean messages of zod for issues whose schema has no message of its own. */
export const koreanErrorMap: z.core.$ZodErrorMap = (issue) => {
  const name = issue.path?.at(-1);
  const subject = String(name ?? '파일');
  switch (issue.code) {
    case 'unrecognized_keys':
      return `모르는 항목입니다: ${issue.keys.join(', ')}. 철자를 확인하거나 지우십시오.`;
    case 'invalid_type':
      if (issue.input === undefined) {
        return name === undefined ? '파일이 비어 있습니다.' : `${subject} 항목이 없습니다.`;
      }
      return `${subject}에는 ${types[issue.expected] ?? `${issue.expected}이(가)`} 와야 합니다.`;
    case 'invalid_value':
      return `${subject}에는 다음 중 하나를 적으십시오: ${issue.values.map(String).join(', ')}.`;
    case 'too_small':
      return `${subject}이(가) 비어 있거나 너무 짧습니다.`;
    default:
      return undefined;
  }
};
