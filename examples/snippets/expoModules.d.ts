/** The parts of Expo that the snippets name; the app under documentation installs them, this repo does not. */
declare module 'expo-font' {
  export function useFonts(
    fonts: Record<string, unknown>,
  ): [loaded: boolean, error: Error | null];
}

declare module 'expo-router' {
  import type { ComponentType } from 'react';

  export const Stack: ComponentType<{
    screenOptions?: { headerShown?: boolean };
  }>;
  export function useFocusEffect(effect: () => undefined | (() => void)): void;
}
