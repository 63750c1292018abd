import { expect, type Frame } from '@playwright/test';
import { button, type Interactions, isChosen, misses, press, sees } from './gestures.ts';

const field = (frame: Frame, name: string) => frame.getByRole('textbox', { name });

export const pressableInteractions: Interactions = {
  'ZSPressable.basic': async (frame) => {
    await press(frame, '장바구니에 담기');
    await sees(frame, '담은 상품 1개');
  },
  'ZSPressable.card': async (frame) => {
    await press(frame, /작약 한 다발/);
    await sees(frame, '저장했습니다');
  },
  'ZSPressable.icon': async (frame, page) => {
    await press(frame, '지우기');
    await sees(frame, '한 줄을 지웠습니다.');
    await button(frame, '지우기').hover();
    await page.mouse.down();
    await sees(frame, '모두 지웠습니다.');
    await page.mouse.up();
    await sees(frame, '모두 지웠습니다.');
  },
  'ZSPressable.list': async (frame) => {
    await press(frame, '배송일');
    await sees(frame, '배송일 바꾸기');
    await press(frame, '받는 사람');
    await sees(frame, '받는 사람 바꾸기');
  },
};

export const radioGroupInteractions: Interactions = {
  'ZSRadioGroup.basic': async (frame) => {
    await press(frame, '직접 받기');
    await isChosen(frame, '직접 받기');
  },
  'ZSRadioGroup.grid': async (frame) => {
    const tops = await frame
      .getByText(/^(?:S|M|L|XL|2XL|3XL)$/)
      .evaluateAll((sizes) => sizes.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size, 'six sizes, three in a row').toBe(2);
    await press(frame, '2XL');
    await isChosen(frame, '2XL');
  },
  'ZSRadioGroup.style': async (frame) => {
    await press(frame, '연 49,000원');
    await isChosen(frame, '연 49,000원');
  },
};

export const textInteractions: Interactions = {
  'ZSText.basic': async (frame) => {
    await expect(frame.getByRole('heading', { name: '안녕하세요' })).toBeVisible();
    await expect(frame.getByText(/아무것도 정하지 않으면/)).toHaveCSS('font-size', '14px');
    await sees(frame, '방금 전');
  },
  'ZSText.color': async (frame) => {
    const colors = await frame
      .locator('[dir="auto"]')
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).color));
    expect(colors).toHaveLength(5);
    expect(new Set(colors).size, 'a color of its own for every line').toBe(5);
  },
  'ZSText.nested': async (frame) => {
    await sees(frame, '상품 3개');
    const long = frame.getByText(/한 줄을 넘는 긴 상품/);
    const cut = await long.evaluate((text) => text.scrollWidth > text.clientWidth);
    expect(cut, 'the long name is cut').toBe(true);
  },
  'ZSText.style': async (frame) => {
    await expect(frame.getByText('오늘의 문장')).toHaveCSS('text-align', 'center');
    await expect(frame.getByText(/맨 마지막에 더해집니다/)).toHaveCSS('line-height', '26px');
  },
};

export const textFieldInteractions: Interactions = {
  'ZSTextField.area': async (frame) => {
    await field(frame, '이용 후기').fill('향이 좋습니다');
    await expect(field(frame, '이용 후기')).toHaveValue('향이 좋습니다');
  },
  'ZSTextField.basic': async (frame) => {
    await field(frame, '이름').fill('김하늘');
    await expect(field(frame, '이름')).toHaveValue('김하늘');
    await field(frame, '이름').locator('..').locator('[tabindex="-1"]').click();
    await expect(field(frame, '이름')).toHaveValue('');
  },
  'ZSTextField.error': async (frame) => {
    await sees(frame, '이메일 주소의 @ 뒷부분을 입력하세요.');
    await field(frame, '이메일').fill('haneul@example.com');
    await misses(frame, '이메일 주소의 @ 뒷부분을 입력하세요.');
  },
  'ZSTextField.group': async (frame) => {
    for (const name of ['도로명 주소', '상세 주소']) {
      await field(frame, name).fill(`${name} 값`);
      await expect(field(frame, name)).toHaveValue(`${name} 값`);
    }
    await field(frame, '도로명 주소').press('Enter');
    await expect(field(frame, '상세 주소')).toBeFocused();
  },
};

export const blockButtonInteractions: Interactions = {
  'ZSBlockButton.basic': async (frame) => {
    await press(frame, '장바구니에 담기');
    await sees(frame, '담은 상품 1개');
  },
  'ZSBlockButton.full': async (frame) => {
    await press(frame, '예');
    await sees(frame, '선물 포장을 할까요? 예');
    const widths = await frame
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().width));
    expect(Math.round(widths[0] ?? 0)).toBe(Math.round(widths[1] ?? -1));
  },
  'ZSBlockButton.loading': async (frame) => {
    await press(frame, '주문하기');
    await expect(button(frame, '주문하는 중…')).toBeDisabled();
    await sees(frame, '주문했습니다.');
    await expect(button(frame, '주문하기')).toBeEnabled();
  },
  'ZSBlockButton.variants': async (frame) => {
    for (const variant of ['solid', 'pastel', 'stroke']) {
      await expect(button(frame, variant)).toBeVisible();
    }
    // The ground or border of a button is that of some part of it.
    const looks = await frame.getByRole('button').evaluateAll((buttons) =>
      buttons.map((button) =>
        [button, ...button.querySelectorAll('*')]
          .map((part) => getComputedStyle(part))
          .map(({ backgroundColor, borderTopWidth }) => `${backgroundColor} ${borderTopWidth}`)
          .join(),
      ),
    );
    expect(new Set(looks).size, 'each looks otherwise').toBe(3);
  },
};

export const switchInteractions: Interactions = {
  'ZSSwitch.basic': async (frame) => {
    const toggle = frame.getByRole('switch', { name: '배송 알림' });
    await expect(toggle).toBeChecked();
    await toggle.click();
    await expect(toggle).not.toBeChecked();
    await sees(frame, '배송 알림 꺼짐');
  },
  'ZSSwitch.colors': async (frame) => {
    const toggle = frame.getByRole('switch', { name: '선물 포장' });
    await toggle.click();
    await expect(toggle).toBeChecked();
  },
  'ZSSwitch.disabled': async (frame) => {
    const toggle = frame.getByRole('switch', { name: '주문 알림' });
    await toggle.click({ force: true });
    await expect(toggle).toBeChecked();
  },
};

export const skeletonInteractions: Interactions = {
  'ZSSkeleton.basic': async (frame) => {
    await sees(frame, '노란 튤립 한 단');
    await misses(frame, '상품을 불러오는 중입니다');
  },
  'ZSSkeleton.box': async (frame) => {
    const sizes = await frame.locator('#root *').evaluateAll((parts) =>
      parts
        .filter((part) => getComputedStyle(part).overflow === 'hidden')
        .map((part) => part.getBoundingClientRect())
        .map(({ height }) => height),
    );
    const heights = (wanted: number) => sizes.filter((height) => height === wanted).length;
    expect(heights(48), 'a circle in each row').toBeGreaterThanOrEqual(3);
    expect(heights(18), 'two lines in each row').toBeGreaterThanOrEqual(6);
  },
};

export const viewInteractions: Interactions = {
  'ZSView.animation': async (frame) => {
    await press(frame, '카드 접기');
    await misses(frame, '쿠폰 두 장이 있습니다.');
    await press(frame, '카드 펼치기');
    await sees(frame, '쿠폰 두 장이 있습니다.');
  },
  'ZSView.basic': async (frame) => {
    await expect(frame.getByText('이번 달 구독').locator('..')).not.toHaveCSS('box-shadow', 'none');
    await sees(frame, '다음 결제일은 8월 3일입니다.');
  },
  'ZSView.color': async (frame) => {
    const grounds = await frame
      .locator('[dir="auto"]')
      .evaluateAll((texts) =>
        texts.map(
          (text) => text.parentElement && getComputedStyle(text.parentElement).backgroundColor,
        ),
      );
    expect(grounds).toHaveLength(3);
    expect(new Set(grounds).size, 'a ground of its own for every notice').toBe(3);
  },
  'ZSView.elevation': async (frame) => {
    const shadows = await frame
      .getByText(/^\d단계$/)
      .evaluateAll((texts) =>
        texts.map((text) => text.parentElement && getComputedStyle(text.parentElement).boxShadow),
      );
    expect(shadows[0], 'level 0 throws none').toBe('none');
    expect(new Set(shadows).size, 'the others throw one of their own').toBe(6);
  },
};
