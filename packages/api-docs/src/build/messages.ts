import type { ApiDifference } from './check/compareApi.ts';

/** A default in the source code. */
export interface FoundDefault {
  /** `src/Button.tsx:38` */
  place: string;
  code: string;
}

interface Messages {
  missingEntry: (file: string) => string;
  missingTsconfig: (file: string) => string;
  noExports: (project: string, entry: string) => string;
  missingDescription: (name: string) => string;
  missingMemberDescription: (owner: string, name: string) => string;
  defaultDiffersFromDoc: (
    owner: string,
    name: string,
    written: string,
    code: FoundDefault,
  ) => string;
  defaultsDiffer: (owner: string, name: string, first: FoundDefault, other: FoundDefault) => string;
  unreadableFile: (file: string, reason: string) => string;
  staleFile: (file: string) => string;
  /** A difference from the published API that is not declared. */
  undeclaredDifference: (difference: ApiDifference, file: string) => string;
  /** A declaration of a difference that no longer exists. */
  staleDeclaration: (member: string, file: string) => string;
  undocumented: (name: string) => string;
  problemCount: (count: number) => string;
}

/** Labels of the properties in a difference from the published API. */
const differenceLabels = {
  exists: '존재 여부',
  type: '타입',
  required: '필수 여부',
  default: '기본값',
  deprecated: '지원 중단',
};

/** What authors are told. */
export const messages: Messages = {
  missingEntry: (file) => `${file} 파일이 없습니다. entry의 경로를 수정하세요.`,
  missingTsconfig: (file) =>
    `${file} 파일이 없습니다. API는 TypeScript 컴파일러로 읽으므로 entry를 포함하는 tsconfig가 필요합니다. 새로 만들거나 tsconfig에 다른 파일을 지정하세요.`,
  noExports: (project, entry) =>
    `${project}가 ${entry}를 포함하지 않거나 해당 파일에 export가 없습니다. tsconfig의 include를 확인하세요.`,
  missingDescription: (name) =>
    `${name}에 설명이 없습니다. 선언 바로 위에 /** 한국어 한 문장 */ 을 작성하세요.`,
  missingMemberDescription: (owner, name) =>
    `${owner}.${name}에 설명이 없습니다. 선언 위에 /** 한국어 한 문장 */ 을, 매개변수라면 @param을 작성하세요.`,
  defaultDiffersFromDoc: (owner, name, written, { place, code }) =>
    `${owner}.${name}의 기본값이 다릅니다: @default는 ${written}인데 코드(${place})는 ${code}입니다. @default를 삭제하거나 코드와 같게 수정하세요.`,
  defaultsDiffer: (owner, name, first, other) =>
    `${owner}.${name}의 기본값이 코드에서 서로 다릅니다: ${first.place}는 ${first.code}, ${other.place}는 ${other.code}입니다. 하나로 통일하거나 @default로 기본값을 명시하세요.`,
  unreadableFile: (file, reason) =>
    `${file}을 읽지 못했습니다(${reason}). 다음 명령으로 다시 생성하세요: npm run api`,
  staleFile: (file) =>
    `${file}이 코드와 다릅니다. npm run api로 다시 생성하고, 달라진 내용을 git diff로 확인한 뒤 함께 커밋하세요.`,
  undeclaredDifference: ({ member, what, ours, published }, file) =>
    `${member}의 ${differenceLabels[what]}: 코드에는 ${ours ?? '없음'}, 배포된 버전에는 ${published ?? '없음'}. 코드를 같게 수정하거나, ${file}에 이유(reason)와 독자에게 표시할 설명(note)을 작성하세요.`,
  staleDeclaration: (member, file) =>
    `${file}에 있는 ${member}의 차이가 더 이상 없습니다. 항목을 삭제하세요.`,
  undocumented: (name) =>
    `이 이름을 다루는 문서가 없습니다(${name}). 문서에 <PropsTable of="${name}" /> 또는 <TypeTable of="${name}" />을 추가하거나, front matter의 covers에 추가하거나, 내부에서만 사용하는 이름이면 JSDoc에 @internal을 추가하세요.`,
  problemCount: (count) => `API 문서에서 수정할 항목이 ${count}개 있습니다.`,
};
