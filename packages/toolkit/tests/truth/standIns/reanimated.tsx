// react-native-reanimated without its native part: every animation is at its end at once.
import { type ComponentType, useEffect, useReducer, useRef } from 'react';
import { StyleSheet, Text, View } from 'react-native';

type Style = Record<string, unknown>;

/** Styles of a worklet, and those of them that have changed since the first rendering. */
interface AnimatedStyle extends Style {
  [CHANGED]: Style;
}

const CHANGED = Symbol('changed');

/** Components with an animated style; they render again when any shared value changes. */
const listeners = new Set<() => void>();

export interface SharedValue<Value> {
  value: Value;
}

export function useSharedValue<Value>(initial: Value): SharedValue<Value> {
  const ref = useRef<SharedValue<Value>>(undefined);
  if (ref.current === undefined) {
    let current = initial;
    ref.current = {
      get value() {
        return current;
      },
      set value(next) {
        if (next !== current) {
          current = next;
          for (const listener of [...listeners]) {
            listener();
          }
        }
      },
    };
  }
  return ref.current;
}

export const useDerivedValue = <Value,>(compute: () => Value): SharedValue<Value> => ({
  get value() {
    return compute();
  },
});

export function useAnimatedStyle(worklet: () => Style): AnimatedStyle {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    listeners.add(redraw);
    return () => void listeners.delete(redraw);
  }, []);
  const style = worklet();
  const first = useRef(style);
  const changed = useRef<Style>({});
  for (const [name, value] of Object.entries(style)) {
    if (name in changed.current || JSON.stringify(value) !== JSON.stringify(first.current[name])) {
      changed.current[name] = value;
    }
  }
  return { ...style, [CHANGED]: changed.current };
}

export const withTiming = <Value,>(value: Value): Value => value;
export const withSpring = <Value,>(value: Value): Value => value;
export const withDelay = <Value,>(_delay: number, value: Value): Value => value;

export function interpolate(value: number, [from, to]: number[], [low, high]: number[]): number {
  const [start = 0, end = 1, first = 0, last = 1] = [from, to, low, high];
  const part = Math.min(1, Math.max(0, (value - start) / (end - start)));
  return first + part * (last - first);
}

/** Neither end of the animations of the toolkit lies between two colours. */
export function interpolateColor(value: number, _range: number[], colors: string[]): string {
  return colors[value < 1 ? 0 : 1] ?? '';
}

export const withRepeat = <Value,>(value: Value): Value => value;
export const cancelAnimation = (): void => undefined;
export const ReduceMotion = { System: 'system', Always: 'always', Never: 'never' } as const;

interface LayoutAnimation {
  duration: (ms: number) => LayoutAnimation;
  withCallback: (callback: (isFinished: boolean) => void) => LayoutAnimation;
  finish?: (isFinished: boolean) => void;
}

function layoutAnimation(finish?: (isFinished: boolean) => void): LayoutAnimation {
  return {
    duration: () => layoutAnimation(finish),
    withCallback: (callback) => layoutAnimation(callback),
    finish,
  };
}

export const FadeIn = layoutAnimation();
export const FadeOut = layoutAnimation();
export const FadeInDown = layoutAnimation();
export const FadeOutDown = layoutAnimation();
export const FadeInUp = layoutAnimation();
export const FadeOutUp = layoutAnimation();
export const LinearTransition = layoutAnimation();

interface AnimatedProps {
  entering?: LayoutAnimation;
  exiting?: LayoutAnimation;
  layout?: LayoutAnimation;
  style?: unknown;
}

/** Native updates win over the styles of React, whatever their order. */
function settled(style: unknown): Style {
  const parts = [style].flat(Number.POSITIVE_INFINITY) as (AnimatedStyle | undefined)[];
  const changed = parts.map((part) => part?.[CHANGED]);
  return Object.assign({}, StyleSheet.flatten(style as Style), ...changed) as Style;
}

function animated(Host: ComponentType<{ style?: object }>) {
  return function Animated({
    entering,
    exiting: _exiting,
    layout: _layout,
    style,
    ...rest
  }: AnimatedProps) {
    useEffect(() => entering?.finish?.(true), []);
    return <Host {...rest} style={settled(style)} />;
  };
}

// biome-ignore lint/style/noDefaultExport: stands in for a module with a default export
export default {
  View: animated(View as ComponentType<{ style?: object }>),
  Text: animated(Text as ComponentType<{ style?: object }>),
};
