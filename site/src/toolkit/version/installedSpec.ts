/** Name and version of `react-native-svg@15.8.0`; a name alone has no version. */
const SPEC = /^(@?[^@]+)@(.+)$/;

/** Reanimated needs it since its fourth version. */
const WORKLETS = 'react-native-worklets';

/**
 * Rewrites a package of an install command for the reader's version of the toolkit.
 * @param spec `react-native-svg@15.15.4`; a name alone is left to the package manager, unless it is pinned
 * @param packages versions to install, by name
 * @param pinned names that a package manager would take another version of
 * @returns empty for a package that the version has no use for; the name alone where its version is not known,
 * as that of another SDK would not fit
 * @example installedSpec('react-native-svg@15.15.4', { 'react-native-svg': '15.11.2' }) // 'react-native-svg@15.11.2'
 * installedSpec('expo-router', { 'expo-router': '~5.1.11' }) // 'expo-router'
 * installedSpec('react-native-worklets', { 'expo-router': '~5.1.11' }) // ''
 * installedSpec('expo-router', { 'expo-router': '~5.1.11' }, ['expo-router']) // 'expo-router@~5.1.11'
 * installedSpec('expo-font@~56.0.7', { 'expo-router': '~5.1.11' }) // 'expo-font'
 */
export function installedSpec(
  spec: string,
  packages: Readonly<Record<string, string>>,
  pinned: readonly string[] = [],
): string {
  const [, name = spec, version] = SPEC.exec(spec) ?? [];
  const wanted = packages[name];
  if (name === WORKLETS && wanted === undefined) {
    return '';
  }
  const isNamed = version !== undefined || pinned.includes(name);
  return isNamed && wanted !== undefined ? `${name}@${wanted}` : name;
}
