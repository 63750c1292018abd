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
    offset: 'offsetY',
    blur: 'blurRadius',
    light: '라이트 모드 color',
    dark: '다크 모드 color',
    none: '없음',
  },
} as const;
