import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, userEvent } from '@testing-library/react-native';
import type { ComponentType } from 'react';
import { DeviceEventEmitter, Dimensions, useColorScheme, View } from 'react-native';
import { simulatedFolding } from '../../../toolkit/src/folding/simulation';
import { renderApp } from '../../../toolkit/tests/device/renderApp';
import type { Step, Task } from '../tasks';
import { backdrops } from './accessibility';
import { findField, findPressable } from './find';

/** Longer than any animation of the toolkit. */
const SETTLE_MS = 700;

const UNFOLDED = { width: 884, height: 1104, scale: 2, fontScale: 1 };
const KEYBOARD = { height: 336, screenX: 0, screenY: 508, width: 390 };
const PLACE = { x: 16, y: 60, width: 44, height: 44 };
const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
};

/** React renders between two slices of time: what it renders may wait again. */
const SLICE_MS = 50;

/** Lets time (ms) pass, and all that waits for it happen. */
export async function passTime(ms = SETTLE_MS): Promise<void> {
  for (let passed = 0; passed < ms; passed += SLICE_MS) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(SLICE_MS);
    });
  }
}

type Tell = (...numbers: number[]) => void;

/** Gives each view a place, which the views of tests do not measure. */
function placeViews(): void {
  const { x, y, width, height } = PLACE;
  const views = View.prototype as unknown as Record<string, jest.Mock<(tell: Tell) => void>>;
  views.measure?.mockImplementation((tell) => tell(0, 0, width, height, x, y));
  views.measureInWindow?.mockImplementation((tell) => tell(x, y, width, height));
}

function setUp(device: Task['device'] = {}): void {
  placeViews();
  if (device.unfolded) {
    Dimensions.set({ window: UNFOLDED, screen: UNFOLDED });
    simulatedFolding.set({ foldingState: 'unfolded', width: UNFOLDED.width });
  }
  if (device.dark) {
    jest.mocked(useColorScheme).mockReturnValue('dark');
  }
}

/** A device tells its safe area to a provider, which draws nothing before. */
async function tellSafeArea(): Promise<void> {
  const providers = screen.container.queryAll(({ type }) => type === 'RNCSafeAreaProvider');
  for (const provider of providers) {
    await fireEvent(provider, 'insetsChange', { nativeEvent: METRICS });
  }
}

/** Starts an answer on the device of a task. */
export async function start(Answer: ComponentType, task: Task): Promise<void> {
  setUp(task.device);
  if (task.wholeApp) {
    await render(<Answer />);
    await tellSafeArea();
  } else {
    await renderApp(<Answer />);
  }
  await passTime();
}

async function moveKeyboard(to: 'shown' | 'hidden'): Promise<void> {
  const endCoordinates = to === 'shown' ? KEYBOARD : { ...KEYBOARD, height: 0 };
  const name = to === 'shown' ? 'Show' : 'Hide';
  await act(async () => {
    for (const moment of ['Will', 'Did']) {
      DeviceEventEmitter.emit(`keyboard${moment}${name}`, { endCoordinates, duration: 250 });
    }
  });
}

/** Does what a user does in a step. */
export async function perform({ press, hold, type, wait, keyboard, outside }: Step): Promise<void> {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  if (press) {
    await user.press(findPressable(press));
  }
  if (hold) {
    await user.longPress(findPressable(hold));
  }
  if (type) {
    const field = findField(type.field);
    await user.clear(field);
    await user.type(field, type.text);
  }
  if (keyboard) {
    await moveKeyboard(keyboard);
  }
  const [backdrop] = outside ? backdrops().slice(-1) : [];
  if (backdrop) {
    await user.press(backdrop);
  }
  await passTime(wait);
}
