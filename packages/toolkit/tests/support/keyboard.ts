import { Keyboard, type KeyboardEvent } from 'react-native';
import { vi } from 'vitest';
import { actSync } from './renderInApp';

const listeners = new Map<string, Set<(event: KeyboardEvent) => void>>();

/** Gives the browser the keyboard events of an iPhone. */
export function installKeyboard(): void {
  listeners.clear();
  vi.spyOn(Keyboard, 'addListener').mockImplementation((name, listener) => {
    const set = listeners.get(name) ?? new Set();
    listeners.set(name, set.add(listener));
    return { remove: () => set.delete(listener) } as unknown as ReturnType<
      typeof Keyboard.addListener
    >;
  });
}

/** Shows the keyboard at a height (pt); 0 hides it. */
export function setKeyboard(height: number): void {
  const event = { endCoordinates: { height } } as KeyboardEvent;
  actSync(() => {
    for (const listener of listeners.get(height > 0 ? 'keyboardWillShow' : 'keyboardWillHide') ??
      []) {
      listener(event);
    }
  });
}
