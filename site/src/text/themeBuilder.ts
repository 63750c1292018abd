/** UI strings of the theme builder. */
export const themeBuilderText = {
  label: '테마 만들기',
  needsScript: '색상을 선택하려면 JavaScript를 켜세요. 아래 코드에 색상을 직접 입력해도 됩니다.',
  mode: '미리보기 모드',
  light: '라이트',
  dark: '다크',
  colors: '색상 선택',
  colorOf: (ramp: string) => `${ramp} 색상`,
  notColor: '#과 16진수 여섯 자리로 입력하세요. 예: #8853F3',
  valueOf: (ramp: string) => `${ramp} 색상 값`,
  linked: '두 모드에 같이 적용',
  steps: '단계별 색상 생성',
  stepsNote: '끄면 main만 변경되고 나머지 색과 상태 텍스트 색상은 기본값으로 유지됩니다.',
  reset: '초기화',
  contrast: '명암비',
  contrastSum: (failing: number) =>
    failing > 0
      ? `명암비: ${failing}개 조합이 4.5보다 낮아 본문을 읽기 어렵습니다.`
      : '명암비: 모든 조합이 4.5 이상입니다.',
  fix: '맞추기',
  fixOf: (pair: string) => `${pair} 명암비를 통과하는 가장 가까운 색으로 맞추기`,
  pair: '텍스트와 배경',
  ratio: '비율',
  grade: '등급',
  onBase: (ramp: string) => `text.${ramp} / background.base`,
  whiteOn: (ramp: string) => `text.white / ${ramp}.main`,
  code: 'theme.ts',
  phone: '선택한 색상을 적용한 화면',
} as const;
