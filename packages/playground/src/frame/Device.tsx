import { setup } from 'virtual:playground/toolkit';
import type { ReactNode } from 'react';
import { SafeAreaProvider } from './replace/safeArea.tsx';

/** What an app has at its root: the safe area, and what the toolkit puts around an example. */
export function Device({ code, children }: { code: string; children: ReactNode }) {
  const { Wrapper, ownsWrapper } = setup;
  return (
    <SafeAreaProvider>
      {!Wrapper || ownsWrapper?.(code) ? children : <Wrapper>{children}</Wrapper>}
    </SafeAreaProvider>
  );
}
