import { type ComponentRef, useLayoutEffect, useRef } from 'react';
import type { View, ViewProps } from 'react-native';
import { setInert } from '../../platform/focus';
import { webProps } from '../../platform/webProps';

/**
 * Makes a View inert: for keyboard and pointer in browsers, and for screen readers everywhere.
 * @returns ref and props for the View
 */
export function useInert(isInert: boolean) {
  const ref = useRef<ComponentRef<typeof View>>(null);
  useLayoutEffect(() => setInert(ref.current, isInert), [isInert]);
  const hidden: ViewProps = {
    'aria-hidden': isInert,
    importantForAccessibility: isInert ? 'no-hide-descendants' : 'auto',
  };
  // Browsers have `inert`; `aria-hidden` on an element that still has the focus is an error there.
  return { ref, inertProps: { ...hidden, ...webProps({ 'aria-hidden': undefined }) } };
}
