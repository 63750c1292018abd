import { useTheme } from '@0610studio/zs-ui';
import {
  DarkTheme,
  DefaultTheme,
  NavigationContainer,
} from '@react-navigation/native';
import { StatusBar } from 'expo-status-bar';
import type { ReactNode } from 'react';

/** 내비게이터의 색을 팔레트에 맞춥니다. ThemeProvider 안에 렌더링합니다. */
export function ThemedNavigation({
  children,
}: {
  children: ReactNode;
}) {
  const { palette } = useTheme();
  const isDark = palette.mode === 'dark';
  const base = isDark ? DarkTheme : DefaultTheme;

  return (
    <NavigationContainer
      theme={{
        ...base,
        colors: {
          ...base.colors,
          primary: palette.text.base,
          background: palette.background.base,
          card: palette.background.base,
          text: palette.text.base,
          border: palette.background.neutral,
        },
      }}
    >
      <StatusBar style={isDark ? 'light' : 'dark'} />
      {children}
    </NavigationContainer>
  );
}
