import { act, render, screen } from '@testing-library/react';
import { Text } from 'react-native';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ZSAboveKeyboard } from '../../src';
import { useFoldingState } from '../../src/folding/useFoldingState';
import { useKeyboard } from '../../src/keyboard/useKeyboard';
import { fadingShadow } from '../../src/motion/fadingShadow';
import { setKeyboard } from '../../src/preview';
import { actSync, advanceTime, renderInApp } from '../support/renderInApp';
import { ancestorOf, computedStyle } from '../support/styles';

type Listener = (event: { endCoordinates: { height: number } }) => void;

const device = vi.hoisted(() => ({
  platform: { OS: 'web', Version: 34 },
  keyboard: new Map<string, (event: { endCoordinates: { height: number } }) => void>(),
  reduced: false,
  asked: undefined as Promise<boolean> | undefined,
  listeners: new Set<(reduced: boolean) => void>(),
  fold: undefined as { foldingState: 'folded' | 'unfolded'; width: number } | undefined,
}));

vi.mock('../../src/platform/foldingFeature', () => ({ readFolding: async () => device.fold }));

vi.mock('react-native', async (original) => ({
  ...(await original<typeof import('react-native')>()),
  Platform: device.platform,
  Keyboard: {
    addListener: (name: string, listener: Listener) => {
      device.keyboard.set(name, listener);
      return { remove: () => device.keyboard.delete(name) };
    },
    dismiss: () => {},
  },
  AccessibilityInfo: {
    isReduceMotionEnabled: async () => device.asked ?? device.reduced,
    addEventListener: (_name: string, listener: (reduced: boolean) => void) => {
      device.listeners.add(listener);
      return { remove: () => device.listeners.delete(listener) };
    },
  },
}));

const pretend = (OS: string, Version = 34) => Object.assign(device.platform, { OS, Version });
const up = (name: string, height: number) =>
  act(() => device.keyboard.get(name)?.({ endCoordinates: { height } }));

beforeEach(() => device.keyboard.clear());
afterEach(() => {
  pretend('web');
});

describe('useKeyboard', () => {
  function Height() {
    const { isKeyboardVisible, keyboardHeight } = useKeyboard();
    return <Text testID="k">{`${isKeyboardVisible} ${keyboardHeight}`}</Text>;
  }

  test.each([
    ['ios', 'keyboardWillShow', 'keyboardWillHide'],
    ['android', 'keyboardDidShow', 'keyboardDidHide'],
  ])('on %s listens to %s and %s', (os, shown, hidden) => {
    pretend(os);
    const { unmount } = render(<Height />);
    up(shown, 291);
    expect(screen.getByTestId('k').textContent).toBe('true 291');
    up(hidden, 0);
    expect(screen.getByTestId('k').textContent).toBe('false 0');
    unmount();
    expect(device.keyboard.size).toBe(0);
  });
});

test('ZSAboveKeyboard rises by the whole keyboard on Android, and not at all below API 30', async () => {
  pretend('android', 34);
  const bar = (
    <ZSAboveKeyboard>
      <Text>보내기</Text>
    </ZSAboveKeyboard>
  );
  const { redraw } = await renderInApp(bar);
  actSync(() => setKeyboard(300));
  const padding = () => computedStyle(ancestorOf(screen.getByText('보내기'))).paddingBottom;
  expect(padding()).toBe('300px');
  pretend('android', 29);
  redraw(<Text>다른 것</Text>);
  redraw(bar);
  expect(padding()).toBe('0px');
  actSync(() => setKeyboard(0));
});

test('a sheet stays where it is on Android, where the window makes room', async () => {
  pretend('android');
  const { overlay } = await renderInApp(<Text>화면</Text>);
  actSync(() => overlay.showBottomSheet({ component: null }));
  await advanceTime(2000);
  actSync(() => setKeyboard(300));
  await advanceTime(500);
  const panel = ancestorOf(screen.getByRole('button', { name: '닫기' }), 2);
  expect(panel.style.transform).toContain('translateY(0px)');
  actSync(() => setKeyboard(0));
});

describe('useReducedMotion', () => {
  /** The hook of a newly loaded app, and its result in each render. */
  async function loadApp() {
    vi.resetModules();
    const fresh = await import('../../src/motion/useReducedMotion.ts');
    const results: boolean[] = [];
    function Motion() {
      results.push(fresh.useReducedMotion());
      return null;
    }
    return { Motion, results };
  }

  test('takes the setting of the device, before anything is drawn, and its changes', async () => {
    device.reduced = false;
    const { Motion, results } = await loadApp();
    const { unmount } = render(<Motion />);
    await act(async () => {});
    expect(results).toEqual([false]);
    act(() => {
      for (const listener of device.listeners) {
        listener(true);
      }
    });
    expect(results.at(-1)).toBe(true);
    unmount();
  });

  test('lets nothing move while the device has not answered', async () => {
    let answer: (isReduced: boolean) => void = () => undefined;
    device.asked = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    const { Motion, results } = await loadApp();
    const { unmount } = render(<Motion />);
    expect(results).toEqual([true]);
    await act(async () => answer(false));
    expect(results.at(-1)).toBe(false);
    unmount();
    device.asked = undefined;
  });
});

test('useFoldingState takes what the device tells', async () => {
  function Fold() {
    const { foldingState, width } = useFoldingState();
    return <Text testID="f">{`${foldingState} ${width}`}</Text>;
  }
  device.fold = { foldingState: 'unfolded', width: 884 };
  render(<Fold />);
  await act(async () => {});
  expect(screen.getByTestId('f').textContent).toBe('unfolded 884');
  device.fold = undefined;
});

test('a fading shadow scales the numbers of phones', async () => {
  const { Animated } = await import('react-native');
  const progress = { value: new Animated.Value(0.5), isIn: false, duration: 50 };
  const [, android] = fadingShadow({ elevation: 4 }, progress);
  const [, , ios] = fadingShadow({ shadowOpacity: 0.2 }, progress);
  expect(JSON.stringify(android)).toBe('{"elevation":2}');
  expect(JSON.stringify(ios)).toBe('{"shadowOpacity":0.1}');
});
