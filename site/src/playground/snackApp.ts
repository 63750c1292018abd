import type { SnackApp } from '@zs-docs/playground';

const APP = `import { OverlayProvider, ThemeProvider } from '@0610studio/zs-ui';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import Example from './Example';

export default function App() {
  return (
    <SafeAreaProvider>
      <ThemeProvider>
        <OverlayProvider>
          <Example />
        </OverlayProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}
`;

const BARE_APP = `import { SafeAreaProvider } from 'react-native-safe-area-context';
import Example from './Example';

export default function App() {
  return (
    <SafeAreaProvider>
      <Example />
    </SafeAreaProvider>
  );
}
`;

/** An app with ZS-ui around an example; one that brings its own theme gets no providers. */
export const snackApp: SnackApp = {
  dependencies: [
    '@0610studio/zs-ui',
    'react-native-safe-area-context',
    'react-native-svg',
    '@react-native-async-storage/async-storage',
    'react-native-reanimated',
    'expo-navigation-bar',
  ],
  app: (source) => (/\bThemeProvider\b/.test(source) ? BARE_APP : APP),
};
