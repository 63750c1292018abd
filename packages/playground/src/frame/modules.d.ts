declare module 'react-native-web/dist/exports/Text/index.js?native' {
  import type { ComponentType } from 'react';
  import type { TextProps } from 'react-native';

  const Text: ComponentType<TextProps>;
  export default Text;
}

declare module 'react-native-web/dist/exports/TextInput/index.js?native' {
  import type { ComponentType } from 'react';
  import type { TextInputProps } from 'react-native';

  const TextInput: ComponentType<TextInputProps>;
  export default TextInput;
}
