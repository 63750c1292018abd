import { ThemeProvider } from '@0610studio/zs-ui';
import { useFonts } from 'expo-font';
import type { ReactNode } from 'react';

const themeFonts = {
  400: 'Pretendard-Regular',
  500: 'Pretendard-Medium',
  600: 'Pretendard-SemiBold',
  700: 'Pretendard-Bold',
};

export function AppTheme({
  children,
}: {
  children: ReactNode;
}) {
  const [isLoaded] = useFonts({
    'Pretendard-Regular': require('../../assets/fonts/Pretendard-Regular.otf'),
    'Pretendard-Medium': require('../../assets/fonts/Pretendard-Medium.otf'),
    'Pretendard-SemiBold': require('../../assets/fonts/Pretendard-SemiBold.otf'),
    'Pretendard-Bold': require('../../assets/fonts/Pretendard-Bold.otf'),
  });

  if (!isLoaded) {
    return null;
  }
  return (
    <ThemeProvider themeFonts={themeFonts}>
      {children}
    </ThemeProvider>
  );
}
