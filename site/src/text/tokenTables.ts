/** UI strings of the elevation and typography tables. */
export const tokenTablesText = {
  typography: {
    caption: '그룹과 번호별 글자 크기',
    group: '그룹',
    font: 'themeFonts의 굵기',
    letterSpacing: '자간',
  },
  elevation: {
    caption: '단계별 그림자 값',
    level: '단계',
    offset: 'iOS 위치',
    opacity: 'iOS 불투명도',
    radius: 'iOS 번짐',
    elevation: 'Android',
    light: '라이트 모드 색',
    dark: '다크 모드 색',
  },
} as const;
