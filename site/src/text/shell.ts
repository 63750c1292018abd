/** UI strings of the shell, including those for screen readers. */
export const shellText = {
  skipToContent: '본문으로 건너뛰기',
  mainNavigation: '주 메뉴',
  docs: '문서',
  components: '컴포넌트',
  upgrade: '업그레이드 검사',
  changelog: '변경 기록',
  blog: '블로그',
  source: 'GitHub 저장소 (외부 사이트)',
  sourceName: 'GitHub',
  home: '홈',
  menu: '메뉴',
  openMenu: '메뉴 열기',
  closeMenu: '메뉴 닫기',
  announcement: '공지',
  closeAnnouncement: '공지 닫기',
  colorMode: {
    light: '라이트 모드',
    dark: '다크 모드',
    system: '시스템 설정',
    /** Includes the current mode. */
    toggle: (mode: string) => `라이트 모드와 다크 모드 전환 (현재 ${mode})`,
  },
  footer: {
    label: '바닥글',
    docs: '문서',
    more: '더 보기',
    intro: '시작하기',
    components: '컴포넌트',
    changelog: '변경 기록',
    blog: '블로그',
    source: 'GitHub',
    feed: 'RSS',
    license: '이 사이트의 글과 코드는 MIT 라이선스를 따릅니다.',
  },
  notFound: {
    title: '페이지를 찾을 수 없습니다.',
    askToReport: '사이트 관리자에게 링크가 깨진 것을 알려 주세요.',
    nearest: '주소가 비슷한 페이지',
    groups: '여기에서 찾아보세요',
    search: '검색하기',
    report: '깨진 링크 알리기',
  },
  baseBanner: {
    title: '사이트를 제대로 불러오지 못했습니다.',
    cause: 'baseUrl 설정이 잘못되었을 수 있습니다.',
    current: '현재 값',
    suggestion: '시도해 볼 값',
  },
} as const;

/** UI strings of lazily loaded parts: loading and failure. */
export const islandText = {
  loading: '불러오는 중',
  failed: '이 부분을 불러오지 못했습니다.',
  retry: '다시 시도',
} as const;
