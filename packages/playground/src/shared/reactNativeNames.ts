/** Names of `react-native` in the frame that every phone loads: what the examples of pages need. */
export const REACT_NATIVE_NAMES: readonly string[] = [
  'ActivityIndicator',
  'Animated',
  'AccessibilityInfo',
  'Dimensions',
  'Easing',
  'FlatList',
  'Image',
  'Keyboard',
  'Platform',
  'Pressable',
  'ScrollView',
  'StyleSheet',
  'Switch',
  'Text',
  'TextInput',
  'TouchableOpacity',
  'View',
  'useColorScheme',
  'useWindowDimensions',
];

/** All names that react-native-web has of React Native: in the frame for code that a reader has pasted. */
export const ALL_REACT_NATIVE_NAMES: readonly string[] = [
  ...REACT_NATIVE_NAMES,
  'Alert',
  'AppRegistry',
  'AppState',
  'Appearance',
  'BackHandler',
  'Button',
  'DeviceEventEmitter',
  'I18nManager',
  'ImageBackground',
  'InputAccessoryView',
  'InteractionManager',
  'KeyboardAvoidingView',
  'LayoutAnimation',
  'Linking',
  'LogBox',
  'Modal',
  'NativeEventEmitter',
  'NativeModules',
  'PanResponder',
  'PixelRatio',
  'RefreshControl',
  'SafeAreaView',
  'SectionList',
  'Share',
  'StatusBar',
  'TouchableHighlight',
  'TouchableNativeFeedback',
  'TouchableWithoutFeedback',
  'UIManager',
  'Vibration',
  'VirtualizedList',
  'findNodeHandle',
  'processColor',
];

/** Names of React Native that no browser can have. */
export const NATIVE_ONLY_NAMES: readonly string[] = [
  'ActionSheetIOS',
  'Clipboard',
  'DevMenu',
  'DevSettings',
  'DrawerLayoutAndroid',
  'DynamicColorIOS',
  'NativeComponentRegistry',
  'NativeDialogManagerAndroid',
  'PermissionsAndroid',
  'PlatformColor',
  'ProgressBarAndroid',
  'PushNotificationIOS',
  'ReactNativeVersion',
  'RootTagContext',
  'Settings',
  'Systrace',
  'ToastAndroid',
  'TurboModuleRegistry',
  'VirtualViewMode',
  'VirtualizedSectionList',
  'codegenNativeCommands',
  'codegenNativeComponent',
  'registerCallableModule',
  'requireNativeComponent',
  'unstable_batchedUpdates',
  'usePressability',
];

/** Uses of `react-native` in compiled code: a name of it, or the module as a whole. */
const USE = /\b_reactnative\.(\w+)|_interopRequireWildcard\(\s*require\('react-native'\)/g;

/**
 * Whether compiled code needs more of `react-native` than every phone loads.
 * @example needsAllOfReactNative('_reactnative.View') // false
 * needsAllOfReactNative('_reactnative.Button') // true
 */
export const needsAllOfReactNative = (code: string): boolean =>
  [...code.matchAll(USE)].some(
    ([, name]) => name === undefined || !REACT_NATIVE_NAMES.includes(name),
  );
