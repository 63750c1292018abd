import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Text, TextInput } from 'react-native';
import { describe, expect, test, vi } from 'vitest';
import { GlobalOverlay, OverlayProvider, useOverlay } from '../../src';
import type { OverlayFunctions } from '../../src/overlay/types';
import { Z_INDEX } from '../../src/overlay/zIndex';
import { resizeWindow } from '../support/browser';
import { actSync, advanceTime, renderInApp } from '../support/renderInApp';

const app = <TextInput aria-label="글상자" />;
/** Waits until nothing enters or leaves. */
async function settle() {
  await advanceTime(600);
  await advanceTime(400);
}

const TEXTS = ['모달', '시트', '메뉴', '알림'];
const openTexts = () => TEXTS.filter((text) => screen.queryByText(text) !== null);

const device = vi.hoisted(() => ({ onBack: (): boolean => false }));

vi.mock('../../src/platform/backButton', () => ({
  listenForBack: (onBack: () => boolean) => {
    device.onBack = onBack;
    return () => {};
  },
}));

/** Presses Android's back button; returns whether it was handled. */
function pressBack(): boolean {
  let isHandled = false;
  actSync(() => {
    isHandled = device.onBack();
  });
  return isHandled;
}

function openAll(overlay: OverlayFunctions) {
  overlay.showModality({ component: <Text>모달</Text> });
  overlay.showBottomSheet({ component: <Text>시트</Text> });
  overlay.showPopOverMenu({ px: 0, py: 0, component: <Text>메뉴</Text> });
  overlay.showAlert({ title: '알림' });
}

describe('OverlayProvider', () => {
  test('without a theme it throws the message of useTheme, and useOverlay without it its own', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    function Lost() {
      useOverlay();
      return null;
    }
    expect(() => render(<Lost />)).toThrow('useOverlay must be used within an OverlayProvider');
    expect(() =>
      render(
        <OverlayProvider>
          <Text>화면</Text>
        </OverlayProvider>,
      ),
    ).toThrow();
    silent.mockClear();
  });

  test('the functions stay the same while overlays open, but not when the window changes its height', async () => {
    const seen = new Set<OverlayFunctions>();
    function User() {
      const overlay = useOverlay();
      useEffect(() => {
        seen.add(overlay);
      });
      return null;
    }
    const { overlay } = await renderInApp(<User />);
    expect(seen.size).toBe(1);
    actSync(() => overlay.showAlert({}));
    actSync(() => overlay.hideOverlay('alert'));
    expect(seen.size).toBe(1);
    actSync(() => resizeWindow(844, 390));
    expect(seen.size).toBe(2);
  });

  test('layers are stacked as documented', () => {
    expect(Z_INDEX).toMatchObject({
      modalBackdrop: 8001,
      modalBackPanel: 8002,
      modalPanel: 8003,
      bottomSheet: 8101,
      bottomSheetPanel: 8102,
      popOver: 8200,
      portal: 8500,
      snack: 8600,
      alert: 8700,
      loader: 8999,
    });
  });

  test('hideOverlay all closes all, and aboveKeyboard does nothing', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => {
      openAll(overlay);
      overlay.showLoader();
      overlay.showSnackBar({ message: '스낵' });
    });
    actSync(() => overlay.hideOverlay('aboveKeyboard'));
    await settle();
    expect(openTexts()).toEqual(TEXTS);
    actSync(() => overlay.hideOverlay('all'));
    await settle();
    expect(openTexts()).toEqual([]);
    expect(screen.queryByText('스낵')).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test.each([
    ['alert', '알림'],
    ['bottomSheet', '시트'],
    ['popOver', '메뉴'],
    ['modal', '모달'],
  ] as const)('hideOverlay %s closes that and no other', async (option, text) => {
    const { overlay } = await renderInApp(app);
    actSync(() => openAll(overlay));
    await settle();
    actSync(() => overlay.hideOverlay(option));
    await settle();
    expect(openTexts()).toEqual(TEXTS.filter((one) => one !== text));
  });

  test('alert, sheet, menu, modality and every hideOverlay put the keyboard away, snackbar and loader do not', async () => {
    const { overlay } = await renderInApp(app);
    const field = screen.getByLabelText('글상자');
    const isLeft = (doing: () => void) => {
      actSync(() => overlay.hideOverlay('all'));
      actSync(() => field.focus());
      const blurred = vi.spyOn(field, 'blur').mockClear();
      actSync(doing);
      return blurred.mock.calls.length > 0;
    };
    expect(isLeft(() => overlay.showAlert({}))).toBe(true);
    expect(isLeft(() => overlay.showBottomSheet({ component: null }))).toBe(true);
    expect(isLeft(() => overlay.showPopOverMenu({ px: 0, py: 0, component: null }))).toBe(true);
    expect(isLeft(() => overlay.showModality({ component: null }))).toBe(true);
    expect(isLeft(() => overlay.showSnackBar({ message: '스낵' }))).toBe(false);
    expect(isLeft(() => overlay.showLoader())).toBe(false);
    expect(isLeft(() => overlay.hideOverlay('loader'))).toBe(true);
    expect(isLeft(() => overlay.hideOverlay('aboveKeyboard'))).toBe(true);
  });
});

describe('the back button of Android', () => {
  test('closes everything at once, snackbars too', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => {
      openAll(overlay);
      overlay.showSnackBar({ message: '스낵' });
    });
    await settle();
    expect(pressBack()).toBe(true);
    await settle();
    expect(openTexts()).toEqual([]);
    expect(screen.queryByText('스낵')).toBeNull();
  });

  test('does nothing while the loader is shown', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => {
      overlay.showAlert({ title: '알림' });
      overlay.showLoader();
    });
    expect(pressBack()).toBe(true);
    await settle();
    expect(openTexts()).toEqual(['알림']);
  });

  test('is the app’s with snackbars alone, or nothing', async () => {
    const { overlay } = await renderInApp(app);
    expect(pressBack()).toBe(false);
    actSync(() => overlay.showSnackBar({ message: '스낵' }));
    expect(pressBack()).toBe(false);
    expect(screen.getByText('스낵')).toBeTruthy();
  });
});

test('an overlay leaves the focus where it is, and Escape closes none', async () => {
  const { overlay } = await renderInApp(app);
  actSync(() => openAll(overlay));
  await settle();
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await settle();
  expect(openTexts()).toEqual(TEXTS);
});

describe('GlobalOverlay', () => {
  test('throws the documented message before a provider is there, and again after it left', async () => {
    const message = 'Overlay functions are not available';
    expect(() => GlobalOverlay.showLoader()).toThrow(message);
    const { unmount } = await renderInApp(app);
    unmount();
    expect(() => GlobalOverlay.hideOverlay('all')).toThrow(message);
  });

  test('does what the seven functions do', async () => {
    await renderInApp(app);
    actSync(() => {
      openAll(GlobalOverlay);
      GlobalOverlay.showLoader();
      GlobalOverlay.showSnackBar({ message: '스낵' });
    });
    await settle();
    expect(openTexts()).toEqual(TEXTS);
    expect(screen.getByText('스낵')).toBeTruthy();
    actSync(() => GlobalOverlay.hideOverlay('all'));
    await settle();
    expect(openTexts()).toEqual([]);
  });
});
