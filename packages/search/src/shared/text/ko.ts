import { koFrame } from './koFrame.ts';
import type { SearchText } from './searchText.ts';
import { topicParticle } from './topicParticle.ts';

/** Korean. */
export const ko: SearchText = {
  ...koFrame,
  faultHelp: '검색에 문제가 발생했습니다. 계속되면 잠시 후 다시 시도하세요.',
  recent: '최근 검색',
  noRecent: '최근 검색이 없습니다.',
  favorites: '즐겨찾기',
  saveRecent: (title) => `즐겨찾기에 추가: ${title}`,
  removeRecent: (title) => `최근 검색에서 삭제: ${title}`,
  removeFavorite: (title) => `즐겨찾기에서 삭제: ${title}`,
  results: '검색 결과',
  moreOnPage: (hits) => `이 페이지에서 ${hits}건 더 보기`,
  moreInGroup: (hits) => `${hits}건 더 보기`,
  count: (hits) => `검색 결과 ${hits}건`,
  loading: '검색 중입니다.',
  condensed: '붙여 넣은 텍스트가 길어 핵심 단어만 검색합니다.',
  unknownWords: (words) =>
    `${words.map((word) => `“${word}”`).join(', ')}${topicParticle(words.at(-1) ?? '')} 문서에 없습니다.`,
  nearest: (missing, title) => `${missing}${topicParticle(missing)} 없습니다. 가까운 것: ${title}`,
  remark: () => null,
  noResultsFor: (query) => `“${query}”에 대한 검색 결과가 없습니다.`,
  suggestions: '다음 검색어를 시도해 보세요.',
  places: '다음 문서도 확인해 보세요.',
  reportMissing: '찾는 결과가 없나요?',
  reportMissingLink: '알려 주세요.',
  seeAll: (hits) => `결과 ${hits}건 모두 보기`,
  toSelect: '열기',
  toNavigate: '이동',
  toClose: '닫기',
  poweredBy: 'Algolia 검색',
  pageTitle: '문서 검색',
  more: '결과 더 보기',
  allPages: '모든 문서',
  scriptNeeded: '검색하려면 JavaScript를 켜세요. 아래 문서 목록에서 찾을 수도 있습니다.',
  completions: '추천 검색어',
};
