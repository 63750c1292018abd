declare module 'react-native-web/dist/exports/Text/index.js?native' {
  import type { ComponentType } from 'react';
  import type { TextProps } from 'react-native';

  const Text: ComponentType<TextProps>;
  export default Text;
}
