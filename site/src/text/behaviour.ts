/**
 * Words that scripts put on the page. Separate constants, so that a script carries only its own.
 */
export const copyText = { copied: '복사했습니다', failed: '복사하지 못했습니다' };

export const islandText = {
  loading: '불러오는 중',
  failed: '이 부분을 불러오지 못했습니다.',
  retry: '다시 시도',
};

export const crashText = {
  title: '페이지에 오류가 발생하였습니다.',
  tryAgain: '다시 시도해 보세요',
};

export const routeText = {
  failed: '페이지를 불러오지 못했습니다.',
  help: '인터넷 연결을 확인하고 다시 시도하십시오.',
  retry: '다시 시도',
  opened: '페이지로 이동했습니다.',
};
