import text from '@0610studio/zs-ui/facts/sdks.yml?raw';
import { z } from 'astro/zod';
import { load } from 'js-yaml';
import { toolkitVersion } from './toolkitVersion.ts';

const range = z.string().min(1);

const schema = z.array(
  z.strictObject({
    sdk: z.number(),
    reactNative: z.string(),
    zsUi: z.string(),
    versions: z.record(z.string(), range),
    instead: z.record(z.string(), range).default({}),
  }),
);

/** One version of zs-ui on one Expo SDK. */
type SdkFit = z.infer<typeof schema>[number];

/** Compatible versions of zs-ui and Expo SDKs. */
export const sdkFits: readonly SdkFit[] = schema.parse(load(text));

/** The Expo SDK whose bundled versions fit the documented version best. */
export const RECOMMENDED_SDK = 53;

/** Packages that the documented version requires, in the order of the command. */
const REQUIRED_PACKAGES = [
  'react-native-safe-area-context',
  'react-native-svg',
  '@react-native-async-storage/async-storage',
  'expo-navigation-bar',
  'expo-router',
];

/** The documented version and the packages that it requires. Without a version, the SDK chooses it. */
export function requiredPackages(): string {
  const fit = sdkFits.find(({ sdk }) => sdk === RECOMMENDED_SDK);
  const reanimated = fit && rangeOf(fit, 'react-native-reanimated');
  return [
    `@0610studio/zs-ui@${toolkitVersion}`,
    `react-native-reanimated@${reanimated}`,
    ...REQUIRED_PACKAGES,
  ].join(' ');
}

/** Compatible range of a package: that of zs-ui, else that of the SDK. */
export const rangeOf = ({ versions, instead }: SdkFit, name: string): string | undefined =>
  instead[name] ?? versions[name];

/**
 * Adds the ranges of an SDK to packages, for package managers other than Expo's.
 * @param packages names separated by spaces, with or without a version
 * @throws Error when a package has no version and the SDK has none for it
 */
export function withRanges(packages: string, sdk: number): string {
  const fit = sdkFits.find((one) => one.sdk === sdk);
  return packages
    .trim()
    .split(/\s+/)
    .map((spec) => {
      const isPinned = spec.lastIndexOf('@') > 0;
      const found = isPinned ? '' : fit && rangeOf(fit, spec);
      if (found === undefined) {
        throw new Error(
          `<Install sdk={${sdk}}>: packages/toolkit/facts/sdks.yml에 SDK ${sdk}의 ${spec} 버전이 없습니다. 버전을 지정하거나 표에 추가하세요.`,
        );
      }
      return found === '' ? spec : `${spec}@${found}`;
    })
    .join(' ');
}
