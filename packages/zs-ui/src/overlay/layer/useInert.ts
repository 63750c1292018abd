import { type ComponentRef, useLayoutEffect, useRef } from 'react';
import type { View, ViewProps } from 'react-native';
import { setInert } from '../../platform/focus';
import { webProps } from '../../platform/webProps';

/**
 * Takes a layer out of reach while a higher one holds the screen.
 *
 * @returns the ref and the props for the layer's View.
 */
export function useInert(isInert: boolean) {
  const ref = useRef<ComponentRef<typeof View>>(null);
  useLayoutEffect(() => setInert(ref.current, isInert), [isInert]);
  const hidden: ViewProps = {
    'aria-hidden': isInert,
    importantForAccessibility: isInert ? 'no-hide-descendants' : 'auto',
  };
  // `inert` says it all in browsers, and hiding what still has the focus is an error there.
  return { ref, inertProps: { ...hidden, ...webProps({ 'aria-hidden': undefined }) } };
}
