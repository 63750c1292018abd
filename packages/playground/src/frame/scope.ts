import * as zsUi from '@0610studio/zs-ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import {
  AccessibilityInfo,
  ActivityIndicator,
  Animated,
  Dimensions,
  Easing,
  FlatList,
  Image,
  Keyboard,
  Platform,
  Pressable,
  ScrollView,
  StyleSheet,
  Switch,
  Text,
  TextInput,
  TouchableOpacity,
  useColorScheme,
  useWindowDimensions,
  View,
} from 'react-native';
import type { ReactNativeName, SandboxModule } from '../shared/sandbox.ts';
import * as asyncStorage from './replace/asyncStorage.ts';
import * as safeArea from './replace/safeArea.tsx';
import * as svg from './replace/svg.ts';
import { frameText } from './text.ts';

const reactNative: Record<ReactNativeName, unknown> = {
  AccessibilityInfo,
  ActivityIndicator,
  Animated,
  Dimensions,
  Easing,
  FlatList,
  Image,
  Keyboard,
  Platform,
  Pressable,
  ScrollView,
  StyleSheet,
  Switch,
  Text,
  TextInput,
  TouchableOpacity,
  View,
  useColorScheme,
  useWindowDimensions,
};

/** Names each module: a name it lacks is an error that says so, not an undefined component. */
function strict(module: string, names: object): object {
  return new Proxy(names, {
    get(target, key) {
      if (key in target || typeof key === 'symbol' || key === '__esModule' || key === 'default') {
        return Reflect.get(target, key);
      }
      throw new Error(frameText('noName', { module, name: key }));
    },
  });
}

const modules: Record<SandboxModule, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-native': strict('react-native', reactNative),
  'react-native-svg': { ...svg, __esModule: true },
  'react-native-safe-area-context': strict('react-native-safe-area-context', safeArea),
  '@react-native-async-storage/async-storage': { ...asyncStorage, __esModule: true },
  '@0610studio/zs-ui': strict('@0610studio/zs-ui', zsUi),
};

/** What `require` gives an example. */
export function requireModule(name: string): object {
  const found = (modules as Record<string, object>)[name];
  if (!found) {
    throw new Error(
      frameText('noModule', { module: name, known: Object.keys(modules).join(', ') }),
    );
  }
  return found;
}
