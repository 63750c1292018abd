import { useEnv } from '../env.ts';

/** The colour scheme the page plays; a poster drawn without a browser has one too. */
function useColorScheme(): 'light' | 'dark' {
  return useEnv().theme;
}

// biome-ignore lint/style/noDefaultExport: react-native-web exports each module as its default
export default useColorScheme;
