import { createContext, useContext } from 'react';
import type { ThemeProps } from './types';

/** Theme of the nearest ThemeProvider. */
export const ThemeContext = createContext<ThemeProps | undefined>(undefined);

/**
 * 가장 가까운 `ThemeProvider`의 색, 글자 모양, 그림자를 돌려줍니다.
 * `ThemeProvider` 밖에서 부르면 오류를 던집니다.
 */
export function useTheme(): ThemeProps {
  const theme = useContext(ThemeContext);
  if (theme === undefined) {
    throw new Error('useTheme must be used within a ThemeProvider');
  }
  return theme;
}
