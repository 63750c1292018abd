/**
 * UI strings of scripts. One constant per script, so that the bundler can split them.
 */
export const copyText = {
  copied: '복사했습니다',
  /** In the button, which is narrow; the sentence is heard. */
  failed: '직접 선택해 복사하세요',
  notCopied: '복사하지 못했습니다. 직접 선택해 복사하세요.',
};

export const noticeText = { close: '알림 닫기' };

export const routeText = {
  opened: '페이지로 이동했습니다.',
  retry: '다시 시도',
  /**
   * Why a page could not be fetched, as the first half of a sentence: the device has no connection, the
   * server cannot be reached, is silent or refuses, or what it sends is no page of this site.
   */
  causes: {
    offline: '인터넷에 연결되어 있지 않아',
    connection: '서버에 연결하지 못해',
    silence: '서버가 응답하지 않아',
    server: (status: number) => `서버 오류(${status})로`,
    answer: '페이지가 아닌 응답을 받아',
  },
  notOpened: (cause: string) => `${cause} 페이지를 열지 못했습니다.`,
  noPart: (isOnline: boolean) =>
    `${isOnline ? '서버에서' : '인터넷에 연결되어 있지 않아'} 이 페이지의 일부를 불러오지 못했습니다.`,
  reload: '새로고침',
  newVersion: '사이트의 새 버전이 나왔습니다. 새로고침하세요.',
};
