import { setup } from 'virtual:playground/toolkit';
import type { ReactNode } from 'react';
import { SafeAreaProvider } from './replace/safeArea.tsx';

/** Providers around an example: the safe area, and those of the toolkit. */
export function Device({ code, children }: { code: string; children: ReactNode }) {
  const { Wrapper, ownsWrapper } = setup;
  return (
    <SafeAreaProvider>
      {!Wrapper || ownsWrapper?.(code) ? children : <Wrapper>{children}</Wrapper>}
    </SafeAreaProvider>
  );
}
