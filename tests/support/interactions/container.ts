import { expect, type Locator } from '@playwright/test';
import { phone, setDevice } from '../phones.ts';
import { type Interactions, misses, press, sees } from './gestures.ts';

/** Distance from the bottom of an element to the bottom of the screen in pixels. */
const roomBelow = (part: Locator) =>
  part.evaluate((element) => window.innerHeight - element.getBoundingClientRect().bottom);

export const containerInteractions: Interactions = {
  'ZSContainer.aboveKeyboard': async (frame, page) => {
    const field = frame.getByRole('textbox', { name: '메시지' });
    await field.fill('좋았습니다');
    await setDevice(phone(page, 'ZSContainer.aboveKeyboard'), 'keyboard', true);
    await expect.poll(() => roomBelow(field)).toBeGreaterThanOrEqual(336);
    await setDevice(phone(page, 'ZSContainer.aboveKeyboard'), 'keyboard', false);
    await expect.poll(() => roomBelow(field)).toBeLessThan(100);
    await expect(field).toHaveValue('좋았습니다');
  },
  'ZSContainer.basic': async (frame) => {
    await frame.getByRole('textbox', { name: '이름' }).fill('김하늘');
    await expect(frame.getByRole('textbox', { name: '이름' })).toHaveValue('김하늘');
  },
  'ZSContainer.fixed': async (frame, page) => {
    const heading = frame.getByRole('heading', { name: '공지사항' });
    await frame.getByText('2번째 공지', { exact: true }).hover();
    await page.mouse.wheel(0, 3000);
    await expect(frame.getByText('20번째 공지')).toBeInViewport();
    await expect(heading).toBeInViewport();
    await press(frame, '맨 위로');
    await expect(frame.getByText('1번째 공지', { exact: true })).toBeInViewport();
  },
  'ZSContainer.list': async (frame, page) => {
    await frame.getByText('3. 아침 산책', { exact: true }).hover();
    await page.mouse.wheel(0, 600);
    await expect(frame.getByText('20. 아침 산책', { exact: true })).toBeInViewport();
  },
};

export const foldableInteractions: Interactions = {
  'Foldable.single': async (frame) => {
    const width = await frame
      .getByText(/본문은 600을/)
      .evaluate((element) => element.getBoundingClientRect().width);
    expect(width).toBeLessThanOrEqual(600);
  },
  'Foldable.split': async (frame, page) => {
    await sees(frame, '금요일에 들어올 꽃 목록을 보냅니다.');
    await press(frame, '이바다');
    await sees(frame, '생일에 어울리는 꽃을 골라 주세요.');
    await setDevice(phone(page, 'Foldable.split'), 'shape', 'folded');
    await misses(frame, '생일에 어울리는 꽃을 골라 주세요.');
  },
  'Foldable.state': async (frame, page) => {
    await sees(frame, '펼쳐져 있습니다');
    await sees(frame, '화면 너비 720dp');
    await setDevice(phone(page, 'Foldable.state'), 'shape', 'folded');
    await sees(frame, '접혀 있습니다');
  },
};
