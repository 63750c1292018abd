const reactNative = (page: string) => `https://reactnative.dev/docs/${page}`;

/** Documentation of types that React and React Native declare. */
const pages: Readonly<Record<string, string>> = {
  ViewProps: reactNative('view#props'),
  ViewStyle: reactNative('view-style-props'),
  TextProps: reactNative('text#props'),
  TextStyle: reactNative('text-style-props'),
  TextInput: reactNative('textinput'),
  TextInputProps: reactNative('textinput#props'),
  ScrollView: reactNative('scrollview'),
  ScrollViewProps: reactNative('scrollview#props'),
  PressableProps: reactNative('pressable#props'),
  TouchableOpacityProps: reactNative('touchableopacity#props'),
  StyleProp: reactNative('style'),
  ScaledSize: reactNative('dimensions'),
  NativeScrollEvent: reactNative('scrollview#onscroll'),
  NativeSyntheticEvent: reactNative('handling-touches'),
  ReactNode: 'https://react.dev/reference/react/Component#render-returns',
};

/**
 * URL of the documentation of a type of React or React Native.
 * @example externalDocsUrl('ViewProps') // 'https://reactnative.dev/docs/view#props'
 * externalDocsUrl('Button') // undefined
 * externalDocsUrl('constructor') // undefined
 */
export function externalDocsUrl(typeName: string): string | undefined {
  return Object.hasOwn(pages, typeName) ? pages[typeName] : undefined;
}
