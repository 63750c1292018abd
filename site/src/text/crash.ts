/** UI strings of the crash screen. Not in shell.ts: they load with the screen only. */
export const crashText = {
  title: '페이지에 오류가 발생하였습니다.',
  tryAgain: '다시 시도해 보세요',
};
