import { ko } from '@zs-docs/search';

/** Every string of the search dialog and the search page. */
export const searchText = {
  ...ko,
  pageDescription: 'ZS-ui 문서와 블로그에서 컴포넌트, 속성, 사용법을 검색합니다.',
  /** Group of the pages that stand in none. */
  ungrouped: '시작',
};
