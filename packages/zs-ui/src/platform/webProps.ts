import { Platform } from 'react-native';

/** Attributes and handlers only browsers know (`aria-invalid`, `onKeyDown`); nothing on phones. */
export function webProps(props: Record<string, unknown>): object {
  return Platform.OS === 'web' ? props : {};
}
