import { routeText } from './client.ts';

const cause = '인터넷에 연결되어 있지 않거나 서버가 답하지 않아';

/** Korean texts of what the device has kept; the worker fills in causes and dates. */
export const offlineText = {
  title: '페이지를 열지 못했습니다',
  /** Stands on the page for what is not kept, until the worker puts the true one in its place. */
  cause,
  body: `${cause} 이 페이지를 열지 못했습니다. 기기에도 저장되어 있지 않습니다. 잠시 뒤에 새로 고치십시오.`,
  link: '저장된 문서 보기',
  /** One line above a copy. */
  kept: '%cause 새로 받지 못했습니다. %date에 저장한 내용입니다.',
  /** In place of a date that no server named. */
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
