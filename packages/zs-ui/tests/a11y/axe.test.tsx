import axe from 'axe-core';
import type { ReactElement } from 'react';
import { Text } from 'react-native';
import { describe, expect, test, vi } from 'vitest';
import { ZSRadioGroup, ZSTextField } from '../../src';
import type { OverlayFunctions } from '../../src/overlay/types';
import { actSync, advanceTime, renderInApp } from '../support/renderInApp';
import { opener } from './screenReader';

/** Ids of the axe rules that fail. Contrast is checked in a real browser. */
async function failedRules(): Promise<string[]> {
  vi.useRealTimers();
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  return violations.map(({ id }) => id);
}

describe('axe finds nothing in', () => {
  const screens: Record<string, [ReactElement, ((overlay: OverlayFunctions) => void)?]> = {
    alert: [opener, (overlay) => overlay.showAlert({ title: '제목', informative: '본문' })],
    'bottom sheet': [
      opener,
      (overlay) => overlay.showBottomSheet({ component: <Text>내용</Text> }),
    ],
    snackbars: [opener, (overlay) => overlay.showSnackBar({ message: '저장했습니다' })],
    loader: [opener, (overlay) => overlay.showLoader()],
    modality: [opener, (overlay) => overlay.showModality({ component: <Text>내용</Text> })],
    'pop-over': [
      opener,
      (overlay) => overlay.showPopOverMenu({ px: 9, py: 9, component: <Text>메뉴</Text> }),
    ],
    'text field': [
      <ZSTextField key="1" label="이름" value="홍" status="error" errorMessage="짧습니다" />,
    ],
    radio: [
      <ZSRadioGroup
        key="1"
        options={[{ value: '사과', index: 'a' }]}
        onSelect={() => {}}
        containerStyle={{ 'aria-label': '과일' }}
      />,
    ],
  };

  test.each(Object.keys(screens))('%s', async (name) => {
    const [screenElement, open] = screens[name] ?? [opener];
    const { overlay } = await renderInApp(screenElement);
    actSync(() => open?.(overlay));
    await advanceTime(1000);
    expect(await failedRules()).toEqual([]);
  });
});
