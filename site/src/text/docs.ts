/** UI strings of the documentation pages. */
export const docsText = {
  title: '문서',
  start: '설치에서 시작하세요.',
  components: {
    title: '컴포넌트',
    description: 'ZS-ui의 UI 컴포넌트와 오버레이를 꽃집 앱 하나에서 보여 줍니다.',
    phone: '가리킨 컴포넌트를 보여 주는 꽃집 앱',
    filter: '컴포넌트 찾기',
    none: '찾는 컴포넌트가 없습니다. 다른 이름으로 찾아보세요.',
    all: '모두 보기',
    /** Other words that find the page in the search. */
    keywords: [
      '컴포넌트 목록',
      '컴포넌트 갤러리',
      'components',
      'UI',
      'UI 컴포넌트 목록',
      'overlay',
    ],
  },
  sidebar: '문서 목록',
  breadcrumbs: '현재 위치',
  toc: '이 페이지의 목차',
  previous: '이전',
  next: '다음',
  pagination: '이전 문서와 다음 문서',
  toTop: '맨 위로',
  edit: '이 페이지 편집하기',
  lastUpdated: '마지막 수정',
  /** A version of the toolkit, and the SDK that its commands install it on. */
  version: (version: string, sdk?: number) =>
    sdk === undefined ? version : `${version} · SDK ${sdk}`,
  myVersion: '내 ZS-ui 버전',
  checkUpgrade: '내 버전에서 업그레이드 검사',
  removed: (version: string) => `${version}에서 제거됨`,
  pageTools: '이 페이지 도구',
  copyPage: '페이지를 Markdown으로 복사',
  openMarkdown: 'Markdown으로 보기',
  /** A table without a heading above it. */
  table: (number: number) => `표 ${number}`,
  /** The box around a table, which the keyboard scrolls. */
  scrollsTable: (name: string) =>
    `${/표(?: \d+)?$/.test(name) ? name : `${name} 표`} (좌우로 스크롤할 수 있습니다)`,
  install: '패키지 관리자',
  /** What a screen reader calls an install command. */
  installBy: (manager: string, sdk?: number) =>
    `${sdk === undefined ? '' : `SDK ${sdk}의 `}${manager} 설치 명령`,
  tabs: '보기 선택',
  notice: {
    unlistedTitle: '색인되지 않은 문서',
    unlisted:
      '이 문서는 색인되지 않습니다. 검색 엔진이 이 문서를 색인하지 않으며, 주소를 알고 있는 사용자만 접근할 수 있습니다.',
    draftTitle: '작성 중인 페이지',
    draft:
      '이 페이지는 아직 작성 중입니다. 개발 환경에서만 표시되며 프로덕션 빌드에서는 제외됩니다.',
    unmaintained: (site: string, version: string) =>
      `${site} ${version} 문서는 더 이상 업데이트되지 않습니다.`,
    unreleased: (site: string, version: string) =>
      `${site} ${version} 문서는 아직 정식 공개되지 않았습니다.`,
    latest: (link: string, version: string) => `최신 문서는 ${link} (${version})에서 확인하세요.`,
    latestLink: '최신 버전',
  },
  config: {
    title: '사이트 설정',
    description: '이 사이트의 설정값, 문서 버전 정보, 빌드에 사용된 도구의 버전을 표시합니다.',
    settings: '설정',
    docsData: '문서 버전 정보',
    versions: '빌드에 사용된 버전',
    name: '이름',
    value: '값',
  },
} as const;
