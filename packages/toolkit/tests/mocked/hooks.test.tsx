import { act, render, screen } from '@testing-library/react';
import { Text } from 'react-native';
import { describe, expect, test, vi } from 'vitest';
import { useFoldingState } from '../../src/folding/useFoldingState';

const device = vi.hoisted(() => ({
  reduced: false,
  asked: undefined as Promise<boolean> | undefined,
  listeners: new Set<(reduced: boolean) => void>(),
  fold: undefined as { foldingState: 'folded' | 'unfolded'; width: number } | undefined,
}));

vi.mock('../../src/platform/foldingFeature', () => ({ readFolding: async () => device.fold }));

vi.mock('react-native', async (original) => ({
  ...(await original<typeof import('react-native')>()),
  AccessibilityInfo: {
    isReduceMotionEnabled: async () => device.asked ?? device.reduced,
    addEventListener: (_name: string, listener: (reduced: boolean) => void) => {
      device.listeners.add(listener);
      return { remove: () => device.listeners.delete(listener) };
    },
  },
}));

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

test('a fading shadow has the alpha of its progress on phones', async () => {
  vi.resetModules();
  vi.doMock('../../src/platform/preview', () => ({ IS_PREVIEW: false, IS_IOS: true }));
  const { fadingShadow } = await import('../../src/motion/fadingShadow');
  const { Animated } = await import('react-native');
  const shadow = { offsetX: 0, offsetY: 2, blurRadius: 4, color: 'rgba(0, 0, 0, 0.2)' };
  const progress = { value: new Animated.Value(0.5), isIn: false, duration: 50 };
  const style = fadingShadow({ boxShadow: [shadow] }, progress);
  expect(JSON.parse(JSON.stringify(style))).toEqual({
    boxShadow: [{ ...shadow, color: 'rgba(0, 0, 0, 0.1)' }],
  });
  vi.doUnmock('../../src/platform/preview');
});
