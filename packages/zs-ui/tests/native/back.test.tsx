import { screen } from '@testing-library/react';
import { Text } from 'react-native';
import { expect, test, vi } from 'vitest';
import { actSync, advanceTime, renderInApp } from '../support/renderInApp';

const device = vi.hoisted(() => ({ back: (): boolean => false }));

vi.mock('../../src/platform/dismissal', () => ({
  listenForDismissal: ({ onBack }: { onBack: () => boolean }) => {
    device.back = onBack;
    return () => {};
  },
}));

const pressBack = () => {
  let isTaken = false;
  actSync(() => {
    isTaken = device.back();
  });
  return isTaken;
};

test('back closes everything at once, snackbars too', async () => {
  const { overlay } = await renderInApp(<Text>화면</Text>);
  actSync(() => {
    overlay.showModality({ component: <Text>모달</Text> });
    overlay.showAlert({ title: '알림' });
    overlay.showSnackBar({ message: '스낵' });
  });
  expect(pressBack()).toBe(true);
  await advanceTime(1000);
  for (const text of ['모달', '알림', '스낵']) {
    expect(screen.queryByText(text)).toBeNull();
  }
});

test('while the loader is shown back is swallowed and closes nothing', async () => {
  const { overlay } = await renderInApp(<Text>화면</Text>);
  actSync(() => {
    overlay.showAlert({ title: '알림' });
    overlay.showLoader();
  });
  expect(pressBack()).toBe(true);
  await advanceTime(1000);
  expect(screen.getByText('알림')).toBeTruthy();
});

test('with snackbars alone, or nothing, back is the app’s', async () => {
  const { overlay } = await renderInApp(<Text>화면</Text>);
  expect(pressBack()).toBe(false);
  actSync(() => overlay.showSnackBar({ message: '스낵' }));
  expect(pressBack()).toBe(false);
  expect(screen.getByText('스낵')).toBeTruthy();
});
