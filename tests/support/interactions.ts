import { expect, type Frame, type Page } from '@playwright/test';

type Interaction = (frame: Frame, page: Page) => Promise<void>;

const press = (frame: Frame, name: string | RegExp) =>
  frame.getByRole('button', { name, exact: typeof name === 'string' }).click();

const sees = (frame: Frame, text: string | RegExp) =>
  expect(frame.getByText(text).first()).toBeVisible();

const pullSheetDown: Interaction = async (frame, page) => {
  await press(frame, '최신순');
  const header = frame.getByText('정렬 기준');
  // A trial click waits until the sheet stands still.
  await header.click({ trial: true });
  const box = await header.boundingBox();
  if (box) {
    const x = box.x + box.width / 2;
    await page.mouse.move(x, box.y + 4);
    await page.mouse.down();
    // A hand starts slowly: the pull begins while the mouse is still on the header.
    await page.mouse.move(x, box.y + 16, { steps: 8 });
    await page.mouse.move(x, box.y + 260, { steps: 12 });
    await page.mouse.up();
  }
  await expect(header).toBeHidden();
};

/** What a reader does with an example, and what must come of it. */
export const interactions: Record<string, Interaction> = {
  'Alert.basic': async (frame) => {
    await press(frame, '배송 알림 보기');
    await sees(frame, '배송을 시작했습니다');
    await press(frame, '확인');
    await expect(frame.getByText('배송을 시작했습니다')).toBeHidden();
  },
  'Alert.chain': async (frame) => {
    await press(frame, '문의 보내기');
    await press(frame, '보내기');
    await sees(frame, '문의를 접수했습니다');
  },
  'Alert.confirm': async (frame) => {
    await press(frame, '한 장 삭제');
    await press(frame, '삭제');
    await sees(frame, '사진 2장');
  },
  'BottomSheet.basic': async (frame) => {
    await press(frame, '배송 상세 보기');
    await sees(frame, /기사님이 물품을/);
    await frame.getByText('닫기', { exact: true }).click();
    await expect(frame.getByText(/기사님이 물품을/)).toBeHidden();
  },
  'BottomSheet.select': pullSheetDown,
  'Snackbar.basic': async (frame) => {
    await press(frame, '찜하기');
    await sees(frame, '찜 목록에 담았습니다.');
  },
  'Snackbar.stack': async (frame) => {
    await press(frame, '파일 4개 올리기');
    await sees(frame, '지도.png 올리기 완료');
    await expect(frame.getByText(/올리기 완료/)).toHaveCount(3);
  },
  'Loader.basic': async (frame) => {
    await press(frame, '프로필 저장');
    await sees(frame, '프로필을 저장했습니다.');
  },
  'Modality.basic': async (frame) => {
    await press(frame, '주문 내역 열기');
    await sees(frame, '아메리카노 2잔 · 9,000원');
    await press(frame, '닫기');
    await expect(frame.getByText('아메리카노 2잔 · 9,000원')).toBeHidden();
  },
  'PopOver.basic': async (frame) => {
    await press(frame, '글 메뉴');
    await press(frame, '글 숨기기');
    await sees(frame, '글을 숨겼습니다.');
  },
  'ThrottleButton.basic': async (frame) => {
    const button = frame.getByRole('button').first();
    await button.click();
    await button.click({ force: true }).catch(() => undefined);
    await sees(frame, '들어온 주문 1건');
    await expect(frame.getByText('들어온 주문 2건')).toHaveCount(0);
  },
  'ZSTextField.basic': async (frame) => {
    await frame.getByRole('textbox').fill('김하늘');
    await expect(frame.getByRole('textbox')).toHaveValue('김하늘');
  },
  'ZSPressable.basic': async (frame) => {
    await press(frame, '장바구니에 담기');
    await sees(frame, '담은 상품 1개');
  },
  'ZSRadioGroup.basic': async (frame) => {
    await frame.getByRole('radio', { name: '직접 받기' }).click();
    await expect(frame.getByRole('radio', { name: '직접 받기' })).toBeChecked();
  },
  'Theme.basic': async (frame) => {
    await press(frame, '다크 모드로 보기');
    await sees(frame, '라이트 모드로 보기');
  },
  'Home.app': async (frame) => {
    await press(frame, /작약/);
    await press(frame, '한 송이 담기');
    await sees(frame, '작약 한 송이를 담았습니다');
    await press(frame, /1송이 주문하기/);
    await press(frame, '주문하기');
    await sees(frame, '꽃다발을 묶고 있습니다');
  },
};
