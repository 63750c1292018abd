import type { FrameText } from './searchText.ts';

/** Korean, for a page that loads the rest later. */
export const koFrame: FrameText = {
  button: '검색',
  placeholder: '문서 검색',
  close: '닫기',
  clear: '검색어 지우기',
  pending: '불러오는 중',
  errorTitle: '검색 결과를 불러오지 못했습니다.',
  errorHelp: '인터넷 연결을 확인하세요.',
  retry: '다시 시도',
};
