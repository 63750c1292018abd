import type { ComponentType, Ref } from 'react';
import type { TextProps } from 'react-native';
import NativeText from 'react-native-web/dist/exports/Text/index.js?native';
import { useTextStyle } from '../textStyle.ts';

const PlainText: ComponentType<TextProps & { ref?: Ref<unknown> }> = NativeText;

/** React Native's Text with the styles that its web version leaves out: see `useTextStyle`. */
export function Text({ ref, ...props }: TextProps & { ref?: Ref<unknown> }) {
  const added = useTextStyle(props);
  return <PlainText ref={ref} {...props} style={added ? [props.style, added] : props.style} />;
}

// react-native-web exports each module as its default.
// biome-ignore lint/style/noDefaultExport: stands in for a module with a default export
export default Text;
