/** Name and version of `react-native-svg@15.8.0`; a name alone has no version. */
const SPEC = /^(@?[^@]+)@(.+)$/;

/** Newer versions of Reanimated need it beside them. */
const REANIMATED = 'react-native-reanimated';
const WORKLETS = 'react-native-worklets';

/**
 * Rewrites a package of an install command for the reader's version of the toolkit.
 * @param spec `react-native-reanimated@~3.17.4`; a name alone is left to the package manager
 * @param packages versions to install, by name
 * @example installedSpec('react-native-svg@15.8.0', { 'react-native-svg': '15.15.4' }) // 'react-native-svg@15.15.4'
 * installedSpec('expo-router', { 'expo-router': '~5.1.11' }) // 'expo-router'
 */
export function installedSpec(spec: string, packages: Readonly<Record<string, string>>): string {
  const [, name = spec, version] = SPEC.exec(spec) ?? [];
  const wanted = packages[name];
  if (version === undefined || wanted === undefined) {
    return spec;
  }
  const worklets = packages[WORKLETS];
  const beside = name === REANIMATED && worklets ? ` ${WORKLETS}@${worklets}` : '';
  return `${name}@${wanted}${beside}`;
}
