import axe from 'axe-core';
import type { ReactElement } from 'react';
import { Text } from 'react-native';
import { describe, expect, test, vi } from 'vitest';
import { ZSRadioGroup, ZSTextField } from '../../src';
import type { OverlayFunctions } from '../../src/overlay/types';
import { actSync, advanceTime, renderInApp } from '../support/renderInApp';
import { behind } from './screenReader';

/** Ids of the axe rules that fail. Contrast is checked in a real browser. */
async function failedRules(): Promise<string[]> {
  vi.useRealTimers();
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  return violations.map(({ id }) => id);
}

/**
 * Rules that fail in the published version. A finding that is gone fails the test as a new one does;
 * `facts/behaviour.yml` tells each to readers, with its remedy.
 */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  loader: ['aria-progressbar-name'], // the spinner has no name
  'text field': ['label'], // the label is no name of the input
};

describe('axe finds what is known, and nothing else, in', () => {
  const screens: Record<string, [ReactElement, ((overlay: OverlayFunctions) => void)?]> = {
    alert: [behind, (overlay) => overlay.showAlert({ title: '제목', informative: '본문' })],
    'bottom sheet': [
      behind,
      (overlay) => overlay.showBottomSheet({ component: <Text>내용</Text> }),
    ],
    snackbars: [behind, (overlay) => overlay.showSnackBar({ message: '저장했습니다' })],
    loader: [behind, (overlay) => overlay.showLoader()],
    modality: [behind, (overlay) => overlay.showModality({ component: <Text>내용</Text> })],
    'pop-over': [
      behind,
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
    const [screenElement, open] = screens[name] ?? [behind];
    const { overlay } = await renderInApp(screenElement);
    actSync(() => open?.(overlay));
    await advanceTime(1000);
    expect(await failedRules()).toEqual(KNOWN[name] ?? []);
  });
});
