/** Strings of the files for crawlers and language models: share images, llms.txt, web manifest. */
export const seoText = {
  docs: '문서',
  llmsIntro: '아래는 문서 전체의 목록입니다. 각 주소는 Markdown 파일입니다.',
  llmsFull: '모든 문서를 한 파일로 읽으려면 다음 주소를 여십시오.',
  shortName: 'ZS-ui 문서',
} as const;
