import { useTheme } from '@0610studio/zs-ui';
import { NavigationBar } from 'expo-navigation-bar';
import { useEffect } from 'react';
import { Platform } from 'react-native';

/** Android 내비게이션 바의 버튼을 배경에서 보이는 색으로 바꿉니다. */
export function NavigationBarButtons() {
  const { mode } = useTheme().palette;

  useEffect(() => {
    const style = mode === 'dark' ? 'light' : 'dark';
    const timer = setTimeout(() => {
      if (Platform.OS === 'android') {
        NavigationBar.setStyle(style);
      }
    });
    return () => clearTimeout(timer);
  }, [mode]);

  return null;
}
