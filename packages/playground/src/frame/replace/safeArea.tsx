import { createContext, type ReactNode, useContext } from 'react';
import { useWindowDimensions, View, type ViewProps } from 'react-native';
import type { Insets } from '../../shared/protocol.ts';
import { getEnv, useEnv } from '../env.ts';

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * react-native-safe-area-context for the frame: insets come from the page, because a browser
 * measures none inside a frame.
 */
export const SafeAreaInsetsContext = createContext<Insets | null>(null);
export const SafeAreaFrameContext = createContext<Frame | null>(null);

/** What the device measured when the app started; the page describes it before that. */
export const initialWindowMetrics: { readonly frame: Frame; readonly insets: Insets } = {
  get frame() {
    return { x: 0, y: 0, width: window.innerWidth, height: window.innerHeight };
  },
  get insets() {
    return getEnv().insets;
  },
};

/** Provides the insets of the device. */
export function SafeAreaProvider({ children }: { children?: ReactNode }) {
  const { insets } = useEnv();
  const { width, height } = useWindowDimensions();
  return (
    <SafeAreaFrameContext.Provider value={{ x: 0, y: 0, width, height }}>
      <SafeAreaInsetsContext.Provider value={insets}>{children}</SafeAreaInsetsContext.Provider>
    </SafeAreaFrameContext.Provider>
  );
}

/** Insets of the nearest provider; throws without one, as the real hook does. */
export function useSafeAreaInsets(): Insets {
  const insets = useContext(SafeAreaInsetsContext);
  if (!insets) {
    throw new Error(
      'No safe area value available. Make sure you are rendering `<SafeAreaProvider>` at the top of your app.',
    );
  }
  return insets;
}

/** Position and size of the nearest provider. */
export function useSafeAreaFrame(): Frame {
  const frame = useContext(SafeAreaFrameContext);
  if (!frame) {
    throw new Error(
      'No safe area value available. Make sure you are rendering `<SafeAreaProvider>` at the top of your app.',
    );
  }
  return frame;
}

interface SafeAreaViewProps extends ViewProps {
  edges?: readonly (keyof Insets)[];
}

/** A view padded by the insets of the edges named. */
export function SafeAreaView({
  edges = ['top', 'right', 'bottom', 'left'],
  style,
  ...rest
}: SafeAreaViewProps) {
  const insets = useSafeAreaInsets();
  const pad = (edge: keyof Insets) => (edges.includes(edge) ? insets[edge] : 0);
  return (
    <View
      {...rest}
      style={[
        {
          paddingTop: pad('top'),
          paddingRight: pad('right'),
          paddingBottom: pad('bottom'),
          paddingLeft: pad('left'),
        },
        style,
      ]}
    />
  );
}
