/** UI strings of the home page. The toolkit or the build proves every claim. */
export const homeText = {
  eyebrow: 'React Native UI 툴킷',
  title: ['띄우는 일은 함수 하나로,', '색은 테마 하나로.'],
  lead: 'ZS-ui는 알림창과 바텀시트를 함수 호출로 띄우고, 라이트 모드와 다크 모드를 테마 하나로 관리하며, 펼친 폴더블 화면을 둘로 나눠 주는 Expo 컴포넌트 라이브러리입니다.',
  install: '설치 명령',
  start: '시작하기',
  components: '컴포넌트 둘러보기',
  app: 'ZS-ui로 만든 꽃집 앱',
  overlays: {
    title: ['호출하면,', '올라옵니다.'],
    body: '화면마다 visible 상태를 만들 필요가 없습니다. useOverlay가 반환하는 함수를 호출하세요.',
    link: '오버레이 시작하기',
    to: 'docs/OverlayComponent/start/',
    phone: '오버레이를 띄우는 꽃 상세 화면',
    choose: '띄울 오버레이',
    /** Said once a phone shows it. */
    shown: (label: string) => `미리보기에 표시했습니다: ${label}`,
    /** In the order of the lines of the example; `press` is the label of the button in the phone. */
    buttons: [
      { label: '알림창', press: '주문하기' },
      { label: '바텀시트', press: '포장 고르기' },
      { label: '스낵바', press: '바구니에 담기' },
      { label: '로더', press: '배송 조회' },
      { label: '모달 화면', press: '꽃말 보기' },
    ],
  },
  theme: {
    title: ['색 하나로,', '두 모드를.'],
    body: '메인 컬러를 themeFactory의 light와 dark에 전달하면 두 모드의 화면이 함께 바뀝니다.',
    link: 'themeFactory 살펴보기',
    to: 'docs/Theme/themefactory/',
    color: '메인 컬러',
    phone: { light: '라이트 모드의 꽃집 화면', dark: '다크 모드의 꽃집 화면' },
    mode: { light: '라이트', dark: '다크' },
    /** Said after a colour was chosen: label, ratio and grade of each contrast. */
    contrasts: (color: string, measured: readonly string[]) =>
      `${color} 명암비: ${measured.join(', ')}`,
    contrast: { text: '배경 위의 색상 텍스트', button: '색상 위의 검은색 텍스트' },
  },
  fold: {
    title: ['접으면 한 화면,', '펼치면 두 화면.'],
    body: 'ZSContainer에 rightComponent를 전달하면 펼친 기기에서 화면이 둘로 나뉩니다.',
    link: '폴더블 기기 지원',
    to: 'docs/FoldableDevice/',
    phone: '폴더블 기기에서 실행한 꽃집 앱',
    angle: '기기를 펼친 각도',
    at: (degrees: number) =>
      `${degrees}도, ${degrees === 180 ? '펼침' : degrees === 0 ? '접힘' : '반쯤 접힘'}`,
  },
  doors: {
    title: '다음으로 할 일을 고르세요.',
    list: [
      {
        to: 'docs/components/',
        name: '컴포넌트',
        body: '버튼과 입력창부터 바텀시트까지, 하려는 일에 맞는 컴포넌트를 찾습니다.',
      },
      {
        to: 'upgrade/',
        name: '업그레이드 검사',
        body: '화면 파일을 붙여넣으면 버전을 올릴 때 깨지는 줄을 알려 줍니다.',
      },
      {
        to: 'docs/Guide/Recipes/',
        name: '레시피',
        body: '로그인, 검색, 필터처럼 여러 컴포넌트로 만드는 화면을 전체 코드로 봅니다.',
      },
      {
        to: 'docs/Guide/Agents/',
        name: '코딩 에이전트',
        body: '명령 하나로 에이전트가 이 문서를 읽고 코드를 검사하게 합니다.',
      },
    ],
  },
} as const;
