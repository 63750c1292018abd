import { BackHandler } from 'react-native';

/** Handlers for the platform's ways to dismiss an overlay; each returns whether it handled the event. */
export interface Dismissal {
  /** Android's back button. */
  onBack: () => boolean;
  /** The Escape key. */
  onEscape: () => boolean;
}

/** Listens for Android's back button. Returns a function that stops listening. */
export function listenForDismissal({ onBack }: Dismissal): () => void {
  const subscription = BackHandler.addEventListener('hardwareBackPress', onBack);
  return () => subscription.remove();
}
