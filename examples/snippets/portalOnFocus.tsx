import { ZSPortal } from '@0610studio/zs-ui';
import { useFocusEffect } from 'expo-router';
import { type ReactNode, useCallback, useState } from 'react';

/** 화면이 앞에 있을 때만 포털의 내용을 보여 줍니다. */
export function FocusedPortal({ children }: { children: ReactNode }) {
  const [isFocused, setIsFocused] = useState(false);

  useFocusEffect(
    useCallback(() => {
      setIsFocused(true);
      return () => setIsFocused(false);
    }, []),
  );

  return isFocused && <ZSPortal>{children}</ZSPortal>;
}
