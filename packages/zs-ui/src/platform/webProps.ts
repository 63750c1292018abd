import { Platform } from 'react-native';

/** Props that only React Native Web supports (`aria-invalid`, `onKeyDown`); an empty object on phones. */
export function webProps(props: Record<string, unknown>): object {
  return Platform.OS === 'web' ? props : {};
}
