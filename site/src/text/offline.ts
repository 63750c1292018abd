import { routeText } from './client.ts';

const cause = '인터넷에 연결되어 있지 않거나 서버가 응답하지 않아';

/** UI strings of cached pages; the service worker fills in causes and dates. */
export const offlineText = {
  title: '페이지를 열지 못했습니다',
  /** Placeholder on the offline page, which the worker replaces by the actual cause. */
  cause,
  body: `${cause} 이 페이지를 열지 못했습니다. 기기에도 저장되어 있지 않습니다. 잠시 후 새로고침하세요.`,
  link: '저장된 문서 보기',
  /** Notice on a cached page. */
  kept: '%cause 최신 내용을 불러오지 못했습니다. %date에 저장한 내용입니다.',
  /** Replaces the date of a response without a Date header. */
  sometime: '전',
  locale: 'ko',
  causes: {
    offline: routeText.causes.offline(),
    connection: routeText.causes.connection(),
    silence: routeText.causes.silence(),
    answer: routeText.causes.answer(),
    server: '서버 오류(%)로',
  },
} as const;
