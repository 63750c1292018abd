// Snippets show code of an app that uses Expo; these modules are not installed here.
declare module 'expo-font' {
  export function useFonts(
    map: Record<string, unknown>,
  ): [boolean, Error | null];
}

declare module 'expo-router' {
  import type { ComponentType, ReactNode } from 'react';

  export const Stack: ComponentType<{
    screenOptions?: object;
    children?: ReactNode;
  }> & {
    Screen: ComponentType<{ name: string; options?: object }>;
  };
  export const Slot: ComponentType;
  export const Link: ComponentType<{
    href: string;
    asChild?: boolean;
    children?: ReactNode;
  }>;
  export const router: {
    push(href: string): void;
    replace(href: string): void;
    back(): void;
  };
  export function useRouter(): typeof router;
  export function useFocusEffect(effect: () => undefined | (() => void)): void;
}

declare module '*.otf' {
  const asset: number;
  export default asset;
}

declare module '*.ttf' {
  const asset: number;
  export default asset;
}
