import { setup } from 'virtual:playground/toolkit';
import { Fragment, type ReactNode } from 'react';
import { SafeAreaProvider } from './replace/safeArea.tsx';

/** What an app has at its root: the safe area, and what the toolkit puts around an example. */
export function Device({ code, children }: { code: string; children: ReactNode }) {
  const { Wrapper = Fragment, ownsWrapper } = setup;
  return (
    <SafeAreaProvider>
      {ownsWrapper?.(code) ? children : <Wrapper>{children}</Wrapper>}
    </SafeAreaProvider>
  );
}
