/** Korean texts shown when there is no connection. */
export const offlineText = {
  title: '오프라인입니다',
  body: '인터넷에 연결되어 있지 않고, 이 페이지는 기기에 저장되어 있지 않습니다. 연결을 확인한 뒤 새로 고치십시오.',
  link: '저장된 문서 보기',
} as const;
