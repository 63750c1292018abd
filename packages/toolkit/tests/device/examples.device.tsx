import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, userEvent } from '@testing-library/react-native';
import type { ComponentType } from 'react';
import { Platform } from 'react-native';
import { renderApp } from './renderApp';

const folder = join(__dirname, '../../../../examples');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace(/\.tsx$/, ''));

/** Longer than any animation or timer of an example. */
const LONGEST_WAIT_MS = 5000;

async function advanceTime(): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(LONGEST_WAIT_MS);
  });
}

function load(name: string): { Example: ComponentType; hasProviders: boolean } {
  const file = join(folder, `${name}.tsx`);
  const hasProviders = /\.ThemeProvider\b/.test(readFileSync(file, 'utf8'));
  return { Example: require(file).default, hasProviders };
}

const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
  consoleError.mockClear();
});

/** Elements that can be pressed: few have a role. */
const pressables = () =>
  screen.container.queryAll(({ props }) => props.accessible === true && 'onClick' in props);

describe(`on ${Platform.OS}, as React Native draws it,`, () => {
  test.each(names)('%s appears and takes a press on each of its controls', async (name) => {
    const { Example, hasProviders } = load(name);
    await renderApp(<Example />, hasProviders);
    await advanceTime();
    expect(screen.toJSON()).not.toBeNull();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const count = pressables().length;
    for (let at = 0; at < count; at++) {
      const target = pressables()[at];
      if (target) {
        await user.press(target);
        await advanceTime();
      }
    }
    expect(screen.toJSON()).not.toBeNull();
    expect(consoleError.mock.calls.map(String)).toEqual([]);
  });

  test('the examples are all there', () => {
    expect(names.length).toBeGreaterThan(80);
  });
});
