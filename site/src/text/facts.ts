/** UI strings of the notes, tables and changelog about the published version of the toolkit. */
export const factsText = {
  title: (version: string) => `${version}에서 주의할 점`,
  a11yTitle: (version: string) => `${version}의 접근성`,
  example: '예제 보기',
  a11yProof: (hasTree: boolean) =>
    `괄호 안은 자동 테스트로 확인한 환경입니다.${hasTree ? ' 접근성 트리는 테스트 화면을 React Native에서 렌더링해 얻었으며, VoiceOver와 TalkBack으로는 확인하지 않았습니다.' : ''}`,
  /** Before a passage that is true of some versions only. */
  sinceMark: (version: string) => `${version}부터:`,
  untilMark: (version: string) => `${version} 전까지:`,
  fixedIn: (version: string) => `${version}에서 수정되었습니다.`,
  sdkTable: { caption: 'Expo SDK별 호환 버전', sdk: 'Expo SDK' },
  changelog: {
    title: '변경 기록',
    description: 'ZS-ui의 버전별 변경 사항입니다.',
    year: (year: string) => `${year}년`,
    peers: '피어 의존성:',
    added: '추가된 export:',
    removed: '제거된 export:',
    touched: '코드 변경:',
    gone: '(제거됨)',
    nothing: '코드와 의존성은 변경되지 않았습니다.',
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
