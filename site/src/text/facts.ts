/** UI strings of the notes, tables and changelog about the published version of the toolkit. */
export const factsText = {
  title: (version: string) => `${version}에서 알아 둘 점`,
  a11yTitle: (version: string) => `${version}의 접근성`,
  example: '예제 보기',
  a11yCaption: (component: string) => `${component}: 이 문서의 미리보기가 알리는 것`,
  a11yProof: (hasTree: boolean) =>
    `괄호 안은 테스트가 확인한 곳입니다.${hasTree ? ' 이름, 역할, 상태는 React Native 트리에서 옮긴 것이며 VoiceOver와 TalkBack에서 들은 말이 아닙니다.' : ''}`,
  fixedIn: (version: string) => `${version}에서 고쳐졌습니다.`,
  differs: (more: number) =>
    more === 0 ? '배포된 0.12.2와 다른 점' : `배포된 0.12.2와 다른 점 외 ${more}개`,
  sdkTable: { caption: 'Expo SDK마다 맞는 버전', sdk: 'Expo SDK' },
  changelog: {
    title: '변경 기록',
    description: '배포된 ZS-ui의 버전마다 바뀐 것입니다.',
    year: (year: string) => `${year}년`,
    peers: '피어 의존성:',
    added: '새로 내보낸 이름:',
    removed: '사라진 이름:',
    touched: '코드가 바뀐 곳:',
    gone: '(빠짐)',
    nothing: '코드와 의존성에는 바뀐 것이 없습니다.',
  },
  apiIndex: {
    caption: '내보낸 이름',
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
