import { useEffect, useState, useSyncExternalStore } from 'react';
import { Keyboard, Platform } from 'react-native';
import { simulatedKeyboardHeight } from './simulation';

/** State of the on-screen keyboard; its height is in pt, 0 while it is hidden. */
export interface KeyboardInfo {
  isKeyboardVisible: boolean;
  keyboardHeight: number;
}

/** Returns the state of the on-screen keyboard. Browsers do not report it: there it is always hidden. */
export function useKeyboard(): KeyboardInfo {
  const [deviceHeight, setDeviceHeight] = useState(0);
  const simulatedHeight = useSyncExternalStore(
    simulatedKeyboardHeight.subscribe,
    simulatedKeyboardHeight.get,
    simulatedKeyboardHeight.get,
  );

  useEffect(() => {
    const isIos = Platform.OS === 'ios';
    const shown = Keyboard.addListener(isIos ? 'keyboardWillShow' : 'keyboardDidShow', (event) =>
      setDeviceHeight(event.endCoordinates.height),
    );
    const hidden = Keyboard.addListener(isIos ? 'keyboardWillHide' : 'keyboardDidHide', () =>
      setDeviceHeight(0),
    );
    return () => {
      shown.remove();
      hidden.remove();
    };
  }, []);

  const keyboardHeight = simulatedHeight || deviceHeight;
  return { isKeyboardVisible: keyboardHeight > 0, keyboardHeight };
}
