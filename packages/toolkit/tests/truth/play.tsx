import { jest } from '@jest/globals';
import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, render, screen, userEvent } from '@testing-library/react-native';
import type { ComponentType } from 'react';
import { AccessibilityInfo, BackHandler, Keyboard, StatusBar } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import type * as Toolkit from '../../src';
import { use } from './current';
import { type TreeNode, toLines } from './normalize';

/** Longer than any animation or timer of an example. */
const LONGEST_WAIT_MS = 8000;
/** Longer than any exit animation. */
const EXIT_MS = 500;

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
};

/** Waits until all is still; what a timer changes is rendered at the end of `act`, and may start another. */
async function advanceTime(): Promise<void> {
  for (const ms of [LONGEST_WAIT_MS, EXIT_MS, EXIT_MS]) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(ms);
    });
  }
}

/** Records the calls of React Native and of native modules, in order. */
function recordCalls(): string[] {
  const calls: string[] = [];
  const record =
    (name: string) =>
    (...given: unknown[]) =>
      void calls.push(`${name}(${given.filter((one) => typeof one !== 'function').map(String)})`);
  jest.spyOn(console, 'error').mockImplementation(record('console.error'));
  jest.spyOn(Keyboard, 'dismiss').mockImplementation(record('Keyboard.dismiss'));
  jest
    .spyOn(AccessibilityInfo, 'announceForAccessibility')
    .mockImplementation(record('announceForAccessibility'));
  jest.spyOn(StatusBar, 'setBackgroundColor').mockImplementation(record('setBackgroundColor'));
  jest.spyOn(AsyncStorage, 'setItem').mockImplementation(async (...given) => {
    record('AsyncStorage.setItem')(...given);
  });
  jest.spyOn(AsyncStorage, 'multiSet').mockImplementation(async (pairs) => {
    record('AsyncStorage.multiSet')(pairs);
  });
  jest.spyOn(BackHandler, 'addEventListener').mockImplementation((name) => {
    record('BackHandler.addEventListener')(name);
    return { remove: record('BackHandler.remove') };
  });
  const setStyle = record('setStyle');
  const getFoldingFeature = async () => ({ foldingFeature: null, width: 390 });
  Object.assign(globalThis, {
    expo: {
      modules: {
        ExpoNavigationBar: { setStyle },
        ZsUi: { getFoldingFeature },
      },
    },
  });
  return calls;
}

/** Elements that can be pressed, in tree order. */
const pressables = () =>
  screen.container.queryAll(({ props }) => props.accessible === true && 'onClick' in props);

/** What a toolkit draws and calls: at first, and after a press on each of its controls in turn. */
export async function play(
  toolkit: typeof Toolkit,
  Example: ComponentType,
  hasProviders: boolean,
): Promise<string[]> {
  use(toolkit);
  const calls = recordCalls();
  const { OverlayProvider, ThemeProvider } = toolkit;
  const view = await render(
    <SafeAreaProvider initialMetrics={metrics}>
      {hasProviders ? (
        <Example />
      ) : (
        <ThemeProvider>
          <OverlayProvider>
            <Example />
          </OverlayProvider>
        </ThemeProvider>
      )}
    </SafeAreaProvider>,
  );
  const lines: string[] = [];
  const note = async (title: string) => {
    await advanceTime();
    lines.push(`# ${title}`, ...toLines(screen.toJSON() as TreeNode | null), ...calls.splice(0));
  };
  await note('at first');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const count = pressables().length;
  for (let at = 0; at < count; at += 1) {
    const pressed = pressables()[at];
    if (pressed) {
      await user.press(pressed);
      await note(`after press ${at + 1}`);
    }
  }
  await view.unmount();
  jest.restoreAllMocks();
  return lines;
}
