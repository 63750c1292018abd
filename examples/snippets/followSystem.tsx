import { useTheme } from '@0610studio/zs-ui';
import AsyncStorage from '@react-native-async-storage/async-storage';
import { useEffect, useRef } from 'react';
import { Switch, useColorScheme } from 'react-native';

/** ThemeProvider 안에 한 번 렌더링합니다. 시스템의 모드가 바뀌면 테마도 바꿉니다. */
export function FollowSystem() {
  const system = useColorScheme();
  const { isUsingSystemColorScheme: isFollowing, setUseSystemColorScheme } =
    useTheme().palette;
  const applied = useRef(system);
  const isRestarting = useRef(false);

  useEffect(() => {
    if (isRestarting.current && !isFollowing) {
      isRestarting.current = false;
      setUseSystemColorScheme(true);
    } else if (applied.current !== system) {
      applied.current = system;
      isRestarting.current = isFollowing;
      if (isFollowing) {
        setUseSystemColorScheme(false);
      }
    }
  }, [system, isFollowing, setUseSystemColorScheme]);

  return null;
}

/** 설정 화면의 스위치입니다. 켤 때 저장된 모드를 지워 다시 실행해도 시스템을 따릅니다. */
export function FollowSystemSwitch() {
  const { palette } = useTheme();

  const change = async (isOn: boolean) => {
    if (isOn) {
      await AsyncStorage.removeItem('themeMode');
    }
    palette.setUseSystemColorScheme(isOn);
  };

  return (
    <Switch
      aria-label="시스템 설정 따르기"
      value={palette.isUsingSystemColorScheme}
      onValueChange={change}
    />
  );
}
