import { useEffect, useRef, useState } from 'react';
import { Keyboard, type KeyboardEvent } from 'react-native';
import { IS_IOS } from '../platform/preview';

/** State of the on-screen keyboard; its height is in pt, 0 while it is hidden. */
export interface KeyboardInfo {
  isKeyboardVisible: boolean;
  keyboardHeight: number;
}

/** Handlers of the keyboard. Those of the last render are called. */
export interface KeyboardHandlers {
  onShow?: (event: KeyboardEvent) => void;
  onHide?: () => void;
}

/** Returns the state of the on-screen keyboard. Browsers have none; the previews draw one. */
export function useKeyboard(handlers: KeyboardHandlers = {}): KeyboardInfo {
  const [isKeyboardVisible, setIsVisible] = useState(false);
  const [keyboardHeight, setHeight] = useState(0);
  const latest = useRef(handlers);
  latest.current = handlers;

  useEffect(() => {
    const shown = Keyboard.addListener(IS_IOS ? 'keyboardWillShow' : 'keyboardDidShow', (event) => {
      setIsVisible(true);
      setHeight(event.endCoordinates.height);
      latest.current.onShow?.(event);
    });
    const hidden = Keyboard.addListener(IS_IOS ? 'keyboardWillHide' : 'keyboardDidHide', () => {
      setIsVisible(false);
      setHeight(0);
      latest.current.onHide?.();
    });
    return () => {
      shown.remove();
      hidden.remove();
    };
  }, []);

  return { isKeyboardVisible, keyboardHeight };
}
