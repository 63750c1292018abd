interface VersionText {
  label: (kit: string) => string;
  /** The version that the pages describe. */
  documented: (version: string) => string;
  paste: string;
  pasteHint: string;
  found: (spec: string, version: string) => string;
  unknown: (spec: string) => string;
  notFound: (name: string) => string;
  stored: string;
  /** Of a name or a member that the reader's version lacks: gone since a version, or not there yet. */
  gone: (mine: string, since: string) => string;
  notYet: (mine: string, since: string) => string;
  /** Of a name that only one of the two versions exports. */
  exported: (mine: string) => string;
  notExported: (mine: string) => string;
  /** Of a fact that differs; `fact` is a key of `facts`. */
  differs: (mine: string, fact: string) => string;
  facts: Readonly<Record<string, string>>;
  required: string;
  optional: string;
  noDefault: string;
  added: (mine: string, count: number) => string;
  hide: string;
  since: (version: string) => string;
  until: (version: string) => string;
}

/** Labels of the choice of a version, and of what differs in it. */
export const versionText: VersionText = {
  label: (kit) => `내 ${kit} 버전`,
  documented: (version) => `문서 기준 (${version})`,
  paste: 'package.json이나 lock 파일을 붙여넣어 찾기',
  pasteHint: '필요한 줄만 붙여넣어도 됩니다',
  found: (spec, version) =>
    spec === version
      ? `${version} 기준으로 표시합니다.`
      : `${spec}에 맞는 최신 버전인 ${version} 기준으로 표시합니다. 설치된 버전은 lock 파일을 붙여넣으면 정확히 찾습니다.`,
  unknown: (spec) => `${spec}에 맞는 버전이 없습니다. 목록에서 버전을 고르세요.`,
  notFound: (name) =>
    `붙여넣은 내용에 ${name} 패키지가 없습니다. 이 이름이 있는 줄을 붙여넣으세요.`,
  stored: '선택한 버전은 이 브라우저에만 저장하며, 붙여넣은 내용은 전송하지 않습니다.',
  gone: (mine, since) => `${mine}에는 없습니다. ${since}에서 제거되었습니다.`,
  notYet: (mine, since) => `${mine}에는 없습니다. ${since}에서 추가되었습니다.`,
  exported: (mine) => `${mine}에서는 export합니다.`,
  notExported: (mine) => `${mine}에서는 export하지 않습니다.`,
  differs: (mine, fact) => `${mine}의 ${fact}:`,
  facts: {
    type: '타입',
    default: '기본값',
    optional: '필수 여부',
    kind: '종류',
    value: '값',
    deprecated: '지원 중단',
  },
  required: '필수',
  optional: '선택',
  noDefault: '없음',
  added: (mine, count) => `${mine}에 있는 항목 ${count}개 더 보기`,
  hide: '추가된 항목 접기',
  since: (version) => `${version}에서 추가되었습니다.`,
  until: (version) => `${version}에서 제거되었습니다.`,
};
