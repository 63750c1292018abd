import { useEnv } from '../env.ts';

/** Colour scheme of the simulated device, also in posters, which are rendered without a browser. */
function useColorScheme(): 'light' | 'dark' {
  return useEnv().theme;
}

// biome-ignore lint/style/noDefaultExport: react-native-web exports each module as its default
export default useColorScheme;
