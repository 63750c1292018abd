import type { ComponentType, Ref } from 'react';
import { StyleSheet, type TextProps } from 'react-native';
import NativeText from 'react-native-web/dist/exports/Text/index.js?native';
import { useEnv } from '../env.ts';

const PlainText: ComponentType<TextProps & { ref?: Ref<unknown> }> = NativeText;

/** Size of text that names none. */
const BASE_SIZE = 14;

/** React Native's Text that grows with the reader's text size, which the web version ignores. */
export function Text({ ref, ...props }: TextProps & { ref?: Ref<unknown> }) {
  const { fontScale } = useEnv();
  if (fontScale === 1 || props.allowFontScaling === false) {
    return <PlainText ref={ref} {...props} />;
  }
  const most = props.maxFontSizeMultiplier || Number.POSITIVE_INFINITY;
  const scale = Math.min(fontScale, most);
  const { fontSize = BASE_SIZE, lineHeight } = StyleSheet.flatten(props.style) ?? {};
  const grown = {
    fontSize: fontSize * scale,
    ...(lineHeight ? { lineHeight: lineHeight * scale } : {}),
  };
  return <PlainText ref={ref} {...props} style={[props.style, grown]} />;
}

// react-native-web exports each module as its default.
// biome-ignore lint/style/noDefaultExport: stands in for a module with a default export
export default Text;
