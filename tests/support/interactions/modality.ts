import { expect } from '@playwright/test';
import { type Interactions, misses, press, sees } from './gestures.ts';

export const modalityInteractions: Interactions = {
  'Modality.basic': async (frame) => {
    await press(frame, '주문 내역 열기');
    await sees(frame, '라벤더 꽃다발 · 36,000원');
    await press(frame, '닫기');
    await misses(frame, '라벤더 꽃다발 · 36,000원');
  },
  'Modality.confirm': async (frame) => {
    await press(frame, '카드 문구 쓰기');
    await press(frame, '그만 쓰기');
    await press(frame, '계속 쓰기');
    await expect(frame.getByRole('textbox', { name: '카드 문구' })).toBeVisible();
    await press(frame, '그만 쓰기');
    await sees(frame, '저장하지 않고 닫을까요?');
    await press(frame, '닫기');
    await expect(frame.getByRole('textbox', { name: '카드 문구' })).toBeHidden();
  },
  'Modality.form': async (frame) => {
    await press(frame, '후기 쓰기');
    await frame.getByRole('textbox', { name: '한 줄 후기' }).fill('향이 좋습니다');
    await press(frame, '등록');
    await sees(frame, '내 후기: 향이 좋습니다');
  },
};
