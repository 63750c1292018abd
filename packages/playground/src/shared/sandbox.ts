/** Modules the frame carries: an example may import these and nothing else. */
export const SANDBOX_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-native',
  'react-native-svg',
  'react-native-safe-area-context',
  '@react-native-async-storage/async-storage',
  '@0610studio/zs-ui',
] as const;

export type SandboxModule = (typeof SANDBOX_MODULES)[number];

/** Names of `react-native` the frame carries. Each costs every reader bytes, so the list is short. */
export const REACT_NATIVE_NAMES = [
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
] as const;

export type ReactNativeName = (typeof REACT_NATIVE_NAMES)[number];

/** Whether the frame carries the module. */
export function isSandboxModule(name: string): name is SandboxModule {
  return (SANDBOX_MODULES as readonly string[]).includes(name);
}
