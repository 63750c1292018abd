import { expect } from '@playwright/test';
import { phone, setDevice } from '../phones.ts';
import { button, type Interactions, misses, press, sees, touchOutside } from './gestures.ts';

export const recipeInteractions: Interactions = {
  'Recipe.announce': async (frame) => {
    await press(frame, '예약 취소하기');
    await sees(frame, '내일 오후 3시 수업입니다.');
    await press(frame, '그대로 두기');
    await misses(frame, '내일 오후 3시 수업입니다.');
  },
  'Recipe.bottomToast': async (frame) => {
    await press(frame, '완료하기');
    await sees(frame, '완료했습니다.');
    await press(frame, '실행 취소');
    await misses(frame, '완료했습니다.');
    await misses(frame, '✓ 화분에 물 주기');
  },
  'Recipe.confirm': async (frame) => {
    await press(frame, '모임에서 나가기');
    await press(frame, '취소');
    await sees(frame, '모임에 남았습니다.');
    await press(frame, '모임에서 나가기');
    await press(frame, '나가기');
    await sees(frame, '모임에서 나왔습니다.');
  },
  'Recipe.draft': async (frame) => {
    await press(frame, '글쓰기');
    await frame.getByRole('textbox', { name: '내용' }).fill('비가 왔습니다.');
    await press(frame, '닫기');
    await misses(frame, '등록하기');
    await press(frame, '글쓰기');
    await expect(frame.getByRole('textbox', { name: '내용' })).toHaveValue('비가 왔습니다.');
    await press(frame, '등록하기');
    await misses(frame, '등록하기');
    await sees(frame, '비가 왔습니다.');
  },
  'Recipe.filter': async (frame) => {
    await press(frame, '가격 필터');
    await press(frame, '1만 원 미만');
    await sees(frame, '적용된 가격: 모든 가격');
    await press(frame, '적용하기');
    await sees(frame, '적용된 가격: 1만 원 미만');
    await misses(frame, '가격 선택');
  },
  'Recipe.form': async (frame) => {
    await misses(frame, '이름을 입력하세요.');
    await press(frame, '가입하기');
    await sees(frame, '이름을 입력하세요.');
    await frame.getByRole('textbox', { name: '이름' }).fill('하늘');
    await misses(frame, '이름을 입력하세요.');
    await frame.getByRole('textbox', { name: '이메일' }).fill('haneul@example.com');
    await press(frame, '가입하기');
    await sees(frame, '하늘 님, 가입이 완료되었습니다.');
  },
  'Recipe.list': async (frame) => {
    await press(frame, '2번째 책');
    await press(frame, '3번째 책');
    await press(frame, '2권 담기');
    await expect(button(frame, '0권 담기')).toBeVisible();
  },
  'Recipe.login': async (frame) => {
    await frame.getByRole('textbox', { name: '이메일' }).fill('haneul@example.com');
    await expect(button(frame, '로그인')).toBeDisabled();
    await frame.getByLabel('비밀번호').fill('tulip');
    await press(frame, '로그인');
    await sees(frame, '이메일이나 비밀번호가 맞지 않습니다.');
    await frame.getByLabel('비밀번호').fill('flower');
    await frame.getByLabel('비밀번호').press('Enter');
    await sees(frame, '로그인했습니다.');
  },
  'Recipe.mail': async (frame, page) => {
    await press(frame, '김하늘');
    await sees(frame, '금요일에 들어올 꽃 목록을 보냅니다.');
    await expect(frame.getByText('금요일에 들어올 꽃 목록을 보냅니다.')).toHaveCount(1);
    await setDevice(phone(page, 'Recipe.mail'), 'shape', 'folded');
    await press(frame, '이바다');
    await sees(frame, '생일에 어울리는 꽃을 골라 주세요.');
    await touchOutside(frame);
    await misses(frame, '생일에 어울리는 꽃을 골라 주세요.');
  },
  'Recipe.queryErrors': async (frame) => {
    await press(frame, '모두 새로고침');
    await expect(frame.getByText(/불러오지 못했습니다\./)).toHaveCount(2);
    await frame.getByText('주문을 불러오지 못했습니다.').click();
    await misses(frame, '주문을 불러오지 못했습니다.');
    await sees(frame, '쿠폰을 불러오지 못했습니다.');
  },
  'Recipe.search': async (frame) => {
    await frame.getByRole('textbox', { name: '도시 검색' }).fill('춘천');
    await misses(frame, '강릉');
    await press(frame, '맨 위로');
    await press(frame, '춘천');
    await sees(frame, '✓ 춘천');
    await frame.getByRole('textbox', { name: '도시 검색' }).fill('없는 도시');
    await sees(frame, '검색 결과가 없습니다.');
  },
  'Recipe.sheetForm': async (frame) => {
    await press(frame, '입고 알림 받기');
    await press(frame, '신청하기');
    await sees(frame, '숫자만 10~11자리로 입력하세요.');
    const field = frame.getByRole('textbox', { name: '휴대전화 번호' });
    await field.fill('01012340000');
    await misses(frame, '숫자만 10~11자리로 입력하세요.');
    await press(frame, '신청하기');
    await sees(frame, '이미 신청한 번호입니다.');
    await field.fill('01012345678');
    await press(frame, '신청하기');
    await sees(frame, '입고되면 알려 드립니다.');
    await misses(frame, /^입고 알림$/);
  },
  'Recipe.sheetList': async (frame) => {
    await press(frame, '은행 선택하기');
    await press(frame, '12번 은행');
    await sees(frame, '받는 은행: 12번 은행');
    await misses(frame, /^은행 선택$/);
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
