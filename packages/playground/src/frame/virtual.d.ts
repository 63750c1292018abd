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

declare module 'react-native-web/dist/exports/View/index.js?native' {
  import type { ComponentType } from 'react';
  import type { ViewProps } from 'react-native';

  const View: ComponentType<ViewProps>;
  export default View;
}

declare module 'virtual:playground/toolkit' {
  import type { ToolkitSetup } from '../react/setup.ts';

  export const reactNative: Record<string, unknown>;
  export const modules: Record<string, object>;
  export const setup: ToolkitSetup;
}
