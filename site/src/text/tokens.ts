/** UI strings of the token explorer. */
export const tokensText = {
  ramps: '램프',
  rampsNote: '색상을 누르면 값이 복사됩니다.',
  ramp: (name: string, mode?: string) => (mode ? `${name} (${mode} 모드)` : name),
  until: (version: string) => `${version} 제거`,
  bothModes: '두 모드 공통',
  semantic: '시맨틱 색상',
  name: '이름',
  light: '라이트',
  dark: '다크',
  contrast: '텍스트와 배경의 명암비',
  contrastNote:
    'WCAG 2 기준의 등급입니다. AAA는 7 이상, AA는 4.5 이상, AA 큰 텍스트는 3 이상이며, 3보다 낮으면 텍스트에 사용하지 마세요. 큰 텍스트는 24px 이상이거나 굵은 18.66px 이상인 텍스트입니다.',
  contrastFold: '모든 조합의 명암비',
  contrastMode: '명암비 모드',
  contrastTable: (mode: string) => `${mode} 모드의 명암비`,
  textOnBackground: '텍스트 \\ 배경',
  grade: { AAA: 'AAA', AA: 'AA', large: 'AA 큰 텍스트', fail: '미달' },
  groups: {
    text: '텍스트 (text)',
    background: '배경 (background)',
  },
} as const;
