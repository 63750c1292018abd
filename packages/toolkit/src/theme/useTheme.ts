import { createContext, useContext } from 'react';
import type { ThemeProps } from './types';

/** Theme of the nearest ThemeProvider. */
export const ThemeContext = createContext<ThemeProps | undefined>(undefined);

/**
 * 가장 가까운 `ThemeProvider`의 색, 타이포그래피, 그림자를 반환합니다.
 * `ThemeProvider` 밖에서 호출하면 오류가 발생합니다.
 */
export function useTheme(): ThemeProps {
  const theme = useContext(ThemeContext);
  if (theme === undefined) {
    throw new Error('useTheme must be used within a ThemeProvider');
  }
  return theme;
}
