import { expect, type Frame } from '@playwright/test';
import { type Interactions, press, sees } from './gestures.ts';

const parentOf = (frame: Frame, text: string) => frame.getByText(text).locator('..');

/** Expects the background of a text: that of its closest ancestor with one. */
const standsOn = (frame: Frame, text: string, color: string) =>
  expect
    .poll(() =>
      frame.getByText(text).evaluate((element) => {
        for (let part: Element | null = element; part; part = part.parentElement) {
          const { backgroundColor } = getComputedStyle(part);
          if (backgroundColor !== 'rgba(0, 0, 0, 0)') {
            return backgroundColor;
          }
        }
        return 'none';
      }),
    )
    .toBe(color);

export const themeInteractions: Interactions = {
  'Theme.basic': async (frame) => {
    await standsOn(frame, '화면 설정', 'rgb(255, 255, 255)');
    await press(frame, '라이트·다크 바꾸기');
    await standsOn(frame, '화면 설정', 'rgb(0, 0, 0)');
    const follow = frame.getByRole('switch', { name: '시스템 설정 따르기' });
    await expect(follow, 'a choice of the user ends it').not.toBeChecked();
    await follow.setChecked(true, { force: true });
    await expect(follow).toBeChecked();
    await standsOn(frame, '화면 설정', 'rgb(255, 255, 255)');
  },
  'Theme.styles': async (frame) => {
    await sees(frame, '제주 한 달 살기');
    const card = parentOf(frame, '제주 한 달 살기');
    await expect(card).toHaveCSS('border-radius', '16px');
    await expect(card).not.toHaveCSS('box-shadow', 'none');
  },
};

export const themeFactoryInteractions: Interactions = {
  'ThemeFactory.basic': async (frame) => {
    await standsOn(frame, '우리 앱의 초록', 'rgb(11, 122, 99)');
    await standsOn(frame, '옅은 단계도 함께 바뀝니다.', 'rgb(194, 233, 222)');
  },
  'ThemeFactory.modes': async (frame) => {
    const amount = frame.getByRole('heading', { name: '12,400원' });
    await expect(amount).toHaveCSS('color', 'rgb(29, 78, 216)');
    await press(frame, '라이트·다크 바꾸기');
    await expect(amount).toHaveCSS('color', 'rgb(147, 180, 255)');
  },
};

export const providerInteractions: Interactions = {
  'Start.first': async (frame) => {
    await press(frame, '스낵바 띄우기');
    await sees(frame, 'ZS-ui가 동작합니다.');
  },
  'Provider.overlay': async (frame) => {
    await press(frame, '메시지 보내기');
    await press(frame, '메시지 보내기');
    await expect(frame.getByText('메시지를 보냈습니다.')).toHaveCount(1);
  },
};

export const paletteInteractions: Interactions = {
  'Palette.basic': async (frame) => {
    const orders = [
      '배송을 마쳤습니다',
      '상품을 준비하고 있습니다',
      '주소를 확인해야 합니다',
      '결제에 실패했습니다',
    ];
    const lines = await Promise.all(
      orders.map((order) =>
        frame
          .getByText(order)
          .locator('..')
          .evaluate((row) => getComputedStyle(row).borderLeftColor),
      ),
    );
    expect(new Set(lines).size).toBe(orders.length);
  },
};

export const typographyInteractions: Interactions = {
  'Typography.basic': async (frame) => {
    await expect(frame.getByRole('heading', { name: '조용한 아침의 기록' })).toBeVisible();
    await sees(frame, '읽는 데 12분');
  },
  'Typography.outside': async (frame) => {
    const memo = frame.getByRole('textbox', { name: '한 줄 메모' });
    await memo.fill('우유 사기');
    await expect(memo).toHaveValue('우유 사기');
  },
};
