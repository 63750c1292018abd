import { ko } from '@zs-docs/search';

/** UI strings of the search dialog and the search page. */
export const searchText = {
  ...ko,
  pageDescription: 'ZS-ui 문서와 블로그에서 컴포넌트, 속성, 사용법을 검색합니다.',
  /** Heading of the pages without a group. */
  ungrouped: '시작',
  /** After the title of a hit that the reader's version lacks. */
  lackedBy: (version: string) => `${version}에는 없음`,
};
