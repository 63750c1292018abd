import { BackHandler } from 'react-native';

/** What to do when the reader asks to leave; each answers whether it did something. */
export interface Dismissal {
  /** Android's back button. */
  onBack: () => boolean;
  /** The Escape key. */
  onEscape: () => boolean;
}

/** Listens for the device's way of leaving; returns the way to stop. */
export function listenForDismissal({ onBack }: Dismissal): () => void {
  const subscription = BackHandler.addEventListener('hardwareBackPress', onBack);
  return () => subscription.remove();
}
