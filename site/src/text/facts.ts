/** UI strings of the notes, tables and changelog about the published version of the toolkit. */
export const factsText = {
  /** Before a severe note. */
  severe: '⚠ ',
  more: '주의할 점 더 보기',
  a11yLink: '스크린 리더가 읽는 내용과 키보드 조작',
  a11yTable: { caption: '컴포넌트의 키보드와 스크린 리더 정보', component: '컴포넌트', keys: '키' },
  example: '예제 보기',
  /** Before a passage that is true of some versions only. */
  sinceMark: (version: string) => `${version}부터:`,
  untilMark: (version: string) => `${version} 전까지:`,
  fixedIn: (version: string) => `${version}에서 수정되었습니다.`,
  sdkTable: { caption: 'Expo SDK별 호환 버전', sdk: 'Expo SDK' },
  changelog: {
    title: '변경 기록',
    description: 'ZS-ui의 버전별 변경 사항입니다.',
    year: (year: string) => `${year}년`,
    /** Of a fold, newest first: `0.12.0–0.12.8, 버전 9개`. */
    versions: (versions: readonly string[]) =>
      versions.length <= 2
        ? versions.toReversed().join(', ')
        : `${versions.at(-1)}–${versions[0]}, 버전 ${versions.length}개`,
    peers: '피어 의존성:',
    added: '추가된 export:',
    removed: '제거된 export:',
    touched: '코드 변경',
    gone: '(제거됨)',
    nothing: '코드와 의존성은 변경되지 않았습니다.',
    check: '내 버전에서 여기까지 검사하기',
    /** Whether to upgrade to a version, in one sentence. */
    shouldUpgrade: {
      sdk: (sdk: string) => `Expo SDK가 ${sdk}보다 낮은 앱에서는 올리지 마세요.`,
      breaking: '제거된 이름을 쓰는지 먼저 검사하고 올리세요.',
      fixes: (names: string) => `${names}의 문제를 수정했습니다.`,
      peers: '함께 설치하는 패키지의 버전도 맞출 수 있을 때 올리세요.',
      changes: '제거된 export가 없습니다.',
      /** Code that the changes name. */
      touches: (names: string) => ` 앱에서 사용하는지 확인하고 올리세요: ${names}.`,
      added: '추가된 export가 필요할 때 올리세요.',
      none: '알려진 변경이 없으므로 서둘러 올리지 않아도 됩니다.',
    },
  },
  apiIndex: {
    caption: 'export 목록',
    name: '이름',
    kind: '종류',
    page: '문서',
    kinds: {
      component: '컴포넌트',
      hook: '훅',
      function: '함수',
      constant: '객체',
      interface: '타입',
      type: '타입',
    },
  },
} as const;
