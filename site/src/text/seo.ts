/** Strings of the files for crawlers and language models: share images, llms.txt, web manifest. */
export const seoText = {
  docs: '문서',
  llmsIntro:
    '전체 문서 목록입니다. 각 주소는 Markdown 파일이며, 그룹마다 모든 문서를 담은 파일이 있습니다.',
  llmsFull: '모든 그룹의 문서를 담은 파일:',
  index: '전체 문서 목록:',
  part: (title: string) => `${title} 문서 전체`,
  partDescription: '이 그룹의 모든 문서를 담은 파일입니다.',
  shortName: 'ZS-ui 문서',
  agents: {
    marker: 'zs-ui-docs',
    intro:
      'React Native(Expo) UI 툴킷입니다. 기억에 의존하지 말고, 코드를 쓰기 전에 아래에서 해당하는 문서를 읽으세요. 문서의 주소:',
    rules: [
      '앱의 최상위를 `SafeAreaProvider`, `ThemeProvider`, `OverlayProvider`의 순서로 한 번만 감쌉니다. `OverlayProvider`는 나머지 둘의 안쪽에 있어야 합니다.',
      '오버레이는 `visible` 상태 없이 함수로 띄웁니다. 컴포넌트에서는 `useOverlay()`, 그 밖의 코드에서는 `GlobalOverlay`의 `showAlert`, `showBottomSheet`, `showSnackBar`, `showLoader`, `showModality`, `showPopOverMenu`를 호출하고 `hideOverlay`로 닫습니다.',
    ],
    required: '필수 prop:',
  },
} as const;
