import { BackHandler } from 'react-native';

/**
 * Listens for Android's back button; the listener that was added last is called first.
 * @param onBack returns whether it handled the press
 * @returns function that stops listening
 */
export function listenForBack(onBack: () => boolean): () => void {
  const subscription = BackHandler.addEventListener('hardwareBackPress', onBack);
  return () => subscription.remove();
}
