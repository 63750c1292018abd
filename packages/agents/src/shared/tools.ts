import { z } from 'zod';

const version = z
  .string()
  .max(20)
  .optional()
  .describe(
    '앱에 설치한 ZS-ui 버전(예: 0.13.7). 생략하면 앱의 node_modules에 설치된 버전을, 없으면 package.json에 적힌 버전을 사용합니다.',
  );

/** Letters of code that one check takes. */
export const MAX_CODE_LETTERS = 100_000;

/** What each tool is called, answers and takes. The server and the page of the docs read this list. */
export const tools = {
  search: {
    title: '문서 검색',
    description:
      '한국어나 영어로 문서를 검색합니다. 페이지와 섹션의 제목, 경로, 일치한 문장을 반환합니다.',
    input: z.object({
      query: z.string().min(1).max(400).describe('찾을 말: 컴포넌트 이름, 증상, 오류 메시지'),
      limit: z.int().min(1).max(20).default(8).describe('결과의 최대 개수'),
    }),
  },
  read: {
    title: '페이지 읽기',
    description: '페이지 전체나 섹션 하나를 Markdown으로 반환합니다.',
    input: z.object({
      page: z.string().min(1).max(300).describe('페이지의 경로(예: docs/UiComponent/ZSTextField/)'),
      section: z.string().max(200).optional().describe('섹션의 제목이나 id. 생략하면 페이지 전체'),
    }),
  },
  component: {
    title: '컴포넌트 정보',
    description:
      '컴포넌트나 훅의 prop, prop이 추가되거나 제거된 버전, 그 버전에서 주의할 동작, 접근성, 예제 이름을 반환합니다.',
    input: z.object({
      name: z.string().min(1).max(100).describe('내보내는 이름(예: ZSTextField)'),
      version,
    }),
  },
  example: {
    title: '예제 코드',
    description: '컴파일하고 실행해 확인한 예제의 전체 소스를 반환합니다.',
    input: z.object({
      name: z.string().min(1).max(100).describe('예제 이름(예: Alert.confirm)'),
    }),
  },
  check_code: {
    title: '코드 검사',
    description:
      '파일 하나에서 ZS-ui를 사용하는 코드를 실행하지 않고 검사합니다. 없는 import, 그 버전에 없는 prop, 맞지 않는 값, Provider 밖의 오버레이, 레이블이 없는 버튼을 줄 번호, 고칠 방법, 설명하는 문서와 함께 반환합니다. 코드를 다 쓴 뒤에 호출하고, 그 밖의 타입 오류는 tsc로 확인하세요.',
    input: z.object({
      code: z.string().max(MAX_CODE_LETTERS).describe('TSX 파일의 전체 내용'),
      file: z
        .string()
        .max(300)
        .optional()
        .describe('파일의 이름. .ts 파일은 JSX가 없는 TypeScript로 읽습니다'),
      version,
    }),
    output: z.object({
      version: z.string(),
      findings: z.array(
        z.object({
          line: z.int(),
          column: z.int(),
          rule: z.string(),
          message: z.string(),
          section: z.string().optional(),
        }),
      ),
    }),
  },
} as const;

export type ToolName = keyof typeof tools;
