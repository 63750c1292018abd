import type { ComponentType, Ref } from 'react';
import type { TextProps } from 'react-native';
import NativeText from 'react-native-web/dist/exports/Text/index.js?native';
import { useGrownStyle } from '../fontScale.ts';

const PlainText: ComponentType<TextProps & { ref?: Ref<unknown> }> = NativeText;

/** React Native's Text that grows with the reader's text size, which the web version ignores. */
export function Text({ ref, ...props }: TextProps & { ref?: Ref<unknown> }) {
  const grown = useGrownStyle(props);
  return <PlainText ref={ref} {...props} style={grown ? [props.style, grown] : props.style} />;
}

// react-native-web exports each module as its default.
// biome-ignore lint/style/noDefaultExport: stands in for a module with a default export
export default Text;
