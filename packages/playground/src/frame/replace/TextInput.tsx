import type { ComponentType, Ref } from 'react';
import type { TextInputProps } from 'react-native';
import NativeTextInput from 'react-native-web/dist/exports/TextInput/index.js?native';
import { useGrownStyle } from '../fontScale.ts';

const PlainInput: ComponentType<TextInputProps & { ref?: Ref<unknown> }> = NativeTextInput;

/** React Native's TextInput that grows with the reader's text size, which the web version ignores. */
export function TextInput({ ref, ...props }: TextInputProps & { ref?: Ref<unknown> }) {
  const grown = useGrownStyle(props);
  return <PlainInput ref={ref} {...props} style={grown ? [props.style, grown] : props.style} />;
}

// react-native-web exports each module as its default.
// biome-ignore lint/style/noDefaultExport: stands in for a module with a default export
export default TextInput;
