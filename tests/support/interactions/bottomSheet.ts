import { expect, type Locator } from '@playwright/test';
import {
  type Interactions,
  isChosen,
  misses,
  press,
  pullDown,
  sees,
  sheetBar,
} from './gestures.ts';

/** Space between the title of a sheet and its content in pixels. */
const roomUnder = (title: Locator): Promise<number> =>
  title.evaluate((element) => {
    const letters = document.createRange();
    letters.selectNodeContents(element);
    const content = element.parentElement?.nextElementSibling?.getBoundingClientRect().top ?? 0;
    return content - letters.getBoundingClientRect().bottom;
  });

export const bottomSheetInteractions: Interactions = {
  'BottomSheet.basic': async (frame, page) => {
    await press(frame, '배송 상세 보기');
    await sees(frame, '오후 2시에 도착합니다.');
    expect(await roomUnder(frame.getByText('오후 2시에 도착합니다.'))).toBeGreaterThanOrEqual(12);
    await frame.getByText('닫기', { exact: true }).click();
    await misses(frame, '오후 2시에 도착합니다.');
    await press(frame, '배송 상세 보기');
    await pullDown(page, await sheetBar(frame));
    await misses(frame, '오후 2시에 도착합니다.');
  },
  'BottomSheet.select': async (frame, page) => {
    await press(frame, '최신순');
    expect(await roomUnder(frame.getByText('정렬 기준'))).toBeGreaterThanOrEqual(12);
    await press(frame, '낮은 가격순');
    await misses(frame, '정렬 기준');
    await press(frame, '낮은 가격순');
    await sees(frame, '정렬 기준');
    await isChosen(frame, '낮은 가격순');
    await pullDown(page, frame.getByText('정렬 기준'), 180);
    await misses(frame, '정렬 기준');
  },
};
