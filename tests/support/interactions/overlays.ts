import { expect } from '@playwright/test';
import { button, type Interactions, misses, press, sees, touchOutside } from './gestures.ts';

export const loaderInteractions: Interactions = {
  'Loader.basic': async (frame) => {
    await press(frame, '프로필 저장');
    await expect(frame.getByRole('progressbar')).toBeVisible();
    await sees(frame, '프로필을 저장했습니다.');
    await expect(frame.getByRole('progressbar')).toBeHidden();
  },
  'Loader.custom': async (frame) => {
    await press(frame, '꽃다발 묶기');
    await sees(frame, '꽃을 묶는 중입니다');
    await misses(frame, '꽃을 묶는 중입니다');
  },
  'Loader.error': async (frame) => {
    await press(frame, '18,000원 결제');
    await sees(frame, '결제하지 못했습니다');
    await press(frame, '확인');
    await misses(frame, '결제하지 못했습니다');
  },
  'Loader.parallel': async (frame) => {
    await press(frame, '홈 새로 고침');
    await expect(frame.getByRole('progressbar')).toBeVisible();
    await sees(frame, '주문 3건, 쿠폰 2장');
  },
};

export const overlayInteractions: Interactions = {
  'Overlay.basic': async (frame) => {
    await press(frame, '장바구니 비우기');
    await press(frame, '비우기');
    await sees(frame, '장바구니를 비웠습니다.');
    await misses(frame, '장바구니를 비울까요?');
  },
  'Overlay.global': async (frame) => {
    await press(frame, '주문 불러오기');
    await sees(frame, '로그인하세요');
    await press(frame, '확인');
    await misses(frame, '로그인하세요');
  },
  'Overlay.stacking': async (frame) => {
    await press(frame, '배송지 관리');
    await press(frame, '주소 삭제');
    await sees(frame, '주소를 삭제할까요?');
    await press(frame, '삭제');
    await sees(frame, '주소를 삭제했습니다.');
    await misses(frame, '주소를 삭제할까요?');
    await misses(frame, '주소 삭제');
  },
};

export const portalInteractions: Interactions = {
  'Portal.basic': async (frame) => {
    await press(frame, '장바구니에 담기');
    await sees(frame, '꽃다발 1개 · 18,000원');
    await press(frame, '장바구니에서 빼기');
    await misses(frame, '꽃다발 1개 · 18,000원');
  },
};

export const popOverInteractions: Interactions = {
  'PopOver.basic': async (frame) => {
    await press(frame, '후기 메뉴');
    await press(frame, '이 후기 숨기기');
    await misses(frame, '이 후기 숨기기');
  },
  'PopOver.position': async (frame) => {
    await press(frame, '언제 도착하나요?');
    const hint = frame.getByText(/다음 날 도착합니다/);
    await expect(hint).toBeInViewport({ ratio: 1 });
    const anchor = await button(frame, '언제 도착하나요?').boundingBox();
    const box = await hint.boundingBox();
    expect(box?.y, 'the menu stands below its button').toBeGreaterThan(
      (anchor?.y ?? 0) + (anchor?.height ?? 0),
    );
    await touchOutside(frame);
    await misses(frame, /다음 날 도착합니다/);
  },
  'PopOver.select': async (frame) => {
    await press(frame, '매장 바꾸기, 지금은 서울');
    await press(frame, '부산');
    await sees(frame, '부산 매장');
    await expect(button(frame, '매장 바꾸기, 지금은 부산')).toBeVisible();
  },
};
