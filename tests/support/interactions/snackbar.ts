import { expect } from '@playwright/test';
import { type Interactions, misses, press, sees } from './gestures.ts';

export const snackbarInteractions: Interactions = {
  'Snackbar.basic': async (frame) => {
    await press(frame, '찜하기');
    await sees(frame, '찜 목록에 담았습니다.');
    await frame.getByText('찜 목록에 담았습니다.').click();
    await misses(frame, '찜 목록에 담았습니다.');
  },
  'Snackbar.custom': async (frame) => {
    await press(frame, '주문하기');
    await sees(frame, '주문 · 꽃다발을 주문했습니다.');
  },
  'Snackbar.stack': async (frame) => {
    await press(frame, '사진 4장 올리기');
    await sees(frame, '카드 사진 올림');
    await expect(frame.getByText(/사진 올림/)).toHaveCount(3);
  },
};
