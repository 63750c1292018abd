/** What Expo and Metro give to every file of an app beside what React Native declares. */
export const APP_GLOBALS = `
declare const global: any;
declare const process: { env: Record<string, string | undefined> & { NODE_ENV?: string } };
declare const module: any;
declare const exports: any;
`;

/** Modules whose names are suggested to files that do not import them. */
export const KNOWN_MODULES = [
  '@0610studio/zs-ui',
  'react-native',
  'react',
  'react-native-safe-area-context',
  'react-native-svg',
];
