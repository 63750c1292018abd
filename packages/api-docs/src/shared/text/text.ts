interface ApiDocsText {
  /** Caption of a table of props. */
  props: (owner: string) => string;
  fields: (owner: string) => string;
  parameters: (owner: string) => string;
  values: (owner: string) => string;
  /** Label of a folded list of so many values. */
  valueCount: (count: number) => string;
  /** Label of so many folded rows of colours, sizes and styles, and the caption of their table. */
  look: (count: number) => string;
  lookOf: (caption: string) => string;
  /** The same of other rows that few readers want. */
  rest: (count: number) => string;
  restOf: (caption: string) => string;
  /** Label of a table that is folded as a whole. */
  folded: (caption: string, count: number) => string;
  name: string;
  type: string;
  default: string;
  description: string;
  required: string;
  deprecated: string;
  returns: string;
  /** First version that has it, and first that lacks it. */
  since: (version: string) => string;
  until: (version: string) => string;
  /** First version that deprecates it. */
  deprecatedSince: (version: string) => string;
  inherited: (from: string) => string;
  source: (owner: string) => string;
  /** Accessible name of the button that opens the popover of a type. */
  showType: (name: string) => string;
  close: string;
  a11y: {
    role: string;
    says: string;
    /** Header of the column with name, role and state of each element in the accessibility tree. */
    tree: string;
    noKeys: string;
  };
  /** Error for a name that the API does not have. */
  unknownName: (mistake: UnknownName) => string;
}

/** A name that the API does not have. */
interface UnknownName {
  /** What the author wrote: `<PropsTable of="Buton">`. */
  where: string;
  name: string;
  /** Package whose API was searched. */
  package: string;
  /** Similar names of the API, closest first. */
  near: readonly string[];
}

/** Labels of the tables and the error for unknown names. */
export const apiText: ApiDocsText = {
  props: (owner) => `${owner}의 속성`,
  fields: (owner) => `${owner}의 항목`,
  parameters: (owner) => `${owner}의 매개변수`,
  values: (owner) => `${owner}의 값`,
  valueCount: (count) => `값 ${count}개`,
  look: (count) => `색, 크기, 스타일 ${count}개`,
  lookOf: (caption) => `${caption}: 색, 크기, 스타일`,
  rest: (count) => `그 밖의 속성 ${count}개`,
  restOf: (caption) => `${caption}: 그 밖의 속성`,
  folded: (caption, count) => `${caption} ${count}개`,
  name: '이름',
  type: '타입',
  default: '기본값',
  description: '설명',
  required: '필수',
  deprecated: '지원 중단',
  returns: '반환값',
  since: (version) => `${version}부터`,
  until: (version) => `${version}에서 제거됨`,
  deprecatedSince: (version) => `${version}부터 지원 중단`,
  inherited: (from) => `그 외 ${from}의 속성`,
  source: (owner) => `${owner} 소스 코드`,
  showType: (name) => `${name} 타입 보기`,
  close: '닫기',
  a11y: {
    role: '역할',
    says: '스크린 리더가 읽는 내용',
    tree: '테스트 화면의 접근성 트리',
    noKeys: '별도의 키가 없습니다',
  },
  unknownName: ({ where, name, package: from, near }) =>
    `${where}: ${from}에 없는 이름입니다(${name}).${near.length > 0 ? ` 비슷한 이름: ${near.join(', ')}.` : ''} 이름을 수정하거나, 새로 추가한 이름이면 API 파일을 다시 생성하세요.`,
};
