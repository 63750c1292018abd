import type { KeyboardEventListener, KeyboardEventName } from 'react-native';
import { getEnv, subscribeEnv } from '../env.ts';

/** Height of the drawn keyboard with its safe area in dp, as on a phone 390 dp wide. */
export const KEYBOARD_HEIGHT = 336;

type KeyboardEventLike = Parameters<KeyboardEventListener>[0];

const listeners = new Map<string, Set<KeyboardEventListener>>();
let up = false;
let dismissed = false;
const changes = new Set<() => void>();

function eventOf(visible: boolean): KeyboardEventLike {
  const { innerWidth: width, innerHeight: height } = window;
  const open = { screenX: 0, screenY: height - KEYBOARD_HEIGHT, width, height: KEYBOARD_HEIGHT };
  const shut = { screenX: 0, screenY: height, width, height: 0 };
  return {
    duration: 250,
    easing: 'keyboard',
    isEventFromThisApp: true,
    startCoordinates: visible ? shut : open,
    endCoordinates: visible ? open : shut,
  };
}

function emit(name: KeyboardEventName, event: KeyboardEventLike): void {
  for (const listener of [...(listeners.get(name) ?? [])]) {
    listener(event);
  }
}

function settle(): void {
  const next = getEnv().keyboard && !dismissed;
  if (next === up) {
    return;
  }
  up = next;
  const event = eventOf(up);
  emit(up ? 'keyboardWillShow' : 'keyboardWillHide', event);
  emit(up ? 'keyboardDidShow' : 'keyboardDidHide', event);
  for (const change of [...changes]) {
    change();
  }
}

/** Calls `change` whenever the keyboard is shown or hidden. */
export function subscribeKeyboard(change: () => void): () => void {
  changes.add(change);
  return () => changes.delete(change);
}

/** Whether the keyboard is visible. */
export function isKeyboardUp(): boolean {
  return up;
}

/** Follows the keyboard setting of the device, and shows the keyboard again when a field gets focus. */
export function startKeyboard(): void {
  let wanted = getEnv().keyboard;
  subscribeEnv(() => {
    if (getEnv().keyboard !== wanted) {
      wanted = getEnv().keyboard;
      dismissed = false;
      settle();
    }
  });
  document.addEventListener('focusin', (event) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) {
      dismissed = false;
      settle();
    }
  });
}

/** React Native's Keyboard, whose web version has no events. */
export const Keyboard = {
  isVisible: isKeyboardUp,
  metrics: () => (up ? eventOf(true).endCoordinates : undefined),
  addListener(name: KeyboardEventName, listener: KeyboardEventListener) {
    const set = listeners.get(name) ?? new Set();
    listeners.set(name, set.add(listener));
    return { remove: () => set.delete(listener) };
  },
  removeAllListeners(name: KeyboardEventName) {
    listeners.delete(name);
  },
  dismiss() {
    if (document.activeElement instanceof HTMLElement) {
      document.activeElement.blur();
    }
    dismissed = true;
    settle();
  },
  scheduleLayoutAnimation: () => undefined,
};

// react-native-web exports each module as its default.
// biome-ignore lint/style/noDefaultExport: stands in for a module with a default export
export default Keyboard;
