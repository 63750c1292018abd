/** Words of the home page. Every claim here is one that the toolkit or the build keeps. */
export const homeText = {
  eyebrow: 'React Native Expo UI 툴킷',
  title: ['띄우는 일은 함수 하나로,', '색은 테마 하나로.'],
  lead: 'ZS-ui는 알림창과 바텀시트를 함수 호출로 띄우고, 라이트 모드와 다크 모드를 테마 하나로 다루며, 펼친 폴더블 화면을 둘로 나누어 주는 Expo 컴포넌트 모음입니다.',
  start: '시작하기',
  components: '컴포넌트 둘러보기',
  installLabel: '설치 명령',
  app: 'ZS-ui로 만든 꽃집 앱',
  phone: '장바구니를 비울지 묻는 알림창이 떠 있는 휴대전화 화면',
  overlay: {
    eyebrow: 'Overlay',
    title: '화면마다 visible 상태를 만들지 않습니다.',
    body: 'useOverlay가 주는 함수를 부르면 알림창, 바텀시트, 스낵바, 로더가 뜹니다. 여닫는 상태를 화면마다 관리할 필요가 없고, 컴포넌트 밖에서는 GlobalOverlay로 똑같이 부릅니다.',
    link: '오버레이 시작하기',
  },
  theme: {
    eyebrow: 'Theme',
    title: '모드마다 색을 적으면 나머지는 기본값이 채웁니다.',
    body: '색마다 열두 단계와 대표색이 있고, 글자와 배경과 테두리가 그 단계를 가리킵니다. themeFactory에 두 모드의 색을 적어 우리 앱의 팔레트를 만듭니다.',
    link: 'themeFactory 살펴보기',
    ramp: '기본 primary 색의 단계',
  },
  fold: {
    eyebrow: 'Foldable',
    title: '접으면 한 화면, 펼치면 두 화면입니다.',
    body: 'ZSContainer에 rightComponent를 건네면 펼친 폴더블 기기에서 화면을 둘로 나눕니다. 접힘 상태는 useFoldingState로 읽습니다.',
    link: '폴더블 기기 지원',
    figure: '접은 기기의 한 화면과 펼친 기기의 두 화면',
  },
  truth: {
    title: '어긋나면 멈추는 문서',
    lead: '문서가 코드와 어긋나면 읽는 사람이 손해를 봅니다. 이 사이트는 어긋난 채로는 빌드되지 않습니다.',
    items: [
      {
        title: '예제는 파일입니다',
        body: '페이지에 보이는 예제는 저장소의 파일 그대로입니다. 빌드할 때마다 타입을 검사합니다.',
      },
      {
        title: '속성 표는 배포된 타입과 견줍니다',
        body: '표는 이 저장소에서 다시 구현한 툴킷의 타입에서 만들고, 배포된 0.12.2의 타입과 견줍니다. 다른 점은 표에 적혀 있습니다.',
      },
      {
        title: '끊어진 링크는 배포되지 않습니다',
        body: '페이지 사이의 링크와 그림을 모두 확인하고, 하나라도 없으면 어느 페이지인지 알려 주며 멈춥니다.',
      },
      {
        title: '처음부터 한국어입니다',
        body: '번역이 아니라 한국어로 쓴 문서입니다. 검색은 초성과 조사까지 알아듣습니다.',
      },
    ],
  },
  index: {
    title: '무엇이 들어 있나요',
    all: '문서 전체 보기',
  },
  closing: {
    title: '지금 바로 시작해 보십시오.',
    body: '준비물과 설치 순서를 개요에 정리했습니다.',
  },
} as const;
