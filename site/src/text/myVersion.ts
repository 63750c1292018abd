/** UI strings of pages that a reader sees for the version that they have installed. */
export const myVersionText = {
  loading: '버전 정보를 불러오고 있습니다.',
  failed: '버전 정보를 불러오지 못했습니다. 페이지는 문서의 버전을 기준으로 표시합니다.',
  retry: '다시 시도',
  platform: 'Expo SDK에 맞는 버전',
  preset: (version: string, sdks: readonly number[]) => `${version} · SDK ${sdks.join(', ')}`,
  newest: (group: string) => `${group} (최신)`,
  /** Of a page that was read against the sources of both versions; `isSame` where nothing on it differs. */
  checked: (documented: string, version: string, isSame: boolean) =>
    isSame
      ? `${documented} 문서입니다. 이 페이지의 내용은 ${version}에서도 같습니다.`
      : `${documented} 문서입니다. ${version}에서 다른 점을 표시합니다.`,
  /** Of any other page: what is not marked may differ too. */
  unchecked: (documented: string, version: string, isSame: boolean) =>
    isSame
      ? `${documented} 문서입니다. 이 페이지에는 ${version}에서 다르다고 확인한 것이 없습니다.`
      : `${documented} 문서입니다. ${version}에서 다른 점은 확인한 것만 표시합니다.`,
  places: (count: number) => `이 페이지에서 다른 곳 ${count}개`,
  installs: (version: string, sdk: number) =>
    `설치 명령과 템플릿은 ${version}(Expo SDK ${sdk}) 기준입니다.`,
  mySdk: '설치할 Expo SDK',
  mine: (fitting: string, version: string) =>
    `${fitting} (${fitting === version ? '내 버전' : `내 버전 ${version}`})`,
  reset: (documented: string) => `${documented} 기준으로 보기`,
  /** Below a phone, which runs the documented version. */
  cannotRun: (documented: string, version: string, names: readonly string[]) =>
    `미리보기는 ${documented} 기준입니다. 이 코드는 ${version}에서 사용할 수 없습니다. 맞지 않는 것: ${names.join(', ')}`,
  runsOtherwise: (documented: string, version: string, differing: readonly string[]) =>
    `미리보기는 ${documented} 기준입니다. ${version}에서 다른 것: ${differing.join(', ')}`,
  otherColors: '기본 색',
  otherDefault: (name: string, member: string) => `${name}의 ${member} 기본값`,
  otherBehaviour: (name: string) => `${name}의 동작(주의할 점)`,
  color: (version: string, color: string) => `${version}: ${color}`,
  noColor: (version: string) => `${version}: 없음`,
  /** A name that the page is about and the version lacks; `told` says since when. */
  lacks: (name: string, why: string) => `${name}: ${why}`,
} as const;
