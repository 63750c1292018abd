/** Texts for coding agents: the index for AGENTS.md, and what llms.txt says of them. */
export const agentsText = {
  marker: 'zs-ui-docs',
  intro:
    'React Native(Expo) UI 툴킷입니다. 기억에 의존하지 말고, 코드를 쓰기 전에 아래에서 해당하는 문서를 읽으세요. 문서의 주소:',
  check: (command: string) =>
    `코드를 다 쓰면 MCP 도구 \`check_code\`를 호출하거나 \`${command}\` 명령을 실행해 검사하고, 나온 결과를 모두 고치세요.`,
  rules: [
    '앱의 최상위를 `SafeAreaProvider`, `ThemeProvider`, `OverlayProvider`의 순서로 한 번만 감쌉니다. `OverlayProvider`는 나머지 둘의 안쪽에 있어야 합니다.',
    '오버레이는 `visible` 상태 없이 함수로 띄웁니다. 컴포넌트에서는 `useOverlay()`, 그 밖의 코드에서는 `GlobalOverlay`의 `showAlert`, `showBottomSheet`, `showSnackBar`, `showLoader`, `showModality`, `showPopOverMenu`를 호출하고 `hideOverlay`로 닫습니다.',
  ],
  required: '필수 속성:',
  /** Files of the site for agents, as llms.txt names them. */
  files: {
    title: '코딩 에이전트',
    server: [
      'MCP 서버',
      '문서를 검색하고 읽고, 작성한 코드를 검사하는 도구 다섯 가지입니다. 실행 명령과 설정 방법이 있습니다.',
    ],
    index: ['AGENTS.md', '앱의 AGENTS.md에 넣는 8 KB 이하의 목록입니다.'],
    components: '이름마다 속성, 추가되거나 제거된 버전, 주의할 동작, 접근성, 예제 코드가 있습니다.',
    bundle:
      '모든 페이지의 Markdown입니다. 한 줄에 페이지 하나가 담긴 JSON을 gzip으로 압축했습니다.',
    manifest: '위 파일들의 크기와 SHA-256이 있습니다.',
  },
  /** Parameters of a tool, on the page. */
  parameters: {
    required: '필수',
    optional: '생략 가능',
    values: (values: readonly string[]) => values.join(' | '),
    range: (from: number, to: number) => `${from}~${to}`,
    default: (value: string) => `기본값 ${value}`,
  },
} as const;
