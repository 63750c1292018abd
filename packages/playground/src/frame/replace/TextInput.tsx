import type { ComponentType, Ref } from 'react';
import type { TextInputProps } from 'react-native';
import NativeTextInput from 'react-native-web/dist/exports/TextInput/index.js?native';
import { useTextStyle } from '../textStyle.ts';

const PlainInput: ComponentType<TextInputProps & { ref?: Ref<unknown> }> = NativeTextInput;

/** React Native's TextInput with the styles that its web version leaves out: see `useTextStyle`. */
export function TextInput({ ref, ...props }: TextInputProps & { ref?: Ref<unknown> }) {
  const added = useTextStyle(props);
  return <PlainInput ref={ref} {...props} style={added ? [props.style, added] : props.style} />;
}

// react-native-web exports each module as its default.
// biome-ignore lint/style/noDefaultExport: stands in for a module with a default export
export default TextInput;
