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
} as const;
