// Snippets show code of an app that uses Expo; these modules are not installed here.
declare module 'expo-font' {
  export function useFonts(
    map: Record<string, unknown>,
  ): [boolean, Error | null];
}

declare module 'expo-navigation-bar' {
  export const NavigationBar: {
    setStyle(style: 'light' | 'dark'): void;
  };
}

declare module 'expo-status-bar' {
  import type { ComponentType } from 'react';

  export const StatusBar: ComponentType<{
    style?: 'light' | 'dark';
  }>;
}

declare module 'expo-router' {
  import type { ComponentType, ReactNode } from 'react';

  export const DarkTheme: object;
  export const DefaultTheme: object;
  export const ThemeProvider: ComponentType<{
    value: object;
    children: ReactNode;
  }>;
  export const Stack: ComponentType<{
    screenOptions?: object;
    children?: ReactNode;
  }> & {
    Screen: ComponentType<{
      name: string;
      options?: object;
    }>;
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
  export function useFocusEffect(
    effect: () => undefined | (() => void),
  ): void;
}

declare module '@react-navigation/native' {
  import type { ComponentType, ReactNode } from 'react';

  interface Theme {
    dark: boolean;
    colors: Record<
      | 'primary'
      | 'background'
      | 'card'
      | 'text'
      | 'border'
      | 'notification',
      string
    >;
  }
  export const DarkTheme: Theme;
  export const DefaultTheme: Theme;
  export const NavigationContainer: ComponentType<{
    theme?: Theme;
    children: ReactNode;
  }>;
  export function useNavigation(): {
    dispatch(action: object): void;
  };
  export function usePreventRemove(
    isPrevented: boolean,
    callback: (event: { data: { action: object } }) => void,
  ): void;
}

declare module '@react-navigation/native-stack' {
  import type { ComponentType, ReactNode } from 'react';

  export function createNativeStackNavigator(): {
    Navigator: ComponentType<{ children: ReactNode }>;
    Screen: ComponentType<{
      name: string;
      component: ComponentType;
    }>;
  };
}

declare module '*.otf' {
  const asset: number;
  export default asset;
}

declare module '*.ttf' {
  const asset: number;
  export default asset;
}

declare module '@tanstack/react-query' {
  export class QueryCache {
    constructor(options: {
      onError?: (error: Error) => void;
    });
  }
  export class QueryClient {
    constructor(options: { queryCache: QueryCache });
  }
}

declare module 'axios' {
  interface Client {
    interceptors: {
      response: {
        use(
          onFulfilled: (response: unknown) => unknown,
          onRejected: (error: Error) => unknown,
        ): number;
      };
    };
  }
  const axios: {
    create(options: { baseURL: string }): Client;
  };
  export default axios;
}

declare module '@jest/globals' {
  export const jest: {
    useFakeTimers(): void;
    useRealTimers(): void;
    clearAllTimers(): void;
    advanceTimersByTimeAsync(
      milliseconds: number,
    ): Promise<void>;
    mock(module: string, factory: () => unknown): void;
    fn(): () => void;
    requireActual<Module>(module: string): Module;
  };
  export function beforeEach(body: () => void): void;
  export function afterEach(body: () => void): void;
  export function test(
    name: string,
    body: () => void | Promise<void>,
  ): void;
  export function expect(value: unknown): {
    toBeNull(): void;
    toBeTruthy(): void;
  };
}

declare module '@testing-library/react-native' {
  import type { ComponentType, ReactElement } from 'react';

  export function render(element: ReactElement): unknown;
  export const screen: {
    getByText(text: string): object;
    getByLabelText(text: string): object;
    getByTestId(id: string): object;
    queryByText(text: RegExp | string): object | null;
    UNSAFE_queryByType(type: ComponentType): object | null;
    queryByTestId(id: string): object | null;
    findByText(text: string): Promise<object>;
  };
  export const fireEvent: {
    press(element: object): void;
    changeText(element: object, text: string): void;
  };
  export function act(
    body: () => Promise<void>,
  ): Promise<void>;
  export function waitFor(
    expectation: () => void,
  ): Promise<void>;
}

declare module 'expo-modules-core' {
  export function requireNativeModule(
    name: string,
  ): unknown;
}
