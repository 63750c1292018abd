/** The parts of Expo that the snippets name; the app under documentation installs them, this repo does not. */
declare module 'expo-font' {
  export function useFonts(
    fonts: Record<string, unknown>,
  ): [loaded: boolean, error: Error | null];
}

declare module 'expo-status-bar' {
  import type { ComponentType } from 'react';

  export const StatusBar: ComponentType<{ style?: 'light' | 'dark' }>;
}

declare module 'expo-router' {
  import type { ComponentType } from 'react';

  export const Stack: ComponentType<{
    screenOptions?: {
      headerShown?: boolean;
      contentStyle?: { backgroundColor?: string };
      headerStyle?: { backgroundColor?: string };
      headerTintColor?: string;
    };
  }>;
  export function useFocusEffect(effect: () => undefined | (() => void)): void;
}
