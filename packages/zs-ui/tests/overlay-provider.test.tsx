import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Pressable, Text, TextInput } from 'react-native';
import { describe, expect, test, vi } from 'vitest';
import { GlobalOverlay, OverlayProvider, useOverlay } from '../src';
import type { OverlayFunctions } from '../src/overlay/types';
import { Z_INDEX } from '../src/overlay/zIndex';
import { actSync, advanceTime, renderInApp } from './support/renderInApp';
import { ancestorOf, computedStyle } from './support/styles';

const app = (
  <>
    <Pressable role="button">
      <Text>여는 버튼</Text>
    </Pressable>
    <TextInput aria-label="글상자" />
  </>
);
const opener = () => screen.getByText('여는 버튼').parentElement as HTMLElement;
const dialogs = () => document.querySelectorAll('[role="dialog"], [role="alertdialog"]').length;
const pressEscape = () => actSync(() => void fireEvent.keyDown(document.body, { key: 'Escape' }));

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

  test('the functions stay the same, and opening an overlay draws no user of them again', async () => {
    const seen = new Set<OverlayFunctions>();
    let draws = 0;
    function User() {
      const overlay = useOverlay();
      useEffect(() => {
        draws += 1;
        seen.add(overlay);
      });
      return null;
    }
    const { overlay } = await renderInApp(<User />);
    actSync(() => openAll(overlay));
    await advanceTime(1000);
    expect(seen.size).toBe(1);
    expect(draws).toBe(1);
  });

  test('layers are stacked as documented', () => {
    expect(Z_INDEX).toMatchObject({
      modalBackdrop: 8001,
      modalBackPanel: 8002,
      modalPanel: 8003,
      bottomSheet: 8101,
      bottomSheetPanel: 8102,
      popOver: 8200,
      bottomCta: 8400,
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
    await advanceTime(1000);
    expect(dialogs()).toBe(4);
    actSync(() => overlay.hideOverlay('all'));
    await advanceTime(1000);
    expect(dialogs()).toBe(0);
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
    actSync(() => overlay.hideOverlay(option));
    await advanceTime(1000);
    expect(screen.queryByText(text)).toBeNull();
    expect(dialogs()).toBe(3);
  });

  test('alert, sheet, menu and modality put the keyboard away, snackbar and loader do not', async () => {
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
  });
});

describe('Escape', () => {
  test('closes the highest overlay only, one after another', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => openAll(overlay));
    for (const [closed, rest] of [
      ['알림', 3],
      ['메뉴', 2],
      ['시트', 1],
      ['모달', 0],
    ] as const) {
      pressEscape();
      await advanceTime(1000);
      expect(screen.queryByText(closed)).toBeNull();
      expect(dialogs()).toBe(rest);
    }
  });

  test('is swallowed while the loader is shown', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => {
      overlay.showAlert({ title: '알림' });
      overlay.showLoader();
    });
    pressEscape();
    await advanceTime(1000);
    expect(dialogs()).toBe(1);
    expect(screen.getByRole('progressbar')).toBeTruthy();
  });

  test('that ends a composition closes nothing', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showAlert({}));
    actSync(() => void fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true }));
    await advanceTime(1000);
    expect(dialogs()).toBe(1);
  });

  test('is left alone when nothing is open', async () => {
    await renderInApp(app);
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
  });
});

describe('focus', () => {
  test('goes to the first button of an alert and back to what opened it', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => opener().focus());
    actSync(() => overlay.showAlert({}));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '확인' }));
    actSync(() => overlay.hideOverlay('alert'));
    expect(document.activeElement).toBe(opener());
  });

  test('comes back to a text field, though the keyboard was put away', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => screen.getByLabelText('글상자').focus());
    actSync(() => overlay.showAlert({}));
    actSync(() => overlay.hideOverlay('alert'));
    expect(document.activeElement).toBe(screen.getByLabelText('글상자'));
  });

  test('comes back to the opener after a chain of overlays', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => opener().focus());
    actSync(() => overlay.showBottomSheet({ component: <Text>시트</Text> }));
    actSync(() => {
      overlay.hideOverlay('bottomSheet');
      overlay.showAlert({});
    });
    await advanceTime(1000);
    actSync(() => overlay.hideOverlay('alert'));
    expect(document.activeElement).toBe(opener());
  });

  test('cannot reach what lies under an open overlay', async () => {
    const { overlay } = await renderInApp(app);
    const layerOf = (text: string) => screen.getByText(text).closest('[inert]');
    actSync(() => overlay.showBottomSheet({ component: <Text>시트</Text> }));
    expect(layerOf('여는 버튼')).not.toBeNull();
    expect(layerOf('시트')).toBeNull();
    actSync(() => overlay.showAlert({ title: '알림' }));
    expect(layerOf('시트')).not.toBeNull();
    expect(layerOf('알림')).toBeNull();
    actSync(() => overlay.hideOverlay('all'));
    expect(layerOf('여는 버튼')).toBeNull();
  });
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
    expect(dialogs()).toBe(4);
    expect(screen.getByText('스낵')).toBeTruthy();
    actSync(() => GlobalOverlay.hideOverlay('all'));
    await advanceTime(1000);
    expect(dialogs()).toBe(0);
  });
});

test('the scrim fades in 50 ms in the colour of the theme', async () => {
  const { overlay } = await renderInApp(app);
  actSync(() => overlay.showAlert({}));
  const scrim = ancestorOf(
    screen.getByRole('alertdialog').querySelector('[aria-hidden]') as Element,
  );
  expect(computedStyle(scrim).backgroundColor).toBe('rgba(33, 43, 54, 0.53)');
  expect(scrim.style.opacity).toBe('0');
  await advanceTime(70);
  expect(scrim.style.opacity).toBe('1');
});
