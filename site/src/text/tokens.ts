/** UI strings of the token explorer. */
export const tokensText = {
  ramps: '램프',
  rampsNote: '칸을 누르면 색 값을 복사합니다.',
  ramp: (name: string, mode?: string) => (mode ? `${name} (${mode} 모드)` : name),
  bothModes: '두 모드 공통',
  semantic: '쓰임별 색',
  name: '이름',
  light: '라이트',
  dark: '다크',
  contrast: '글자와 배경의 명암비',
  contrastNote:
    'WCAG 2가 정한 등급입니다. AAA는 7 이상, AA는 4.5 이상, AA 큰 글자는 3 이상이며 그보다 낮으면 글자에 쓰지 마십시오. 큰 글자는 24px 이상이거나 굵은 18.66px 이상인 글자입니다.',
  contrastMode: '명암비를 볼 모드',
  contrastTable: (mode: string) => `${mode} 모드의 명암비 (좌우로 움직여 볼 수 있습니다)`,
  textOnBackground: '글자 \\ 배경',
  sample: '가',
  grade: { AAA: 'AAA', AA: 'AA', large: 'AA 큰 글자', fail: '미달' },
  groups: {
    text: '글자 (text)',
    background: '배경 (background)',
    border: '테두리 (border)',
    action: '동작 (action)',
    mainColor: '대표색 (mainColor)',
    other: '그 밖의 색',
  },
} as const;
