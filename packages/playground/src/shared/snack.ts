/** A set of files for Expo Snack, as the fields its address and its form both take. */
export interface SnackFields {
  name: string;
  /** JSON of `{ 'App.tsx': { type: 'CODE', contents } }`. */
  files: string;
  /** Names of packages, joined by commas. */
  dependencies: string;
  platform: 'web';
  supportedPlatforms: 'ios,android,web';
}

export const SNACK_URL = 'https://snack.expo.dev';

/** Longest address that servers and messengers take without harm. */
const LONGEST_URL = 6000;

/** What the toolkit needs beside itself. */
const ALWAYS = [
  '@0610studio/zs-ui',
  'react-native-safe-area-context',
  'react-native-svg',
  '@react-native-async-storage/async-storage',
  'react-native-reanimated',
  'expo-navigation-bar',
];

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

/** The files of an example for Snack: the example and an app around it. */
export function toSnack(title: string, source: string): SnackFields {
  const bare = /\bThemeProvider\b/.test(source);
  const file = (contents: string) => ({ type: 'CODE', contents });
  return {
    name: title,
    files: JSON.stringify({
      'App.tsx': file(bare ? BARE_APP : APP),
      'Example.tsx': file(source),
    }),
    dependencies: ALWAYS.join(','),
    platform: 'web',
    supportedPlatforms: 'ios,android,web',
  };
}

/** The address that opens the files, or nothing when it would be too long: post the form then. */
export function toSnackUrl(fields: SnackFields): string | undefined {
  const url = `${SNACK_URL}/?${new URLSearchParams({ ...fields })}`;
  return url.length > LONGEST_URL ? undefined : url;
}
