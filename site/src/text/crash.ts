/** Words of the part that shows what crashed; in a file of their own, because they load with it. */
export const crashText = {
  title: '페이지에 오류가 발생하였습니다.',
  tryAgain: '다시 시도해 보십시오',
};
