import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, userEvent } from '@testing-library/react-native';
import { AccessibilityInfo, Platform } from 'react-native';
import { ZSTextField } from '../../src';
import type { OverlayFunctions } from '../../src/overlay/types';
import { advanceTime, openOn, renderApp } from './renderApp';

const announced = jest.spyOn(AccessibilityInfo, 'announceForAccessibility');
const opened = jest.spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions');
const isIos = Platform.OS === 'ios';

/** Opens an overlay and records what is announced from then on. */
async function open(show: (overlay: OverlayFunctions) => void): Promise<void> {
  await openOn(null, (overlay) => {
    announced.mockClear();
    opened.mockClear();
    show(overlay);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  announced.mockClear();
});

describe(`on ${Platform.OS} a screen reader announces`, () => {
  test('the error of a field as it appears', async () => {
    await renderApp(
      <ZSTextField
        label="이메일"
        value=""
        onChangeText={() => undefined}
        status="error"
        errorMessage="주소가 아닙니다."
      />,
    );
    await advanceTime();
    expect(screen.getByText('주소가 아닙니다.')).toBeTruthy();
    expect(announced.mock.calls).toEqual(isIos ? [['주소가 아닙니다.']] : []);
  });

  test('a snackbar as it appears, as a button that closes it', async () => {
    await open((overlay) => overlay.showSnackBar({ message: '저장했습니다.' }));
    expect(announced.mock.calls).toEqual(isIos ? [['저장했습니다.']] : []);
    const bar = screen.getByRole('button', { name: '저장했습니다.' });
    expect(bar.props.accessibilityHint).toBe('누르면 닫힙니다');
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).press(bar);
    await advanceTime();
    expect(screen.queryByText('저장했습니다.')).toBeNull();
  });

  test('an alert by its title and buttons, which are not said once more', async () => {
    await open((overlay) =>
      overlay.showAlert({ title: '삭제할까요?', actions: { primary: { label: '삭제' } } }),
    );
    expect(opened).not.toHaveBeenCalled();
    expect(screen.getByLabelText('삭제할까요?')).toBeTruthy();
    expect(screen.getByRole('button', { name: '삭제' })).toBeTruthy();
  });
});
