import { expect } from '@playwright/test';
import { phone, setDevice } from '../phones.ts';
import { button, type Interactions, misses, press, sees } from './hands.ts';

export const recipeInteractions: Interactions = {
  'Recipe.announce': async (frame) => {
    await press(frame, '예약 취소하기');
    await sees(frame, '내일 오후 3시 진료입니다.');
    await press(frame, '그대로 두기');
    await misses(frame, '내일 오후 3시 진료입니다.');
  },
  'Recipe.confirm': async (frame) => {
    await press(frame, '모임에서 나가기');
    await press(frame, '취소');
    await sees(frame, '모임에 남았습니다.');
    await press(frame, '모임에서 나가기');
    await press(frame, '나가기');
    await sees(frame, '모임에서 나왔습니다.');
  },
  'Recipe.filter': async (frame) => {
    await press(frame, '가격 거르기');
    await frame.getByRole('radio', { name: '1만 원 아래' }).click();
    await sees(frame, '보고 있는 가격: 모든 가격');
    await press(frame, '적용하기');
    await sees(frame, '보고 있는 가격: 1만 원 아래');
    await misses(frame, '가격 고르기');
  },
  'Recipe.form': async (frame) => {
    await misses(frame, '이름을 적으십시오.');
    await press(frame, '가입하기');
    await sees(frame, '이름을 적으십시오.');
    await frame.getByRole('textbox', { name: '이름' }).fill('하늘');
    await misses(frame, '이름을 적으십시오.');
    await frame.getByRole('textbox', { name: '이메일' }).fill('haneul@example.com');
    await press(frame, '가입하기');
    await sees(frame, '하늘 님, 가입을 마쳤습니다.');
  },
  'Recipe.list': async (frame) => {
    await press(frame, '2번째 책');
    await press(frame, '3번째 책');
    await press(frame, '2권 담기');
    await expect(button(frame, '0권 담기')).toBeVisible();
  },
  'Recipe.mail': async (frame, page) => {
    await press(frame, '이바다');
    await sees(frame, '점심 메뉴를 골라 주십시오.');
    await page.keyboard.press('Escape');
    await misses(frame, '점심 메뉴를 골라 주십시오.');
    await setDevice(phone(page, 'Recipe.mail'), 'shape', 'unfolded');
    await press(frame, '김하늘');
    await sees(frame, '금요일 회의 자료를 보냅니다.');
    await expect(frame.getByRole('dialog')).toHaveCount(0);
  },
  'Recipe.queryErrors': async (frame) => {
    await press(frame, '모두 새로 고치기');
    await expect(frame.getByRole('alert')).toHaveCount(2);
    await frame.getByText('주문을 불러오지 못했습니다.').click();
    await misses(frame, '주문을 불러오지 못했습니다.');
    await sees(frame, '쿠폰을 불러오지 못했습니다.');
  },
  'Recipe.tabs': async (frame) => {
    await press(frame, '밤 산책 듣기');
    await press(frame, '보관함');
    await expect(frame.getByRole('heading', { name: '보관함' })).toBeVisible();
    await sees(frame, '밤 산책 재생 중');
    await press(frame, '멈추기');
    await misses(frame, '밤 산책 재생 중');
  },
};
