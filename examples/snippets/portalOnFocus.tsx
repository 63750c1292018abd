import { ZSPortal } from '@0610studio/zs-ui';
import { useFocusEffect } from 'expo-router';
import {
  type ReactNode,
  useCallback,
  useState,
} from 'react';

/** 화면에 포커스가 있을 때만 포털의 내용을 표시합니다. */
export function FocusedPortal({
  children,
}: {
  children: ReactNode;
}) {
  const [isFocused, setIsFocused] = useState(false);

  useFocusEffect(
    useCallback(() => {
      setIsFocused(true);
      return () => setIsFocused(false);
    }, []),
  );

  return isFocused && <ZSPortal>{children}</ZSPortal>;
}
